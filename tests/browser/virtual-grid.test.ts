import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import {
  boxes,
  cleanup,
  createSource,
  indexOf,
  mountBox,
  mountGallery,
  nextFrames,
  tiles,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';
import { perEngine } from '../support/per-engine.ts';

/** Errors reported to the page. */
const errors: string[] = [];
addEventListener('error', ({ message }) => errors.push(message));

afterEach(() => {
  expect(errors.splice(0)).toEqual([]);
  cleanup();
});

type Layout = NonNullable<PixGallery['layout']>;

const LAYOUTS = perEngine<Layout>(['grid', 'rows', 'columns', 'masonry', 'carousel'], ['rows', 'carousel']);

/** Mounts a gallery in a container of this width, and waits until it is stable. */
async function mountStableGallery(width: number, properties: Partial<PixGallery>, count = 60) {
  const box = mountBox({ width: `${width}px` });
  const { source, list, pages } = createSource(count);
  const gallery = mountGallery({}, { source, limit: count, ...properties }, box);
  await waitForTiles(gallery);
  await waitUntilStable(gallery);
  return { box, gallery, list, pages };
}

/** Overlap of two boxes, in pixels. */
const overlap = (one: DOMRect, other: DOMRect) =>
  Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  );

/** The layout that the boxes of the tiles have. */
function detectLayout(gallery: Element): string {
  const all = [...boxes(gallery).values()];
  const distinct = (values: number[]) => new Set(values.map(Math.round)).size;
  if (distinct(all.map(({ top }) => top)) === 1) return 'carousel';
  if (distinct(all.map(({ width, height }) => (100 * width) / height)) === 1) return 'grid';
  return distinct(all.map(({ width }) => width)) === 1 ? 'columns' : 'rows';
}

describe('layouts', () => {
  it.each<[string, string]>([
    ['grid', 'grid'],
    ['rows', 'rows'],
    ['columns', 'columns'],
    ['masonry', 'columns'],
    ['carousel', 'carousel'],
    ['circle', 'grid'],
    ['', 'grid'],
    ['__proto__', 'grid'],
  ])('layout="%s" is laid out as %s', async (layout, expected) => {
    const { gallery } = await mountStableGallery(700, { layout: layout as Layout });
    expect(detectLayout(gallery)).toBe(expected);
  });

  it('can change while the gallery is shown, without further requests', async () => {
    const { gallery, list } = await mountStableGallery(700, { layout: 'grid' });
    for (const [layout, expected] of [
      ['rows', 'rows'],
      ['columns', 'columns'],
      ['carousel', 'carousel'],
      ['masonry', 'columns'],
      ['grid', 'grid'],
      ['rows', 'rows'],
    ] as const) {
      gallery.layout = layout;
      await vi.waitFor(() => expect(detectLayout(gallery)).toBe(expected));
    }
    expect(list).toHaveBeenCalledOnce();
  });

  it.each(LAYOUTS)(
    '%s fits its container, from 120 to 8000 px: nothing overlaps or overflows',
    async (layout) => {
      const { box, gallery } = await mountStableGallery(700, { layout });
      for (const width of [120, 320, 1280, 8000]) {
        box.style.width = `${width}px`;
        await waitUntilStable(gallery);
        const { left, right } = box.getBoundingClientRect();
        const all = [...boxes(gallery).values()];
        const ends = Math.max(...all.map((one) => one.right));
        if (layout !== 'carousel') expect(Math.abs(ends - right)).toBeLessThan(1);
        for (const [i, one] of all.entries()) {
          expect(Math.min(one.width, one.height)).toBeGreaterThan(20);
          expect(one.left).toBeGreaterThan(left - 1);
          expect(all.slice(i + 1).filter((other) => overlap(one, other) > 0.5)).toEqual([]);
        }
      }
    },
  );

  it.each(LAYOUTS)('%s has its tiles in the order of the list, also from right to left', async (layout) => {
    document.documentElement.dir = 'rtl';
    const { gallery } = await mountStableGallery(700, { layout });
    const indices = tiles(gallery).map(indexOf);
    expect(indices).toEqual(indices.toSorted((a, b) => a - b));
    const all = boxes(gallery);
    expect(all.get(0)?.left).toBeGreaterThan(all.get(1)?.left ?? NaN);
  });

  it('missing or odd dimensions break no layout (R15)', async () => {
    const odd = [null, 0, -5, NaN, '800', 1e9, 1, {}, Infinity] as unknown as number[];
    const { source, list, all } = createSource(odd.length ** 2);
    all.forEach((image, i) => {
      const width = odd[i % odd.length] as number;
      const height = odd[Math.floor(i / odd.length)] as number;
      image.dimensions = i === 7 ? (null as never) : { width, height };
    });
    for (const layout of LAYOUTS) {
      const gallery = mountGallery({}, { source, limit: 81, layout }, mountBox({ width: '400px' }));
      await waitForTiles(gallery);
      for (const { width, height } of boxes(gallery).values()) {
        expect(width / height).toBeGreaterThan(0.19);
        expect(width / height).toBeLessThan(5.1);
      }
      gallery.remove();
    }
    expect(list).toHaveBeenCalledTimes(LAYOUTS.length);
  });
});

