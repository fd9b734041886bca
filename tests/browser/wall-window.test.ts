import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ImageList } from '../../src/contract/models.ts';
import '../../src/define.ts';
import {
  allInside,
  begun,
  boxes,
  createSource,
  indexOf,
  inside,
  mountBox,
  mountGallery,
  said,
  settled,
  tileAt,
  tiles,
  titles,
} from '../support/gallery.ts';
import { listOf } from '../support/picture-records.ts';

afterEach(() => {
  document.body.replaceChildren();
  history.replaceState(null, '');
  scrollTo(0, 0);
});

const drawnIndices = (gallery: Element) => tiles(gallery).map(indexOf);

/** Whether all that is seen of a scroller has tiles: none of its points is bare. */
function covered(gallery: Element, scroller: Element): boolean {
  const { left, top, bottom } = scroller.getBoundingClientRect();
  const all = [...boxes(gallery).values()];
  return (
    all.some((box) => box.top <= top + 20 && box.left <= left + 20) &&
    all.some((box) => box.bottom >= bottom - 20)
  );
}

/** Expects the first tile below some height to stand where it stood, whatever has changed. */
async function expectSamePlace(
  gallery: Element,
  from: number,
  change: () => void,
  within = 3,
): Promise<void> {
  const [index = NaN, { top = NaN } = {}] = [...boxes(gallery)].find((one) => one[1].top >= from) ?? [];
  change();
  await settled(gallery);
  expect(Math.abs((boxes(gallery).get(index)?.top ?? NaN) - top)).toBeLessThan(within);
}

/** An answer that says something else of its pages. */
const claiming = (answer: ImageList, claim: Partial<ImageList['pagination']>): Promise<ImageList> =>
  Promise.resolve({ ...answer, pagination: { ...answer.pagination, ...claim } });

