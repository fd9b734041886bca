import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import {
  boxes,
  cleanup,
  createSource,
  focusedTile,
  indexOf,
  mountBox,
  mountGallery,
  press,
  queryShadow,
  queryShadowAll,
  tileAt,
  tiles,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';
import { GALLERIES, LAYOUTS } from '../support/key-gallery.ts';

afterEach(cleanup);

/** Mounts a gallery, and waits until it is stable. */
async function mountStableGallery(properties: Partial<PixGallery>, count = 60) {
  await page.viewport(700, 600);
  const { source, list, pages } = createSource(count);
  const gallery = mountGallery({}, { source, limit: count, ...properties }, mountBox({ width: '600px' }));
  await waitForTiles(gallery);
  await waitUntilStable(gallery);
  return { gallery, list, pages };
}

/** Presses a key, and waits until the focus moves. Resolves with the index of the focused tile. */
async function pressAndWait(gallery: PixGallery, key: string): Promise<number> {
  const before = focusedTile(gallery);
  press(gallery, key);
  await vi.waitFor(() => expect(focusedTile(gallery)).not.toBe(before));
  return indexOf(focusedTile(gallery) as Element);
}

/** Presses a key, and expects the focus to stay. */
async function expectNoMove(gallery: PixGallery, key: string): Promise<void> {
  const before = focusedTile(gallery);
  press(gallery, key);
  await waitUntilStable(gallery);
  expect(focusedTile(gallery)).toBe(before);
}

/** Whether a picture is entirely in the viewport. */
function isInView(gallery: Element, index: number): boolean {
  const { top = NaN, bottom = NaN, left = NaN, right = NaN } = boxes(gallery).get(index) ?? {};
  return top >= -1 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1;
}

describe('arrow keys', () => {
  it.each(LAYOUTS.flatMap((layout) => (['', 'rtl'] as const).map((dir) => [layout, dir] as const)))(
    'focus the nearest tile in their direction, in %s %s',
    async (layout, dir) => {
      document.documentElement.dir = dir;
      const { gallery } = await mountStableGallery({ layout });
      const start = layout === 'carousel' ? 1 : 5;
      tileAt(gallery, start).focus();
      const middle = (index: number) => {
        const { left = NaN, width = NaN, top = NaN, height = NaN } = boxes(gallery).get(index) ?? {};
        return { x: left + width / 2, y: top + height / 2 };
      };
      for (const [key, axis, sign] of [
        ['ArrowRight', 'x', 1],
        ['ArrowLeft', 'x', -1],
        ['ArrowDown', 'y', 1],
        ['ArrowUp', 'y', -1],
      ] as const) {
        if (layout === 'carousel' && axis === 'y') continue;
        tileAt(gallery, start).focus();
        const from = middle(start);
        const { width = NaN } = boxes(gallery).get(start) ?? {};
        // At an edge, the focus stays.
        const { top = NaN, bottom = NaN } = boxes(gallery).get(start) ?? {};
        const beyond = [...boxes(gallery)].filter(
          ([index, box]) =>
            sign * (middle(index)[axis] - from[axis]) > 3 &&
            (axis === 'y' || (box.top < bottom - 3 && box.bottom > top + 3)),
        );
        if (!beyond.length) {
          await expectNoMove(gallery, key);
          continue;
        }
        const before = new Map([...boxes(gallery).keys()].map((index) => [index, middle(index)]));
        const to = before.get(await pressAndWait(gallery, key)) ?? { x: NaN, y: NaN };
        expect(sign * (to[axis] - from[axis])).toBeGreaterThan(0);
        // The next tile must touch the line through the middle of the current one.
        if (axis === 'y') expect(Math.abs(to.x - from.x)).toBeLessThan(width);
      }
    },
  );

  it.each([0.5, 2])('move by one row in a grid that is scaled by %d', async (scale) => {
    const { gallery } = await mountStableGallery({ layout: 'grid' });
    Object.assign(gallery.style, { transform: `scale(${scale})`, transformOrigin: '0 0' });
    tileAt(gallery, 0).focus();
    const all = boxes(gallery);
    const top = all.get(0)?.top ?? NaN;
    const columns = [...all.values()].filter((box) => Math.abs(box.top - top) < 1).length;
    expect(columns).toBeGreaterThan(1);
    expect(await pressAndWait(gallery, 'ArrowDown')).toBe(columns);
    expect(await pressAndWait(gallery, 'ArrowRight')).toBe(columns + 1);
  });

  it.each(LAYOUTS)(
    'focus a tile that is in view at once in %s, on a page with smooth scrolling',
    async (layout) => {
      const { gallery } = await mountStableGallery({ layout }, 300);
      document.documentElement.style.scrollBehavior = 'smooth';
      onTestFinished(() => document.documentElement.removeAttribute('style'));
      tileAt(gallery, 0).focus();
      const last = await pressAndWait(gallery, 'End');
      expect(last).toBeGreaterThan(290);
      expect(isInView(gallery, last)).toBe(true);
      expect(isInView(gallery, await pressAndWait(gallery, 'Home'))).toBe(true);
    },
  );

  it('with Ctrl, Alt or ⌘ are left to the browser', async () => {
    const { gallery } = await mountStableGallery({});
    tileAt(gallery, 0).focus();
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
      const init = { key: 'ArrowRight', bubbles: true, cancelable: true, [modifier]: true };
      const event = new KeyboardEvent('keydown', init);
      tileAt(gallery, 0).dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
    }
  });
});

