import type { MdastPluginInstance } from 'satteri';
import { liveFrame, playgroundLink } from '../live-example.ts';
import type { Example } from '../playground-url.ts';

interface Code {
  type: string;
  lang?: string | null | undefined;
  meta?: string | null | undefined;
  value?: string;
}

/** Kinds of source of an example, by the language of the fence. */
const KINDS: Readonly<Record<string, keyof Example>> = { html: 'html', css: 'css', js: 'js' };

/** Names of languages, in the bar above the code. */
const TITLES: Readonly<Record<string, string>> = { html: 'HTML', css: 'CSS', js: 'JavaScript' };

const titled = ({ lang, meta }: Code) => `${meta ?? ''} title="${TITLES[lang ?? ''] ?? ''}"`;

const kindOf = ({ type, lang, meta }: Code) =>
  type === 'code' && /\blive\b/.test(meta ?? '') ? KINDS[lang ?? ''] : undefined;

/**
 * Markdown plugin for fences with `live` in their info string: shows the result above the code, with a link to the playground.
 * A fence of CSS or JavaScript with `live` that follows one of HTML belongs to the same example.
 */
export function liveExamples(): MdastPluginInstance & { name: string } {
  return {
    name: 'live-examples',
    code(node, context) {
      if (kindOf(node) !== 'html') return;
      const siblings = (context.parent(node)?.children ?? []) as readonly Code[];
      const example: Example = { html: node.value };
      context.setProperty(node, 'meta', titled(node));
      for (const sibling of siblings.slice((context.indexOf(node) ?? 0) + 1)) {
        const kind = kindOf(sibling);
        if (kind === undefined || kind === 'html') break;
        example[kind] = sibling.value ?? '';
        context.setProperty(sibling, 'meta', titled(sibling));
      }
      context.insertBefore(node, { type: 'html', value: liveMarkup(example) + playgroundLink(example) });
    },
  };
}

const WITHOUT_SCRIPTS = '<noscript><p>Please enable JavaScript to see this example.</p></noscript>';

/** The running example. */
export function liveMarkup({ html, css, js }: Example): string {
  const style = css === undefined ? '' : `<style>\n${css}\n</style>\n`;
  const script =
    js === undefined
      ? ''
      : `\n<script type="module">\n${js.replace(/(['"])pix-sdk(?:\/define|\/elements)?\1/g, "'/cdn/pix.mjs'")}\n</script>`;
  return liveFrame(`${style}${html}${script}\n${WITHOUT_SCRIPTS}`);
}
