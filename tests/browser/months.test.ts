import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import type { GalleryLayout, PixGallery } from '../../src/elements.ts';
import { createDatedSource, headings } from '../support/dated.ts';
import {
  boxes,
  cleanup,
  indexOf,
  mountBox,
  mountGallery,
  nextFrames,
  queryShadow,
  tiles,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';
import { perEngine } from '../support/per-engine.ts';

afterEach(cleanup);

const VERTICAL = perEngine<GalleryLayout>(['grid', 'rows', 'columns'], ['grid', 'columns']);

async function mountMonths(
  counts: readonly number[],
  properties: Partial<PixGallery> = {},
  { width = '640px', ...options }: Partial<CSSStyleDeclaration> = {},
) {
  const box = mountBox({ width, ...options });
  const { source, list, pages } = createDatedSource(counts);
  const gallery = mountGallery({ group: 'month' }, { source, limit: 24, ...properties }, box);
  await waitForTiles(gallery);
  await waitUntilStable(gallery);
  return { box, gallery, list, pages };
}

const namesIn = (gallery: PixGallery) => headings(gallery).map(({ textContent }) => textContent);

/** Indices of the tiles and texts of the headings, in document order. */
const contentOf = (gallery: PixGallery) =>
  [...queryShadow(gallery, '.virtual-grid').children].map((item) => {
    const tile = item.querySelector('a');
    return tile ? indexOf(tile) : item.textContent;
  });

describe('Headings of months', () => {
  it.each(VERTICAL)('stand above the pictures of each month, across the width (%s)', async (layout) => {
    const { gallery, box } = await mountMonths([3, 5, 4], { layout });
    expect(namesIn(gallery)).toEqual(['November 2026', 'October 2026', 'September 2026']);
    expect(contentOf(gallery)).toEqual([
      'November 2026',
      ...[0, 1, 2],
      'October 2026',
      ...[3, 4, 5, 6, 7],
      'September 2026',
      ...[8, 9, 10, 11],
    ]);
    const all = [...boxes(gallery)];
    for (const [at, first] of [0, 3, 8].entries()) {
      const { top, bottom, left } = (headings(gallery)[at] as HTMLElement).getBoundingClientRect();
      const above = all.filter(([index]) => index < first).map(([, tile]) => tile.bottom);
      const below = all.filter(([index]) => index >= first).map(([, tile]) => tile.top);
      expect(Math.max(...above, -Infinity)).toBeLessThanOrEqual(top + 0.5);
      expect(Math.min(...below)).toBeGreaterThanOrEqual(bottom - 1);
      expect(left).toBeCloseTo(box.getBoundingClientRect().left, 0);
      expect(boxes(gallery).get(first)?.left).toBeCloseTo(left, 0);
    }
  });

  it.each([
    ['#222', 255],
    ['#ddd', 0],
  ])(
    'cover pictures in the opposite of the text, whatever colour the page has (%s)',
    async (color, plate) => {
      const { gallery } = await mountMonths([3], {}, { color });
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.fillStyle = getComputedStyle(headings(gallery)[0] as HTMLElement, '::before').backgroundColor;
      context.fillRect(0, 0, 1, 1);
      const [red, green, blue, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      expect([red, green, blue]).toEqual([plate, plate, plate]);
      expect(alpha).toBeGreaterThan(180);
    },
  );

  it('stand above the first picture of each month in a carousel', async () => {
    const { gallery } = await mountMonths([1, 5, 4], { layout: 'carousel' });
    const [first, second] = headings(gallery);
    expect(first?.textContent).toBe('Nov 2026');
    const box = boxes(gallery).get(1);
    const { left, bottom } = (second as HTMLElement).getBoundingClientRect();
    expect(left).toBeCloseTo(box?.left ?? 0, 0);
    expect(bottom).toBeLessThanOrEqual((box?.top ?? 0) + 1);
    expect(first?.getBoundingClientRect().left).toBeCloseTo(boxes(gallery).get(0)?.left ?? 0, 0);
    expect(new Set([...boxes(gallery).values()].map(({ top }) => Math.round(top))).size).toBe(1);
  });

  it('stay at the inline start while a carousel scrolls through a month', async () => {
    const { gallery, box } = await mountMonths([12, 5], { layout: 'carousel' });
    const strip = queryShadow(gallery, '.strip');
    strip.scrollLeft = 300;
    await nextFrames();
    const { left } = (headings(gallery)[0] as HTMLElement).getBoundingClientRect();
    expect(left).toBeCloseTo(box.getBoundingClientRect().left, 0);
  });

  it('stay at the upper edge while a month scrolls, below a header of the page, and then give way', async () => {
    const { gallery, box } = await mountMonths([40, 40], { limit: 80 });
    gallery.style.setProperty('--pix-month-offset', '50px');
    box.style.paddingBottom = '2000px';
    scrollTo(0, 400);
    await waitUntilStable(gallery);
    const rectOf = (at: number) => (headings(gallery)[at] as HTMLElement).getBoundingClientRect();
    expect(rectOf(0).top).toBeCloseTo(50, 0);
    await gallery.reveal(40);
    await waitUntilStable(gallery);
    scrollBy(0, rectOf(1).top - 60);
    await waitUntilStable(gallery);
    expect(namesIn(gallery)).toEqual(['November 2026', 'October 2026']);
    // Engines that scroll by whole pixels: less than a pixel beside it.
    expect(Math.abs(rectOf(1).top - 60)).toBeLessThan(1);
    expect(rectOf(0).bottom).toBeLessThanOrEqual(rectOf(1).top + 0.5);
  });

  it('are headings for screen readers, in the language of the page', async () => {
    const box = mountBox({ width: '640px' });
    box.lang = 'de';
    const { source } = createDatedSource([2, 0, 0, 0, 0, 0, 0, 0, 2]);
    const gallery = mountGallery({ group: 'month' }, { source }, box);
    await expect.poll(() => namesIn(gallery)).toEqual(['November 2026', 'M\u00e4rz 2026']);
    expect(headings(gallery).map(({ localName }) => localName)).toEqual(['h3', 'h3']);
  });

  it('continue on the next page in place of being repeated', async () => {
    const { gallery } = await mountMonths([30, 10], { paging: 'more' });
    expect(namesIn(gallery)).toEqual(['November 2026']);
    queryShadow<HTMLButtonElement>(gallery, '.pager button').click();
    await expect.poll(() => queryShadow(gallery, '.shown').textContent).toContain('40 of 40');
    await gallery.reveal(39);
    await waitUntilStable(gallery);
    expect(namesIn(gallery)).toEqual(['November 2026', 'October 2026']);
  });

  it('come and go with the option, and the pictures keep their places', async () => {
    const { gallery } = await mountMonths([3, 5]);
    const before = [...boxes(gallery)];
    gallery.group = undefined;
    await waitUntilStable(gallery);
    expect(headings(gallery)).toEqual([]);
    expect(boxes(gallery).get(0)?.top).toBeLessThan(before[0]?.[1].top ?? 0);
    gallery.group = 'month';
    await waitUntilStable(gallery);
    expect([...boxes(gallery)]).toEqual(before);
  });

  it('keep the focus and the elements of tiles while the list scrolls', async () => {
    const { gallery } = await mountMonths([40, 40, 40], { limit: 120 });
    const [tile] = tiles(gallery);
    tile?.focus();
    expect(gallery.shadowRoot?.activeElement).toBe(tile);
    scrollTo(0, 1500);
    await waitUntilStable(gallery);
    scrollTo(0, 0);
    await waitUntilStable(gallery);
    expect(gallery.shadowRoot?.activeElement).toBe(tile);
    expect(contentOf(gallery).slice(0, 2)).toEqual(['November 2026', 0]);
  });
});

describe('A wrong value of group', () => {
  it.each<[Partial<PixGallery>, RegExp]>([
    [{ group: 'week' as 'month' }, /group="week" should be month/],
    [{ sort: 'popular' }, /sort="popular" should be one of them/],
  ])('means no headings, and one warning that says what would be right (%o)', async (properties, message) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { gallery } = await mountMonths([3, 5], properties);
    expect(headings(gallery)).toEqual([]);
    expect(boxes(gallery).get(0)?.top).toBeCloseTo(gallery.getBoundingClientRect().top, 0);
    expect(warn.mock.calls.flat().filter((text) => message.test(String(text)))).toHaveLength(1);
    warn.mockRestore();
  });
});