describe('distant tiles', () => {
  it.each(LAYOUTS)(
    'End focuses the last of 3,000 pictures in %s and loads only its page; Home returns to the first',
    async (layout) => {
      const { gallery, pages } = await mountStableGallery({ layout }, 3_000);
      tileAt(gallery, 0).focus();
      expect(await pressAndWait(gallery, 'End')).toBe(2_999);
      await waitUntilStable(gallery);
      expect(isInView(gallery, 2_999)).toBe(true);
      expect(new Set(pages())).toEqual(new Set([1, 30]));
      expect(await pressAndWait(gallery, 'Home')).toBe(0);
      await waitUntilStable(gallery);
      expect(isInView(gallery, 0)).toBe(true);
      expect(tiles(gallery).length).toBeLessThan(200);
    },
  );

  it.each(LAYOUTS)('PageDown and PageUp move by about a viewport in %s', async (layout) => {
    const { gallery } = await mountStableGallery({ layout }, 200);
    tileAt(gallery, 1).focus();
    const focusedBox = () => boxes(gallery).get(indexOf(focusedTile(gallery) as Element)) as DOMRect;
    const along = layout === 'carousel' ? 'left' : 'top';
    const scrolled = () => (layout === 'carousel' ? queryShadow(gallery, '.strip').scrollLeft : scrollY);
    const first = focusedBox()[along] + scrolled();
    await pressAndWait(gallery, 'PageDown');
    await waitUntilStable(gallery);
    const moved = focusedBox()[along] + scrolled() - first;
    expect(moved).toBeGreaterThan(150);
    expect(moved).toBeLessThan(601);
    await pressAndWait(gallery, 'PageUp');
    await waitUntilStable(gallery);
    expect(focusedBox()[along] + scrolled()).toBeLessThan(first + 260);
  });

  it.each(['the plain grid', 'the virtual grid', 'rows', 'columns'] as const)(
    'PageDown moves by the height of a scroll container around %s',
    async (name) => {
      const { source } = createSource(100);
      const box = mountBox({ width: '600px', height: '250px', overflow: 'auto' });
      const gallery = mountGallery({}, { source, limit: 100, ...GALLERIES[name] }, box);
      await waitForTiles(gallery);
      await waitUntilStable(gallery);
      tileAt(gallery, 0).focus();
      const { top } = boxes(gallery).get(0) as DOMRect;
      await pressAndWait(gallery, 'PageDown');
      await waitUntilStable(gallery);
      const moved = focusedTile(gallery)?.getBoundingClientRect().top ?? NaN;
      expect(moved + box.scrollTop - top).toBeLessThan(400);
    },
  );
});

