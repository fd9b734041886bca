import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { generateOptions } from '../../../tools/generate/data-attributes.ts';
import { IMAGE_FILTERS } from '../../../src/contract/image-filters.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const GLOBAL_PAGE = read('docs/reference/global.md');
const components = globSync('src/components/**/*.ts', { cwd: root }).map(read).join('\n');

/** Every first group of a pattern, once. */
const matchesOf = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? '')),
];

it('documents list the options of containers: npm run generate', async () => {
  for (const [file, text] of await generateOptions()) expect(text, file).toBe(read(file));
});

describe('The reference', () => {
  it.each(IMAGE_FILTERS)('names the parameter %s of Pix.listImages', (name) => {
    const [, row = ''] = /^\| `listImages\(query\?\)` .*`(.*)` +\|$/m.exec(GLOBAL_PAGE) ?? [];
    expect(row.split(' ')).toContain(name);
  });

  it.each(
    matchesOf(read('src/global.ts'), /^ {2}(?:readonly )?(\w+)[(:]/gm).filter(
      (name) => !['push'].includes(name),
    ),
  )('describes Pix.%s', (name) => expect(GLOBAL_PAGE).toMatch(new RegExp(`\`${name}(\\(|\`|\\.)`)));

  it.each(matchesOf(components, /'(pix-(?:load|error|open|close))'/g))('names the event %s', (name) => {
    expect(read('docs/guides/events.md')).toContain(`\`${name}\``);
  });
});

it.each(IMAGE_FILTERS)('the guide of search and filters names data-%s', (name) => {
  expect(read('docs/guides/search-and-filters.md')).toContain(`\`data-${name}`);
});