describe('windowing', () => {
  it.each<[string, Partial<CSSStyleDeclaration>]>([
    ['as it is', {}],
    ['half as large', { transform: 'scale(0.5)', transformOrigin: '0 0' }],
    ['twice as large', { transform: 'scale(2)', transformOrigin: '0 0' }],
    ['zoomed', { zoom: '1.5' }],
  ])('draws what a scroller around it shows, %s', async (_name, styles) => {
    await page.viewport(1000, 900);
    const scroller = mountBox({ width: '400px', height: '300px', overflow: 'auto', ...styles });
    const { source } = createSource(1000);
    const gallery = mountGallery({}, { source, limit: 1000, layout: 'rows' }, scroller);
    await begun(gallery);
    await settled(gallery);
    expect(tiles(gallery).length).toBeLessThan(40);
    for (const top of [3_000, 12_000, 500]) {
      scroller.scrollTop = top;
      await vi.waitFor(() => expect(covered(gallery, scroller)).toBe(true), 3_000);
      expect(tiles(gallery).length).toBeLessThan(40);
    }
    await expectSamePlace(gallery, scroller.getBoundingClientRect().top, () => {
      scroller.style.width = '280px';
    });
  });

  it('follows a body that scrolls in a document that does not', async () => {
    await page.viewport(800, 600);
    const { body, documentElement } = document;
    const sheet = mountBox({}).appendChild(document.createElement('style'));
    sheet.textContent =
      'html, body { height: 100%; margin: 0 } html { overflow: hidden } body { overflow: auto }';
    const { source } = createSource(1000);
    const gallery = mountGallery({}, { source, limit: 1000, layout: 'rows' }, body);
    await begun(gallery);
    body.scrollTop = 12_000;
    await vi.waitFor(() => expect(covered(gallery, documentElement)).toBe(true), 3_000);
    await settled(gallery);
    // The picture that keeps its place may get another neighbour: one row, and no more.
    await expectSamePlace(gallery, 0, () => (sheet.textContent += 'body { width: 500px }'), 250);
  });

  it('follows a scroller in the shadow root of an element around it', async () => {
    const panel = mountBox({});
    const root = panel.attachShadow({ mode: 'open' });
    const scroller = mountBox({ height: '300px', overflow: 'auto' }, root);
    scroller.append(document.createElement('slot'));
    const { source } = createSource(500);
    const gallery = mountGallery({}, { source, limit: 500, layout: 'columns' }, panel);
    await begun(gallery);
    scroller.scrollTop = 1e6;
    await vi.waitFor(() => expect(drawnIndices(gallery)).toContain(499), 3_000);
    expect(tiles(gallery).length).toBeLessThan(60);
  });

  it('is drawn anew only when what is drawn runs out', async () => {
    await page.viewport(1000, 800);
    const { source } = createSource(10_000);
    const scroller = mountBox({ height: '700px', overflow: 'auto' });
    const gallery = mountGallery({}, { source, limit: 10_000, layout: 'rows' }, scroller);
    await begun(gallery);
    await settled(gallery);
    let drawings = 0;
    gallery.addController({ hostUpdated: () => (drawings += 1) });
    for (let step = 0; step < 60; step += 1) {
      scroller.scrollBy(0, 20);
      await new Promise(requestAnimationFrame);
      await gallery.updateComplete;
      expect(covered(gallery, scroller)).toBe(true);
    }
    expect(drawings).toBeGreaterThan(0);
    expect(drawings).toBeLessThan(12);
  });

  it('knows its whole height from the first page, and reads only the pages of the middle it is brought to', async () => {
    await page.viewport(600, 600);
    const { source, pages } = createSource(10_000);
    const gallery = mountGallery({}, { source, limit: 10_000, layout: 'grid' }, mountBox({ width: '500px' }));
    await begun(gallery);
    const wall = inside(gallery, '.wall');
    const height = wall.offsetHeight;
    expect(height).toBeGreaterThan(100_000);
    scrollTo(0, height / 2);
    await vi.waitFor(() => expect(Math.min(...drawnIndices(gallery))).toBeGreaterThan(4_500));
    await settled(gallery);
    expect(wall.offsetHeight).toBe(height);
    expect(
      pages()
        .filter((at) => at !== 1)
        .every((at = 0) => at >= 49 && at <= 52),
    ).toBe(true);
    expect(gallery.shadowRoot?.querySelectorAll('*').length).toBeLessThan(400);
  });

  it.each(['rows', 'columns', 'carousel'] as const)(
    '%s does not jump while pages come in any order',
    async (layout) => {
      const { source, list, all } = createSource(800);
      const held: (() => void)[] = [];
      list.mockImplementation(async (query) => {
        if (query.page !== 1) await new Promise<void>((resolve) => held.push(resolve));
        return listOf(all, query);
      });
      const box = mountBox({ width: '500px', height: '400px', overflow: 'auto' });
      const gallery = mountGallery({}, { source, limit: 800, layout }, box);
      await begun(gallery);
      await settled(gallery);
      const scroller = layout === 'carousel' ? inside(gallery, '.strip') : box;
      scroller.scrollTo(layout === 'carousel' ? { left: 30_000 } : { top: 10_000 });
      await vi.waitFor(() => expect(held.length).toBeGreaterThan(0), 3_000);
      held.forEach((release) => release());
      list.mockImplementation((query) => Promise.resolve(listOf(all, query)));
      await settled(gallery);
      const seen = new Map(boxes(gallery));
      expect(seen.size).toBeGreaterThan(3);
      // What comes above, by way of the viewer or a key, moves nothing that is seen.
      await gallery.reveal(Math.max(...seen.keys()));
      const at = boxes(gallery);
      list.mockClear();
      expect(gallery.scrollTop).toBe(0);
      for (const [index, { width, height }] of seen) {
        if (!at.has(index)) continue;
        expect(at.get(index)?.width).toBeCloseTo(width, 0);
        expect(at.get(index)?.height).toBeCloseTo(height, 0);
      }
    },
  );
});