describe('the focus', () => {
  it.each(LAYOUTS.flatMap((layout) => [true, false].map((isVisible) => ({ layout, isVisible }))))(
    'has one tab stop in $layout: the last focused tile, while it is rendered or if its focus was visible: $isVisible',
    async ({ layout, isVisible }) => {
      const { gallery } = await mountStableGallery({ layout }, 1_000);
      const tabStops = () => queryShadowAll(gallery, 'a[tabindex="0"]').map(indexOf);
      expect(tabStops()).toEqual([0]);
      // That of a click is not.
      Object.assign(tileAt(gallery, 2), isVisible ? {} : { matches: () => false }).focus();
      await vi.waitFor(() => expect(tabStops()).toEqual([2]));
      tileAt(gallery, 2).blur();
      const strip = layout === 'carousel' && queryShadow(gallery, '.strip');
      (strip || window).scrollTo({ top: 9_000, left: 9_000 });
      await vi.waitFor(() => {
        expect(tiles(gallery).map(indexOf)).not.toContain(3);
        expect(tabStops()).toEqual([isVisible ? 2 : expect.any(Number)]);
        expect(isInView(gallery, tabStops()[0] ?? -1)).toBe(!isVisible);
      });
    },
  );

  // Safari focuses links by Tab only if a setting is changed.
  it.skipIf(server.browser === 'webkit').each(LAYOUTS)('enters and leaves %s with Tab', async (layout) => {
    const [before, after] = [document.createElement('button'), document.createElement('button')];
    document.body.append(before);
    const { gallery } = await mountStableGallery({ layout });
    document.body.append(after);
    before.focus();
    await userEvent.keyboard('{Tab}');
    expect(focusedTile(gallery)).toBe(tileAt(gallery, 0));
    expect(parseFloat(getComputedStyle(tileAt(gallery, 0)).outlineWidth)).toBeGreaterThanOrEqual(2);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(after);
  });

  it('stays where the visitor moved it while the target picture of a key loads', async () => {
    const { gallery, list } = await mountStableGallery({}, 3_000);
    const field = document.createElement('input');
    document.body.prepend(field);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const read = list.getMockImplementation();
    list.mockImplementation(async (...args) => {
      await held;
      return (read as NonNullable<typeof read>)(...args);
    });
    tileAt(gallery, 0).focus();
    press(gallery, 'End');
    await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    field.focus();
    await waitUntilStable(gallery);
    const { scrollY: place } = window;
    release();
    await vi.waitFor(() => expect(tileAt(gallery, 2_999)).not.toBeNull());
    await waitUntilStable(gallery);
    expect([document.activeElement, scrollY]).toEqual([field, place]);
  });

  it.each(LAYOUTS)('stays on its tile in %s, however far it is scrolled away', async (layout) => {
    const { gallery } = await mountStableGallery({ layout }, 1_000);
    const tile = tileAt(gallery, 3);
    tile.focus();
    const onBlur = vi.fn();
    tile.addEventListener('blur', onBlur);
    const scroller = layout === 'carousel' ? queryShadow(gallery, '.strip') : document.scrollingElement;
    for (const place of [9_000, 20_000, 0]) {
      scroller?.scrollTo({ top: place, left: place });
      await waitUntilStable(gallery);
      expect(focusedTile(gallery)).toBe(tile);
      const order = tiles(gallery).map(indexOf);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
    expect(tile.isConnected).toBe(true);
    expect(onBlur).not.toHaveBeenCalled();
  });

  it('each tile has its position in the set', async () => {
    const { gallery } = await mountStableGallery({ layout: 'rows' }, 1_000);
    scrollTo(0, 9_000);
    await waitUntilStable(gallery);
    for (const tile of tiles(gallery)) {
      expect(tile.closest('li')?.ariaSetSize).toBe('1000');
      expect(tile.closest('li')?.ariaPosInSet).toBe(String(indexOf(tile) + 1));
    }
    expect(queryShadow(gallery, '.virtual-grid').ariaLabel).toBe('1,000 pictures');
  });
});