describe('containers', () => {
  it.each(LAYOUTS)('%s that was hidden at first is laid out once it is shown', async (layout) => {
    const tab = mountBox({ width: '600px', display: 'none' });
    const { source, list } = createSource(40);
    const gallery = mountGallery({}, { source, limit: 40, layout }, tab);
    await nextFrames();
    expect(list).not.toHaveBeenCalled();
    for (const display of ['block', 'none', 'block']) {
      tab.style.display = display;
      await nextFrames();
    }
    await waitForTiles(gallery);
    await waitUntilStable(gallery);
    expect(tiles(gallery)[0]?.getBoundingClientRect().width).toBeGreaterThan(50);
    expect(list).toHaveBeenCalledOnce();
  });

  it.each(perEngine(['rows', 'columns', 'carousel'] as const, ['rows', 'carousel']))(
    '%s keeps its state when it is moved in the document, without new requests (H11)',
    async (layout) => {
      const { gallery, list, pages } = await mountStableGallery(600, { layout }, 300);
      const scroller = () => gallery.shadowRoot?.querySelector('.strip') ?? document.scrollingElement;
      scroller()?.scrollTo({ top: 700, left: 700 });
      await waitUntilStable(gallery);
      const before = tiles(gallery)[5];
      const requests = list.mock.calls.length;
      mountBox({ width: '600px' }).append(gallery);
      await vi.waitFor(() => expect(tiles(gallery)[5]).toBe(before));
      await waitUntilStable(gallery);
      expect(list).toHaveBeenCalledTimes(requests);
      const { scrollTop = 0, scrollLeft = 0 } = scroller() ?? {};
      expect(Math.max(scrollTop, scrollLeft)).toBeCloseTo(700, -1);
      // The virtual grid still follows the scroll container.
      scroller()?.scrollTo({ top: 1e6, left: 1e6 });
      await vi.waitFor(() => expect(tiles(gallery).map(indexOf)).toContain(299));
      expect(pages()).toContain(3);
    },
  );

  it('works in a shadow root', async () => {
    const root = mountBox({ width: '500px' }).attachShadow({ mode: 'closed' });
    const { source } = createSource(300);
    const gallery = mountGallery({}, { source, limit: 300, layout: 'rows' }, root);
    await waitForTiles(gallery);
    await waitUntilStable(gallery);
    scrollTo(0, 1e6);
    await vi.waitFor(() => expect(tiles(gallery).map(indexOf)).toContain(299));
  });

  it.each(perEngine(['grid', 'rows', 'columns'] as const, ['rows']))(
    '%s in a tab that is hidden, made narrower and shown again keeps the scroll position of the page',
    async (layout) => {
      const { box, gallery } = await mountStableGallery(600, { layout, paging: 'more' }, 300);
      // Otherwise the scroll anchoring of the browser would keep the content below in place.
      mountBox({ height: '3000px', overflowAnchor: 'none' });
      scrollTo(0, 900);
      await waitUntilStable(gallery);
      expect(scrollY).toBe(900);
      box.style.display = 'none';
      await waitUntilStable(gallery);
      scrollTo(0, 700);
      await waitUntilStable(gallery);
      box.style.width = '400px';
      box.style.display = '';
      await waitUntilStable(gallery);
      await vi.waitFor(() => expect(tiles(gallery).length).toBeGreaterThan(3));
      await waitUntilStable(gallery);
      expect(scrollY).toBe(700);
    },
  );
});

describe('tokens', () => {
  it.each(LAYOUTS)('%s follows a change of its gap', async (layout) => {
    const { gallery } = await mountStableGallery(600, { layout, paging: 'more' });
    for (const [value, pixels] of [
      ['20px', 20],
      ['2%', 12],
    ] as const) {
      gallery.style.setProperty('--pix-gap', value);
      // WebKit reports no resize if a script has read the size before the frame.
      await waitUntilStable(gallery);
      await vi.waitFor(() => {
        const [first, second] = [...boxes(gallery).values()];
        expect((second?.left ?? NaN) - (first?.right ?? NaN)).toBeCloseTo(pixels, 0);
      });
    }
  });

  it('a grid follows a change of the aspect ratio of its tiles', async () => {
    const { gallery } = await mountStableGallery(600, { layout: 'grid', paging: 'more' });
    gallery.style.setProperty('--pix-tile-ratio', '3 / 2');
    await vi.waitFor(() => {
      const [{ width, height } = new DOMRect()] = boxes(gallery).values();
      expect(width / height).toBeCloseTo(1.5, 2);
    });
  });
});

describe('a change of width', () => {
  /** Changes the width repeatedly, and expects the first visible picture to keep its position. */
  async function expectToStay(box: HTMLElement, gallery: Element): Promise<void> {
    const [index = NaN, { top = NaN } = {}] = [...boxes(gallery)].find((one) => one[1].top >= 0) ?? [];
    expect(index).toBeGreaterThan(10);
    for (const width of [640, 500, 410, 333, 700, 850]) {
      box.style.width = `${width}px`;
      await nextFrames();
      expect(Math.abs((boxes(gallery).get(index)?.top ?? NaN) - top)).toBeLessThan(1.5);
    }
  }

  it.each(perEngine(['grid', 'rows', 'columns'] as const, ['rows']))(
    'keeps the position of the first visible picture in %s, however often it changes',
    async (layout) => {
      await page.viewport(900, 700);
      const { box, gallery } = await mountStableGallery(800, { layout }, 400);
      scrollTo(0, 2_345);
      await waitUntilStable(gallery);
      await expectToStay(box, gallery);
    },
  );

  it('keeps that position even if the saved scroll state is beyond the end of the list', async () => {
    await page.viewport(900, 700);
    const options = { layout: 'columns', limit: 100 } as const;
    await mountStableGallery(800, options, 400);
    scrollTo(0, document.body.scrollHeight);
    await vi.waitFor(() => expect(JSON.stringify(history.state)).toMatch(/"index":[89]\d/));
    document.body.replaceChildren();
    const { box, gallery } = await mountStableGallery(800, options, 60);
    scrollTo(0, 1_234);
    await waitUntilStable(gallery);
    await expectToStay(box, gallery);
  });
});