describe('lists that are not what they seem', () => {
  it('says within the window that a page failed, and shows it when it is tried again (R8)', async () => {
    await page.viewport(600, 600);
    const { source, list, all } = createSource(1000);
    const gallery = mountGallery({}, { source, limit: 1000, layout: 'rows' });
    const failures: unknown[] = [];
    gallery.addEventListener('pix-error', ({ detail }) => failures.push(detail.error));
    await begun(gallery);
    await settled(gallery);
    const error = new Error('Out of film');
    list.mockImplementation(() => Promise.reject(error));
    scrollTo(0, document.documentElement.scrollHeight / 2);
    await vi.waitFor(() => expect(said(gallery)).toContain('Out of film'), 3_000);
    const button = inside(gallery, '.status button');
    expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    expect(gallery.matches(':state(error)')).toBe(true);
    await settled(gallery);
    expect(failures.every((each) => each === error)).toBe(true);
    const asked = list.mock.calls.length;
    scrollBy(0, 30);
    await settled(gallery);
    expect(list).toHaveBeenCalledTimes(asked);
    list.mockImplementation((query) => Promise.resolve(listOf(all, query)));
    button.click();
    await vi.waitFor(() => expect(tiles(gallery).length).toBeGreaterThan(5), 3_000);
    expect(said(gallery)).toBe('');
    expect(failures).toHaveLength(1);
  });

  it('shows no picture twice and leaves no hole when records move from page to page (R18)', async () => {
    await page.viewport(600, 600);
    const { source, list, all } = createSource(300);
    list.mockImplementation(({ page: at = 1, limit = 100 }) => {
      const shifted = at === 1 ? all : [{ ...all[0], id: 9_999, title: 'New' } as never, ...all];
      return Promise.resolve(listOf(shifted, { page: at, limit }));
    });
    const gallery = mountGallery({}, { source, limit: 300, layout: 'rows' }, mountBox({ width: '300px' }));
    await begun(gallery);
    for (let at = 0; at < 12_000; at += 500) {
      scrollTo(0, at);
      await settled(gallery);
      const shown = titles(gallery);
      expect(new Set(shown).size).toBe(shown.length);
    }
    expect(allInside(gallery, '.skeleton')).toEqual([]);
  }, 20_000);

  it('a total of a thousand millions is no reason to go mad (R16)', async () => {
    const { source, list, all } = createSource(100);
    list.mockImplementation(({ page: at = 1, limit }) =>
      claiming(listOf(all, { page: at, limit }), { page: at, total: 1e9, total_pages: 1e9, has_next: true }),
    );
    for (const paging of ['none', 'more', 'scroll', 'pages'] as const) {
      const gallery = mountGallery({}, { source, limit: Infinity, paging, layout: 'columns' });
      if (paging !== 'none') gallery.limit = 24;
      await begun(gallery);
      expect(gallery.shadowRoot?.querySelectorAll('*').length).toBeLessThan(400);
      expect(gallery.total).toBe(1e9);
      gallery.remove();
    }
  });

  it('a list that always has more ends where it brings nothing new (R17)', async () => {
    const { source, list, all } = createSource(24);
    list.mockImplementation(({ page: at = 1, limit }) =>
      claiming(listOf(all, { page: 1, limit }), { page: at, total: 1000, has_next: true }),
    );
    const gallery = mountGallery({}, { source, limit: 24, paging: 'scroll', autoPages: 50 });
    await begun(gallery);
    for (let at = 0; at < 8; at++) {
      scrollTo(0, 1e6);
      await settled(gallery);
    }
    expect(tileAt(gallery, 23)).toBeTruthy();
    expect(list.mock.calls.length).toBeLessThan(4);
    expect(allInside(gallery, '.pager button')).toEqual([]);
  });
});
