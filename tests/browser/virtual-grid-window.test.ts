import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/define.ts';
import {
  boxes,
  cleanup,
  createSource,
  indexOf,
  mountBox,
  mountGallery,
  queryShadow,
  tileAt,
  tiles,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';
import { listOf } from '../support/picture-records.ts';
import { perEngine } from '../support/per-engine.ts';

afterEach(cleanup);

const renderedIndices = (gallery: Element) => tiles(gallery).map(indexOf);

/** Whether tiles cover all visible points of a scroll container. */
function isCovered(gallery: Element, scroller: Element): boolean {
  const { left, top, bottom } = scroller.getBoundingClientRect();
  const all = [...boxes(gallery).values()];
  return (
    all.some((box) => box.top <= top + 20 && box.left <= left + 20) &&
    all.some((box) => box.bottom >= bottom - 20)
  );
}

/** Expects the first tile below some height to keep its position during a change. */
async function expectSamePlace(
  gallery: Element,
  from: number,
  change: () => void,
  within = 3,
): Promise<void> {
  const [index = NaN, { top = NaN } = {}] = [...boxes(gallery)].find((one) => one[1].top >= from) ?? [];
  change();
  await waitUntilStable(gallery);
  expect(Math.abs((boxes(gallery).get(index)?.top ?? NaN) - top)).toBeLessThan(within);
}

describe('virtualization', () => {
  it.each<[string, Partial<CSSStyleDeclaration>]>([
    ['as it is', {}],
    ['half as large', { transform: 'scale(0.5)', transformOrigin: '0 0' }],
    ['twice as large', { transform: 'scale(2)', transformOrigin: '0 0' }],
    ['zoomed', { zoom: '1.5' }],
  ])('renders the visible part of a scroll container around it, %s', async (_name, styles) => {
    await page.viewport(1000, 900);
    const scroller = mountBox({ width: '400px', height: '300px', overflow: 'auto', ...styles });
    const { source } = createSource(1000);
    const gallery = mountGallery({}, { source, limit: 1000, layout: 'rows' }, scroller);
    await waitForTiles(gallery);
    await waitUntilStable(gallery);
    expect(tiles(gallery).length).toBeLessThan(40);
    for (const top of [3_000, 12_000, 500]) {
      scroller.scrollTop = top;
      await vi.waitFor(() => expect(isCovered(gallery, scroller)).toBe(true));
      expect(tiles(gallery).length).toBeLessThan(40);
    }
    await expectSamePlace(gallery, scroller.getBoundingClientRect().top, () => {
      scroller.style.width = '280px';
    });
  });

  it('keeps the tiles of up to 60 pictures once they are rendered, as for screenshots of whole pages', async () => {
    await page.viewport(800, 300);
    const { source } = createSource(60);
    const gallery = mountGallery({}, { source, limit: 60, layout: 'rows' }, mountBox({ width: '400px' }));
    await waitForTiles(gallery);
    await waitUntilStable(gallery);
    expect(tiles(gallery).length).toBeLessThan(60);
    for (let top = 0; top < document.documentElement.scrollHeight; top += 200) {
      scrollTo(0, top);
      await waitUntilStable(gallery);
    }
    expect(renderedIndices(gallery)).toEqual(Array.from({ length: 60 }, (_, index) => index));
  });

  it('follows a scrolling body in a document that does not scroll', async () => {
    await page.viewport(800, 600);
    const { body, documentElement } = document;
    const sheet = mountBox({}).appendChild(document.createElement('style'));
    sheet.textContent =
      'html, body { height: 100%; margin: 0 } html { overflow: hidden } body { overflow: auto }';
    const { source } = createSource(1000);
    const gallery = mountGallery({}, { source, limit: 1000, layout: 'rows' }, body);
    await waitForTiles(gallery);
    body.scrollTop = 12_000;
    await vi.waitFor(() => expect(isCovered(gallery, documentElement)).toBe(true));
    await waitUntilStable(gallery);
    // The anchored picture may get another neighbour, which moves it by one row at most.
    await expectSamePlace(gallery, 0, () => (sheet.textContent += 'body { width: 500px }'), 250);
  });

  it('does not scroll an ancestor with hidden overflow', async () => {
    await page.viewport(1000, 600);
    const wrapper = mountBox({ overflow: 'hidden', position: 'relative' });
    mountBox({ position: 'absolute', top: '100%', height: '300px', width: '10px' }, wrapper);
    const { source } = createSource(1000);
    const gallery = mountGallery({}, { source, limit: 1000, layout: 'rows' }, wrapper);
    await waitForTiles(gallery);
    scrollTo(0, 12_000);
    await vi.waitFor(() => expect(Math.min(...renderedIndices(gallery))).toBeGreaterThan(50));
    await waitUntilStable(gallery);
    // One row, as above.
    await expectSamePlace(gallery, 0, () => (wrapper.style.width = '500px'), 250);
    expect(wrapper.scrollTop).toBe(0);
  });

  it('follows a scroll container in the shadow root of an ancestor', async () => {
    const panel = mountBox({});
    const root = panel.attachShadow({ mode: 'open' });
    const scroller = mountBox({ height: '300px', overflow: 'auto' }, root);
    scroller.append(document.createElement('slot'));
    const { source } = createSource(500);
    const gallery = mountGallery({}, { source, limit: 500, layout: 'columns' }, panel);
    await waitForTiles(gallery);
    scroller.scrollTop = 1e6;
    await vi.waitFor(() => expect(renderedIndices(gallery)).toContain(499));
    expect(tiles(gallery).length).toBeLessThan(60);
  });

  it.each([
    { name: 'a long list only when the overscan runs out', count: 10_000, most: 11 },
    { name: 'a short list only until it is there as a whole', count: 24, most: 2 },
  ])('while it scrolls, renders $name', async ({ count, most }) => {
    await page.viewport(1000, 800);
    const { source } = createSource(count);
    const scroller = mountBox({ height: '700px', overflow: 'auto' });
    const gallery = mountGallery({}, { source, limit: count, layout: 'rows' }, scroller);
    await waitForTiles(gallery);
    await waitUntilStable(gallery);
    // Otherwise scrolling would end between two frames on a slow machine, or consist of jumps.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    let drawings = 0;
    gallery.addController({ hostUpdated: () => (drawings += 1) });
    for (let step = 0; step < 60; step += 1) {
      vi.advanceTimersByTime(16);
      const { scrollTop } = scroller;
      // A busy browser reports it some frames later, when scrolling would have ended.
      const moved = new Promise((resolve) => scroller.addEventListener('scroll', resolve, { once: true }));
      scroller.scrollBy(0, 20);
      await (scroller.scrollTop > scrollTop ? moved : new Promise(requestAnimationFrame));
      await gallery.updateComplete;
      expect(isCovered(gallery, scroller)).toBe(true);
    }
    expect(drawings).toBeGreaterThan(0);
    expect(drawings).toBeLessThanOrEqual(most);
  });

  it('estimates its total height from the first page, and loads only the pages near the scroll position', async () => {
    await page.viewport(600, 600);
    const { source, pages } = createSource(10_000);
    const gallery = mountGallery({}, { source, limit: 10_000, layout: 'grid' }, mountBox({ width: '500px' }));
    await waitForTiles(gallery);
    const grid = queryShadow(gallery, '.virtual-grid');
    const height = grid.offsetHeight;
    expect(height).toBeGreaterThan(100_000);
    scrollTo(0, height / 2);
    await vi.waitFor(() => expect(Math.min(...renderedIndices(gallery))).toBeGreaterThan(4_500));
    await waitUntilStable(gallery);
    expect(grid.offsetHeight).toBe(height);
    expect(
      pages()
        .filter((at) => at !== 1)
        .every((at = 0) => at >= 49 && at <= 52),
    ).toBe(true);
    expect(gallery.shadowRoot?.querySelectorAll('*').length).toBeLessThan(400);
  });

  it.each(perEngine(['rows', 'columns', 'carousel'] as const, ['carousel']))(
    '%s does not jump while pages arrive in any order',
    async (layout) => {
      const { source, list, all } = createSource(2000);
      const held: (() => void)[] = [];
      list.mockImplementation(async (query) => {
        if (query.page !== 1) await new Promise<void>((resolve) => held.push(resolve));
        return listOf(all, query);
      });
      const release = async () => {
        await vi.waitFor(() => expect(held.length).toBeGreaterThan(0));
        held.splice(0).forEach((each) => each());
        await waitUntilStable(gallery);
      };
      const box = mountBox({ width: '500px', height: '400px', overflow: 'auto' });
      const gallery = mountGallery({}, { source, limit: 2000, layout }, box);
      await waitForTiles(gallery);
      await waitUntilStable(gallery);
      const across = layout === 'carousel';
      const scroller = across ? queryShadow(gallery, '.strip') : box;
      scroller.scrollTo(across ? { left: 100_000 } : { top: 40_000 });
      await release();
      // Near the start of a page of 100, then up to where the preceding page is needed, which arrives late.
      if (across)
        scroller.scrollBy({ left: -130 * Math.max(0, (Math.min(...renderedIndices(gallery)) % 100) - 8) });
      await waitUntilStable(gallery);
      for (let step = 0; !held.length; step += 1) {
        expect(step).toBeLessThan(60);
        scroller.scrollBy(across ? { left: -500 } : { top: -350 });
        await waitUntilStable(gallery);
      }
      const loaded = [...boxes(gallery)].filter(([index]) => tileAt(gallery, index).querySelector('img'));
      const known = new Map(loaded);
      expect(known.size).toBeGreaterThan(1);
      await release();
      const moved = [...boxes(gallery)].filter(([index, { left, top }]) => {
        const before = known.get(index);
        return before && Math.hypot(before.left - left, before.top - top) > 2;
      });
      expect(moved).toEqual([]);
    },
  );
});
