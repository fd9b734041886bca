import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CAPTION_HEIGHT, CAPTION_LENGTH } from '../../../src/internal/caption-length.ts';
import { layoutColumns } from '../../../src/layouts/columns/layout-columns.ts';
import { fitColumns } from '../../../src/layouts/fit-columns.ts';
import {
  GAP,
  GAP_LENGTH,
  MAX_ROW_HEIGHT,
  MAX_TILE_SIZE,
  SERVER_STYLES,
} from '../../../src/layouts/server-styles.ts';
import { renderGallery } from '../../../src/server-render.ts';
import { imageRecord } from '../../support/picture-records.ts';
import { boxesOf, present } from './support/any-gallery.ts';

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

it.each(['tiles/list.styles.ts', 'tiles/positioned-tiles.styles.ts'])(
  'the styles of the elements have no other default lengths: %s',
  (file) => {
    const css = readFileSync(`src/${file}`, 'utf8');
    const lengths = [...css.matchAll(/--pix-(tile-size|row-height), clamp\([^)]*, (\d+)px\)/g)];
    expect(lengths.length).toBeGreaterThan(0);
    for (const [, name, length] of lengths)
      expect(Number(length)).toBe(name === 'tile-size' ? MAX_TILE_SIZE : MAX_ROW_HEIGHT);
    const gaps = [...css.matchAll(/--pix-gap, (\d+)px/g)];
    expect(gaps.length).toBeGreaterThan(0);
    for (const [, gap] of gaps) expect(Number(gap)).toBe(GAP);
  },
);

it.each([
  ['grid', tileSize('%')],
  ['rows', rowHeight('cqi')],
  ['columns', tileSize('cqi')],
  ['carousel', rowHeight('cqi')],
] as const)('HTML from a server has the default lengths: %s', (layout, text) => {
  expect(renderGallery([imageRecord(1)], { layout })).toContain(text.replaceAll(', ', ','));
});

it.each([
  ['grid', MAX_TILE_SIZE],
  ['rows', 2 * MAX_ROW_HEIGHT],
  ['columns', MAX_TILE_SIZE],
  ['carousel', 2 * MAX_ROW_HEIGHT],
] as const)('a picture of 2 : 1 has the width of a tile in a wide container: %s', (layout, width) => {
  expect(SERVER_STYLES[layout].width(2)).toBe(width);
});

it('rows from a server are as high as those of the element at least and at most', () => {
  const height = `min(100cqi,${rowHeight('cqi').replaceAll(', ', ',')})`;
  expect(SERVER_STYLES.rows.item(1.5, false)).toBe(
    `flex:1.5 1 calc(1.125*${height});max-inline-size:calc(2.4*${height})`,
  );
});

describe('columns from a server', () => {
  const { text, values } = present(SERVER_STYLES.columns.sheet);

  it('are as many as those of the element at every width, up to the one where the sheet ends', () => {
    const columnsAt = (width: number) =>
      fitColumns(width, Math.min(Math.max(96, 0.3 * width), MAX_TILE_SIZE), GAP)?.columns;
    const steps = [...text.matchAll(/min-width:(\d+)px\)\{.pix-columns\{--_n:(\d+);--_h:var\(--_h\2\)/g)];
    expect(steps.map(([, , columns]) => Number(columns))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const [, width, columns] of steps.slice(1))
      expect([columnsAt(Number(width) - 1), columnsAt(Number(width))]).toEqual([
        Number(columns) - 1,
        Number(columns),
      ]);
    expect([...text.matchAll(/pix-columns>li\{--_c:var\(--_c(\d+)\);--_y:var\(--_y\1\)/g)]).toHaveLength(10);
    const [, end] = /max-width:([\d.]+)px/.exec(text) ?? [];
    expect([columnsAt(Number(end)), columnsAt(Math.ceil(Number(end)))]).toEqual([10, 11]);
  });

  /** A length of the style sheet in pixels: the largest of sums of products. */
  const pixelsOf = (length = '') => {
    const numbers = length
      .replaceAll(CAPTION_LENGTH, String(CAPTION_HEIGHT))
      .replaceAll(GAP_LENGTH, String(GAP))
      .replaceAll('var(--_w)', String(MAX_TILE_SIZE));
    const sums = numbers.replaceAll(/calc|max|px|[()]/g, '').split(',');
    return Math.max(
      ...sums.map((sum) =>
        sum
          .split(' + ')
          .map((product) => product.split('*').reduce((value, factor) => value * Number(factor), 1))
          .reduce((total, value) => total + value, 0),
      ),
    );
  };

  it.each([
    [24, false],
    [24, true],
    [3, true],
  ])('place %i pictures as the element does, with captions: %s', (count, isCaptioned) => {
    const ratios = Array.from({ length: count }, (_, at) => [1.5, 0.75, 2, 1, 1.25][at % 5] ?? 1);
    const { list, items } = values(ratios, isCaptioned);
    const read = (css: string | undefined, name: string) =>
      new Map(css?.split(';').map((line) => line.split(':') as [string, string])).get(name);
    for (let columns = 1; columns <= 10; columns++) {
      const width = columns * (MAX_TILE_SIZE + GAP) - GAP;
      const caption = isCaptioned ? CAPTION_HEIGHT : 0;
      const model = present(layoutColumns(ratios, { width, size: MAX_TILE_SIZE, gap: GAP, caption }));
      for (const [at, box] of boxesOf(model).entries()) {
        expect(Number(read(items[at], `--_c${columns}`)) * (MAX_TILE_SIZE + GAP)).toBeCloseTo(box.x);
        expect(pixelsOf(read(items[at], `--_y${columns}`))).toBeCloseTo(box.y, 0);
      }
      expect(pixelsOf(read(list, `--_h${columns}`))).toBeCloseTo(model.length, 0);
    }
  });
});
