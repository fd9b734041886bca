/** Pages of the site that show an element: guides with live examples, pages of examples, frameworks, the playground. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { listExamplePages } from '../../../demo/src/examples/pages.ts';
import { markdownOf, readDocument } from '../../../demo/src/markdown/plain-text.ts';
import { documentsIn } from '../../../demo/src/sidebar.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The guides, in the order of the navigation. */
const GUIDES = documentsIn('guides');

/** Pages of examples, with their sources. */
const EXAMPLES = listExamplePages().map(({ name, title }) => {
  const file = `demo/src/pages/examples/${name}.astro`;
  return { name, title, file, source: readFileSync(resolve(root, file), 'utf8') };
});

/** A live example: its markup, and its style sheet and module. */
const LIVE = /```html live\n([^]*?)```((?:\n\n```(?:css|js) live\n[^]*?```)*)/g;

/**
 * Features that an example shows: attributes and slots of its markup, properties and parts of its style sheet, events and imports.
 */
const SHOWN =
  /(?<= )(?!class\b|id\b)[a-z-]+(?==")|slot="\w+"|(?<=^ +)[\w-]+(?=: )|part\(\w+\)|'pix-[\w/-]+'/gm;

/** Whether a text contains an element, or a container that becomes one. */
const contains = (text: string, tag: string) =>
  new RegExp(`<${tag}\\b(?!-)|\\bdata-${tag}\\b(?!-)`).test(text);

/** Guides whose live examples show a feature of an element that no earlier guide shows. */
function guidesThatShow(tag: string): string[] {
  const known = new Set<string>();
  return GUIDES.filter((guide) => {
    const examples = [...markdownOf(guide).matchAll(LIVE)].filter(([, html = '']) => contains(html, tag));
    const shown = examples.flatMap(([all]) => all.match(SHOWN) ?? []).filter((name) => !known.has(name));
    for (const name of shown) known.add(name);
    return shown.length > 0;
  });
}

/** The line with links to pages that show or describe an element. */
export function seeAlso(tag: string): string {
  const live = guidesThatShow(tag);
  const guides = live.length > 1 ? live : GUIDES.filter((guide) => contains(markdownOf(guide), tag));
  const examples = EXAMPLES.filter(
    ({ name, source }) => tag === `pix-${name}` || (live.length < 2 && contains(source, tag)),
  );
  const links = [
    ...guides.map((guide) => `[${readDocument(guide).title}](../../${guide}.md)`),
    ...examples.map(({ file, title }) => `[${title} (example)](../../../${file})`),
    '[Frameworks](../../frameworks/index.md)',
    '[Playground](../../../demo/src/pages/playground/index.astro)',
  ];
  return `See also: ${links.join(', ')}.`;
}
