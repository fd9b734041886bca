/** The texts that list the layouts name all of them. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LAYOUT_VALUES, layoutNameOf } from '../../../src/layouts/layout-names.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** Doc blocks and rows that list the values of `layout`. */
const LISTS = globSync(['src/**/*.ts', 'docs/reference/data-attributes.md'], { cwd: root }).flatMap((file) =>
  read(file)
    .split('\n')
    .filter((line) => /layout.*: `grid` \(default\)/i.test(line))
    .map((text) => ({ file, text })),
);

it('the elements, server rendering and the data attributes list the layouts', () => {
  expect(LISTS.map(({ file }) => file).toSorted()).toEqual([
    'docs/reference/data-attributes.md',
    'src/components/pix-albums/pix-albums.ts',
    'src/components/pix-gallery/gallery-element.ts',
    'src/server-render.ts',
  ]);
});

describe.each(LISTS)('the list of $file', ({ text }) => {
  it.each(LAYOUT_VALUES)('names the layout %s', (name) => {
    expect(text).toContain(`\`${name}\``);
  });
});

it.each(LAYOUT_VALUES)('the guide of layouts has a row for %s', (name) => {
  expect(read('docs/guides/layouts.md')).toMatch(new RegExp(`^\\| .*\`${name}\``, 'm'));
});

// Aliases are not choices.
it.each(LAYOUT_VALUES.filter((name) => layoutNameOf(name) === name))(
  'the page of layouts offers %s',
  (name) => {
    const page = read('demo/src/pages/examples/layouts.astro');
    expect(page).toContain(`name="layout" value="${name}"`);
    expect(page).toContain(`<dt><code>${name}</code>`);
  },
);
