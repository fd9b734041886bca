/** `npm run bench:lightboxes`: gives the pictures of one article a viewer by Pix and by other libraries, and counts what that takes. */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from 'playwright';
import { requireBrowser } from '../../browsers/browsers.ts';
import { formatted } from '../../generate/format.ts';
import { buildPages, versionsOf } from './build-pages.ts';
import { LIGHTBOXES, type Contestant } from './contestants.ts';
import { serve } from './rounds.ts';
import { countCode } from './visit.ts';

/** The document whose table has the figures. */
const DOCUMENT = resolve(import.meta.dirname, '../../../docs/get-started/own-images.md');

/** What stands between the marks of the table. */
const TABLE = /(?<=<!-- measured: npm run bench:lightboxes -->\n).*(?=<!-- end -->)/s;

const mounts = await buildPages(LIGHTBOXES.map(({ id }) => id));
const server = await serve({ static: mounts });
const browser = await chromium.launch(requireBrowser('chromium'));
const rows = [];
for (const contestant of LIGHTBOXES) rows.push(await rowOf(contestant));
await browser.close();
server.stop();

const heads = [
  'Library',
  'Lines of code',
  'Attributes for each picture',
  'Code before the first click',
  'Code after it',
];
const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
console.log(lines.join('\n'));
const text = readFileSync(DOCUMENT, 'utf8').replace(TABLE, () => `\n${lines.join('\n')}\n\n`);
writeFileSync(DOCUMENT, await formatted(DOCUMENT, text));

async function rowOf(contestant: Contestant): Promise<string[]> {
  const { id, name } = contestant;
  const page = readFileSync(resolve(import.meta.dirname, `pages/${id}.html`), 'utf8');
  const [, script = ''] = /<\/article>\n(.*)<\/body>/s.exec(page) ?? [];
  const [, attributes = ''] = /<a\s+href="[^"]*"([^>]*)>/.exec(page) ?? [];
  const { before, after } = await countCode(browser, `${server.url}/${id}/${id}.html`);
  const version = Object.values(versionsOf(contestant)).join(', ');
  return [
    `${name} ${version}`,
    // Without the lines of the tag around them.
    `${linesOf(script).filter((line) => !/^<\/?script( type="module")?>$/.test(line)).length}`,
    linesOf(attributes.replaceAll(/"\s+/g, '"\n'))
      .map((text) => `\`${text.replace(/=".*/, '')}\``)
      .join(', ') || 'none',
    kilobytes(before),
    kilobytes(after),
  ];
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
