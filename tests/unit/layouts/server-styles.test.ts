import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GAP, MAX_ROW_HEIGHT, MAX_TILE_SIZE } from '../../../src/layouts/server-styles.ts';
import { renderGallery } from '../../../src/server-render.ts';
import { imageRecord } from '../../support/picture-records.ts';

const tileSize = (unit: string) => `var(--pix-tile-size, clamp(96px, 30${unit}, ${MAX_TILE_SIZE}px))`;
const rowHeight = (unit: string) => `var(--pix-row-height, clamp(96px, 28${unit}, ${MAX_ROW_HEIGHT}px))`;

it.each([
  [
    'tiles/list.styles.ts',
    [`minmax(min(100%, ${tileSize('%')}), 1fr)`, 'aspect-ratio: var(--pix-tile-ratio, 1)'],
  ],
  ['tiles/list.styles.ts', [`gap: var(--pix-gap, ${GAP}px)`]],
  ['tiles/positioned-tiles.styles.ts', [tileSize('%'), rowHeight('%')]],
])('the styles of the elements have the default lengths: %s', (file, texts) => {
  const css = readFileSync(`src/${file}`, 'utf8');
  for (const text of texts) expect(css).toContain(text);
});

it.each([
  'tiles/list.styles.ts',
  'tiles/positioned-tiles.styles.ts',
  'components/pix-gallery/virtual-grid.styles.ts',
])('the styles of the elements have no other default lengths: %s', (file) => {
  const css = readFileSync(`src/${file}`, 'utf8');
  const lengths = [...css.matchAll(/--pix-(tile-size|row-height), clamp\([^)]*, (\d+)px\)/g)];
  expect(lengths.length).toBeGreaterThan(0);
  for (const [, name, length] of lengths)
    expect(Number(length)).toBe(name === 'tile-size' ? MAX_TILE_SIZE : MAX_ROW_HEIGHT);
  const gaps = [...css.matchAll(/--pix-gap, (\d+)px/g)];
  expect(gaps.length).toBeGreaterThan(0);
  for (const [, gap] of gaps) expect(Number(gap)).toBe(GAP);
});

it.each([
  ['grid', tileSize('%')],
  ['rows', rowHeight('cqi')],
  ['columns', tileSize('cqi')],
  ['carousel', rowHeight('cqi')],
] as const)('HTML from a server has the default lengths: %s', (layout, text) => {
  expect(renderGallery([imageRecord(1)], { layout })).toContain(text.replaceAll(', ', ','));
});
