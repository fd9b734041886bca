import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/define.ts';
import type { FacetSource, ImageSource, PixGallery } from '../../src/elements.ts';
import {
  cleanup,
  createSource,
  mountBox,
  mountGallery,
  queryShadow,
  queryShadowAll,
  tiles,
  titles,
} from '../support/gallery.ts';
import { facetList, facets } from '../support/explorer.ts';
import { perEngine } from '../support/per-engine.ts';

afterEach(cleanup);

/**
 * Maximum layout shift of a page whose window begins with rows, followed by text. Rows follow the shapes of the pictures: they
 * match the height of the skeleton only as far as the limits of their height allow.
 */
const MAX_SHIFT = 0.02;

/** Maximum movement of text below rows of mixed pictures, as a fraction of the height of the skeleton. */
const MAX_MOVE = 0.08;

/** Maximum movement of page numbers below rows, in pixels. */
const MAX_PAGER_MOVE = 8;

/** Numbers of pictures. */
const COUNTS = perEngine([12, 24, 60], [24]);

/** A source that responds when it is released. */
function heldSource(total: number) {
  const release = Promise.withResolvers<void>();
  const { list } = createSource(total);
  const source: ImageSource & FacetSource = {
    images: { list: async (query) => release.promise.then(() => list(query)) },
    platform: {
      tags: async () => release.promise.then(() => facetList(facets('mist', 'tide', 'dawn'))),
      categories: async () => release.promise.then(() => facetList(facets('Landscape', 'Street'))),
    },
  };
  return { source, release: release.resolve };
}

/** Movement of text below a gallery. */
interface Move {
  /** In pixels. */
  pixels: number;
  /** As a fraction of the height above. */
  fraction: number;
  /** Layout shift score of the text, if it fills the window below the gallery. */
  shift: number;
}

/** A movement from one distance below the top of the window to another. */
function moveBetween(before: number, after: number, width: number): Move {
  const pixels = Math.abs(after - before);
  const visible = Math.max(0, innerHeight - Math.min(before, after));
  const impact = (width * visible) / (innerWidth * innerHeight);
  const shift = (impact * Math.min(pixels, visible)) / Math.max(innerWidth, innerHeight);
  return { pixels, fraction: pixels / before, shift };
}

/** How far text below a gallery moves when the first page loads. */
async function moveOf(width: number, properties: Partial<PixGallery>, { total = 200, caption = '' } = {}) {
  const box = mountBox({ width: `${width}px` });
  const { source, release } = heldSource(total);
  const gallery = mountGallery({}, { source, ...properties }, box);
  gallery.innerHTML = caption;
  const text = box.appendChild(document.createElement('p'));
  text.textContent = 'Text below';
  const top = () => text.getBoundingClientRect().top - box.getBoundingClientRect().top;
  await vi.waitFor(() => {
    expect(queryShadowAll(gallery, '.skeleton').length).toBeGreaterThan(0);
    expect(top()).toBeGreaterThan(100);
  });
  const before = top();
  release();
  await vi.waitFor(() => {
    expect(gallery.state).toBe('ready');
    expect(tiles(gallery).length).toBeGreaterThan(0);
    for (const select of queryShadowAll(gallery, 'pix-tags,pix-categories'))
      expect(select.shadowRoot?.textContent).toMatch(/mist|Street/);
  });
  await gallery.updateComplete;
  const move = moveBetween(before, top(), width);
  box.remove();
  return move;
}

/** Movements of the text for all numbers of pictures, at the widths of a phone and of a desktop. */
async function moves(properties: Partial<PixGallery>, options?: { caption?: string }) {
  const all: [string, Move][] = [];
  for (const width of [360, 1280]) {
    await page.viewport(width, 800);
    for (const limit of COUNTS)
      all.push([`${limit} at ${width} px`, await moveOf(width, { limit, ...properties }, options)]);
  }
  return all;
}

const moving = (all: [string, Move][]) => all.filter(([, { pixels }]) => pixels > 0);
/** Whether the text moves more than the shapes of the pictures require. */
const isLarge = ({ fraction, shift }: Move) => fraction > MAX_MOVE || shift > MAX_SHIFT;

const CAPTIONS = '<template slot="caption"><b data-pix-field="title"></b></template>';
const CONTROLS = { controls: 'search sort category tags count' };

describe('text below a gallery, when its first pictures load', () => {
  it.each<[string, Partial<PixGallery>, string?]>([
    ['none', {}],
    ['pages', { paging: 'pages' }],
    ['more', { paging: 'more' }],
    // Without automatic pages, which would move the text, too.
    ['scroll', { paging: 'scroll', autoPages: 1 }],
    ['none, with controls', CONTROLS],
    ['more, with controls', { paging: 'more', ...CONTROLS }],
    ['pages, with captions', { paging: 'pages' }, CAPTIONS],
  ])('hardly moves below rows: paging %s', async (_name, properties, caption = '') => {
    const all = await moves({ layout: 'rows', ...properties }, { caption });
    expect(all).toHaveLength(2 * COUNTS.length);
    expect(all.filter(([, move]) => isLarge(move))).toEqual([]);
  });

  it.each(['grid', 'carousel'] as const)('does not move below a %s', async (layout) => {
    for (const paging of ['none', 'pages', 'more'] as const)
      expect(moving(await moves({ layout, paging }))).toEqual([]);
  });

  it.each(['pages', 'more'] as const)('stays where the list has one page: paging %s', async (paging) => {
    for (const layout of ['grid', 'rows'] as const)
      for (const width of [360, 1280]) {
        const move = await moveOf(width, { limit: 24, layout, paging }, { total: 24 });
        expect(move).toSatisfy(
          layout === 'grid' ? ({ pixels }: Move) => pixels === 0 : (one: Move) => !isLarge(one),
        );
      }
  });

  it('stays from page to page, so that page numbers stay under the pointer', async () => {
    await page.viewport(1280, 800);
    const { source } = createSource(96);
    const gallery = mountGallery({}, { source, limit: 24, layout: 'rows', paging: 'pages' });
    const tops: number[] = [];
    for (const each of [1, 2, 3]) {
      gallery.page = each;
      await vi.waitFor(() => {
        expect(gallery.state).toBe('ready');
        expect(titles(gallery)).toContain(`Picture ${24 * each - 23}`);
      });
      tops.push(queryShadow(gallery, 'nav.pager').getBoundingClientRect().top + scrollY);
    }
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(MAX_PAGER_MOVE);
  });

  it('shifts little of a wide window below page numbers in a narrow column', async () => {
    await page.viewport(1280, 800);
    // Two pictures of 4:3 fit in a row, but the panorama among them makes rows of three or more.
    const { shift } = await moveOf(300, { limit: 12, layout: 'rows', paging: 'pages' });
    expect(shift).toBeLessThanOrEqual(MAX_SHIFT);
  });

  it('does not move while the next page of rows loads', async () => {
    await page.viewport(1280, 800);
    const { source, list } = createSource(96);
    const gallery = mountGallery({}, { source, limit: 12, layout: 'rows', paging: 'pages' });
    const top = () => queryShadow(gallery, 'nav.pager').getBoundingClientRect().top + scrollY;
    await vi.waitFor(() => expect(titles(gallery)).toContain('Picture 1'));
    const before = top();
    list.mockReturnValueOnce(new Promise(() => undefined));
    gallery.page = 2;
    await vi.waitFor(() => expect(queryShadowAll(gallery, '.skeleton').length).toBeGreaterThan(0));
    expect(top()).toBe(before);
  });
});
