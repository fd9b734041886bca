import fc from 'fast-check';
import { expect, it } from 'vitest';
import { strategy as groupedGrid } from '../../../src/layouts/grid/grouped-grid.ts';
import { boxOf, itemCount, itemsInRange, type PagedLayout } from '../../../src/layouts/paged-layout.ts';
import { anyRatios, overlaps } from './support/any-gallery.ts';
import { boxesOfLayout, carousel, columns, layoutList, rows } from './support/any-paged-layout.ts';

const LENGTHS = { width: 640, size: 150, gap: 6, ratio: 1, heading: 40 };

const anyPages = fc.array(
  fc.record({
    ratios: anyRatios(20)
      .filter(({ length }) => length > 0)
      .map((ratios) => new Float64Array(ratios)),
    begins: fc.boolean(),
    isKnown: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
);

it.each([
  ['grid', groupedGrid],
  ['rows', rows],
  ['columns', columns],
  ['carousel', carousel],
])('Groups begin below all pictures above them, with room for their heading (%s)', (_name, strategy) => {
  fc.assert(
    fc.property(anyPages, (pages) => {
      let before: PagedLayout | undefined;
      // First some of the pages, then all of them.
      for (const isComplete of [false, true]) {
        const list = pages.map(({ ratios, begins, isKnown }, key) => ({
          count: ratios.length,
          begins,
          key: `page ${key}`,
          ratios: isKnown || isComplete ? ratios : undefined,
        }));
        const layout: PagedLayout | undefined = layoutList(list, { strategy, ...LENGTHS }, { before });
        if (!layout) throw new Error('no layout');
        before = layout;
        expect(itemCount(layout)).toBe(pages.reduce((sum, { ratios }) => sum + ratios.length, 0));
        const boxes = boxesOfLayout(layout);
        expect(overlaps(boxes)).toEqual([]);
        let first = 0;
        for (const { count, begins } of list) {
          if (begins && strategy.axis === 'y') {
            const end = Math.max(-LENGTHS.gap, ...boxes.slice(0, first).map(({ y, height }) => y + height));
            expect(boxes[first]?.y).toBeCloseTo(end + LENGTHS.gap + LENGTHS.heading, 3);
            expect(boxes[first]?.x).toBe(0);
          }
          first += count;
        }
        if (strategy.axis === 'x') expect(boxes.filter(({ y }) => y !== LENGTHS.heading)).toEqual([]);
        expect(itemsInRange(layout, 0, layout.length + 1)).toEqual({ first: 0, last: boxes.length - 1 });
      }
    }),
    { numRuns: 100 },
  );
});

it('A grid continues a month on the next page without a gap in its rows', () => {
  const page = (count: number) => ({ count, ratios: new Float64Array(count).fill(1) });
  const layout = layoutList(
    [
      { ...page(6), begins: true, key: 0 },
      { ...page(5), key: 1 },
    ],
    { strategy: groupedGrid, ...LENGTHS },
  );
  const [one, other] = [boxOf(layout as PagedLayout, 5), boxOf(layout as PagedLayout, 6)];
  expect(one?.y).toBe(other?.y);
});
