import type { MdastPluginInstance } from 'satteri';
import { playgroundUrl, type Example } from '../playground-url.ts';

interface Code {
  type: string;
  lang?: string | null | undefined;
  meta?: string | null | undefined;
  value?: string;
}

/** Kinds of source of an example, by the language of the fence. */
const KINDS: Readonly<Record<string, keyof Example>> = { html: 'html', css: 'css', js: 'js' };

const kindOf = ({ type, lang, meta }: Code) =>
  type === 'code' && /\blive\b/.test(meta ?? '') ? KINDS[lang ?? ''] : undefined;

/**
 * Markdown plugin for fences with `live` in their info string: shows the result above the code, and a link to the playground below.
 * A fence of CSS or JavaScript with `live` that follows one of HTML belongs to the same example.
 */
export function liveExamples(): MdastPluginInstance & { name: string } {
  return {
    name: 'live-examples',
    code(node, context) {
      if (kindOf(node) !== 'html') return;
      const siblings = (context.parent(node)?.children ?? []) as readonly Code[];
      const example: Example = { html: node.value };
      let last: Code = node;
      for (const sibling of siblings.slice((context.indexOf(node) ?? 0) + 1)) {
        const kind = kindOf(sibling);
        if (kind === undefined || kind === 'html') break;
        example[kind] = sibling.value ?? '';
        last = sibling;
      }
      context.insertBefore(node, { type: 'html', value: liveMarkup(example) });
      context.insertAfter(last, { type: 'html', value: playgroundLink(example) });
    },
  };
}

/** The running example. */
export function liveMarkup({ html, css, js }: Example): string {
  const style = css === undefined ? '' : `<style>\n${css}\n</style>\n`;
  const script =
    js === undefined
      ? ''
      : `\n<script type="module">\n${js.replace(/(['"])pix-sdk(?:\/define|\/elements)?\1/g, "'/cdn/pix.mjs'")}\n</script>`;
  return `<div class="live not-content" data-pagefind-ignore>\n${style}${html}${script}\n</div>`;
}

/** A link that opens the playground with the example. */
export function playgroundLink(example: Example): string {
  return `<p class="open-playground"><a href="${playgroundUrl(example)}">Open in playground</a></p>`;
}
