import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import {
  allInside,
  begun,
  boxes,
  createSource,
  focusedTile,
  indexOf,
  inside,
  mountBox,
  mountGallery,
  press,
  settled,
  tileAt,
  tiles,
  cleanup,
} from '../support/gallery.ts';
import { GALLERIES, LAYOUTS } from '../support/key-gallery.ts';

afterEach(cleanup);

/** A gallery whose updates have settled. */
async function shown(properties: Partial<PixGallery>, count = 60) {
  await page.viewport(700, 600);
  const { source, list, pages } = createSource(count);
  const gallery = mountGallery({}, { source, limit: count, ...properties }, mountBox({ width: '600px' }));
  await begun(gallery);
  await settled(gallery);
  return { gallery, list, pages };
}

/** Presses a key and resolves with the picture whose tile then has the focus. */
async function go(gallery: PixGallery, key: string): Promise<number> {
  const before = focusedTile(gallery);
  press(gallery, key);
  await vi.waitFor(() => expect(focusedTile(gallery)).not.toBe(before), 3_000);
  return indexOf(focusedTile(gallery) as Element);
}

/** Presses a key without effect. */
async function stays(gallery: PixGallery, key: string): Promise<void> {
  const before = focusedTile(gallery);
  press(gallery, key);
  await settled(gallery);
  expect(focusedTile(gallery)).toBe(before);
}

/** Whether a picture is entirely in the viewport. */
function isSeen(gallery: Element, index: number): boolean {
  const { top = NaN, bottom = NaN, left = NaN, right = NaN } = boxes(gallery).get(index) ?? {};
  return top >= -1 && bottom <= innerHeight + 1 && left >= -1 && right <= innerWidth + 1;
}

describe('arrows', () => {
  it.each(LAYOUTS.flatMap((layout) => (['', 'rtl'] as const).map((dir) => [layout, dir] as const)))(
    'lead to the neighbour that the eye finds, in %s %s',
    async (layout, dir) => {
      document.documentElement.dir = dir;
      const { gallery } = await shown({ layout });
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
        // At an edge the focus stays.
        const { top = NaN, bottom = NaN } = boxes(gallery).get(start) ?? {};
        const beyond = [...boxes(gallery)].filter(
          ([index, box]) =>
            sign * (middle(index)[axis] - from[axis]) > 3 &&
            (axis === 'y' || (box.top < bottom - 3 && box.bottom > top + 3)),
        );
        if (!beyond.length) {
          await stays(gallery, key);
          continue;
        }
        const before = new Map([...boxes(gallery).keys()].map((index) => [index, middle(index)]));
        const to = before.get(await go(gallery, key)) ?? { x: NaN, y: NaN };
        expect(sign * (to[axis] - from[axis])).toBeGreaterThan(0);
        // Straight on: the next tile touches the line through the middle.
        if (axis === 'y') expect(Math.abs(to.x - from.x)).toBeLessThan(width);
      }
    },
  );

  it.each([0.5, 2])('lead one row on in a grid that is drawn %d times as large', async (scale) => {
    const { gallery } = await shown({ layout: 'grid' });
    Object.assign(gallery.style, { transform: `scale(${scale})`, transformOrigin: '0 0' });
    tileAt(gallery, 0).focus();
    const all = boxes(gallery);
    const top = all.get(0)?.top ?? NaN;
    const columns = [...all.values()].filter((box) => Math.abs(box.top - top) < 1).length;
    expect(columns).toBeGreaterThan(1);
    expect(await go(gallery, 'ArrowDown')).toBe(columns);
    expect(await go(gallery, 'ArrowRight')).toBe(columns + 1);
  });

  it.each(LAYOUTS)(
    'lead to a tile that is seen at once in %s, on a page that scrolls smoothly',
    async (layout) => {
      const { gallery } = await shown({ layout }, 300);
      document.documentElement.style.scrollBehavior = 'smooth';
      onTestFinished(() => document.documentElement.removeAttribute('style'));
      tileAt(gallery, 0).focus();
      const last = await go(gallery, 'End');
      expect(last).toBeGreaterThan(290);
      expect(isSeen(gallery, last)).toBe(true);
      expect(isSeen(gallery, await go(gallery, 'Home'))).toBe(true);
    },
  );

  it('with Ctrl, Alt or ⌘ are the browser’s', async () => {
    const { gallery } = await shown({});
    tileAt(gallery, 0).focus();
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) {
      const init = { key: 'ArrowRight', bubbles: true, cancelable: true, [modifier]: true };
      const event = new KeyboardEvent('keydown', init);
      tileAt(gallery, 0).dispatchEvent(event);
      expect(event.defaultPrevented).toBe(false);
    }
  });
});

describe('far away', () => {
  it.each(LAYOUTS)(
    'End focuses the last of 3,000 pictures in %s and reads its page alone; Home leads back',
    async (layout) => {
      const { gallery, pages } = await shown({ layout }, 3_000);
      tileAt(gallery, 0).focus();
      expect(await go(gallery, 'End')).toBe(2_999);
      await settled(gallery);
      expect(isSeen(gallery, 2_999)).toBe(true);
      expect(new Set(pages())).toEqual(new Set([1, 30]));
      expect(await go(gallery, 'Home')).toBe(0);
      await settled(gallery);
      expect(isSeen(gallery, 0)).toBe(true);
      expect(tiles(gallery).length).toBeLessThan(200);
    },
  );

  it.each(LAYOUTS)('PageDown and PageUp move by about a viewport in %s', async (layout) => {
    const { gallery } = await shown({ layout }, 200);
    tileAt(gallery, 1).focus();
    const at = () => boxes(gallery).get(indexOf(focusedTile(gallery) as Element)) as DOMRect;
    const along = layout === 'carousel' ? 'left' : 'top';
    const scrolled = () => (layout === 'carousel' ? inside(gallery, '.strip').scrollLeft : scrollY);
    const first = at()[along] + scrolled();
    await go(gallery, 'PageDown');
    await settled(gallery);
    const moved = at()[along] + scrolled() - first;
    expect(moved).toBeGreaterThan(150);
    expect(moved).toBeLessThan(601);
    await go(gallery, 'PageUp');
    await settled(gallery);
    expect(at()[along] + scrolled()).toBeLessThan(first + 260);
  });

  it.each(['the plain grid', 'the virtual grid', 'rows', 'columns'] as const)(
    'pages by what a scroller around %s shows',
    async (name) => {
      const { source } = createSource(100);
      const box = mountBox({ width: '600px', height: '250px', overflow: 'auto' });
      const gallery = mountGallery({}, { source, limit: 100, ...GALLERIES[name] }, box);
      await begun(gallery);
      await settled(gallery);
      tileAt(gallery, 0).focus();
      const { top } = boxes(gallery).get(0) as DOMRect;
      await go(gallery, 'PageDown');
      await settled(gallery);
      const moved = focusedTile(gallery)?.getBoundingClientRect().top ?? NaN;
      expect(moved + box.scrollTop - top).toBeLessThan(400);
    },
  );
});

describe('the focus', () => {
  it.each(LAYOUTS)('has one tab stop in %s: last focused, or first visible', async (layout) => {
    const { gallery } = await shown({ layout }, 1_000);
    const stops = () => allInside(gallery, 'a[tabindex="0"]').map(indexOf);
    expect(stops()).toEqual([0]);
    tileAt(gallery, 2).focus();
    await vi.waitFor(() => expect(stops()).toEqual([2]));
    tileAt(gallery, 2).blur();
    const scroller = layout === 'carousel' ? inside(gallery, '.strip') : document.scrollingElement;
    scroller?.scrollTo({ top: 9_000, left: 9_000 });
    await vi.waitFor(() => {
      expect(Math.min(...tiles(gallery).map(indexOf))).toBeGreaterThan(2);
      expect(stops()).toHaveLength(1);
      expect(isSeen(gallery, stops()[0] ?? -1)).toBe(true);
    }, 3_000);
  });

  // Safari focuses links by Tab only if its user has chosen so.
  it.skipIf(server.browser === 'webkit').each(LAYOUTS)(
    'Tab leads into %s and out of it again',
    async (layout) => {
      const [before, after] = [document.createElement('button'), document.createElement('button')];
      document.body.append(before);
      const { gallery } = await shown({ layout });
      document.body.append(after);
      before.focus();
      await userEvent.keyboard('{Tab}');
      expect(focusedTile(gallery)).toBe(tileAt(gallery, 0));
      expect(parseFloat(getComputedStyle(tileAt(gallery, 0)).outlineWidth)).toBeGreaterThanOrEqual(2);
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).toBe(after);
    },
  );

  it('stays where the visitor moved it while the target picture of a key loads', async () => {
    const { gallery, list } = await shown({}, 3_000);
    const field = document.createElement('input');
    document.body.prepend(field);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const answer = list.getMockImplementation();
    list.mockImplementation(async (...asked) => {
      await held;
      return (answer as NonNullable<typeof answer>)(...asked);
    });
    tileAt(gallery, 0).focus();
    press(gallery, 'End');
    await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(2));
    field.focus();
    await settled(gallery);
    const { scrollY: place } = window;
    release();
    await vi.waitFor(() => expect(tileAt(gallery, 2_999)).not.toBeNull());
    await settled(gallery);
    expect([document.activeElement, scrollY]).toEqual([field, place]);
  });

  it.each(LAYOUTS)('stays on its tile in %s, however far it is scrolled away', async (layout) => {
    const { gallery } = await shown({ layout }, 1_000);
    const tile = tileAt(gallery, 3);
    tile.focus();
    const gone = vi.fn();
    tile.addEventListener('blur', gone);
    const scroller = layout === 'carousel' ? inside(gallery, '.strip') : document.scrollingElement;
    for (const place of [9_000, 20_000, 0]) {
      scroller?.scrollTo({ top: place, left: place });
      await settled(gallery);
      expect(focusedTile(gallery)).toBe(tile);
      const order = tiles(gallery).map(indexOf);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }
    expect(tile.isConnected).toBe(true);
    expect(gone).not.toHaveBeenCalled();
  });

  it('each tile has its position in the set', async () => {
    const { gallery } = await shown({ layout: 'rows' }, 1_000);
    scrollTo(0, 9_000);
    await settled(gallery);
    for (const tile of tiles(gallery)) {
      expect(tile.closest('li')?.ariaSetSize).toBe('1000');
      expect(tile.closest('li')?.ariaPosInSet).toBe(String(indexOf(tile) + 1));
    }
    expect(inside(gallery, '.virtual-grid').ariaLabel).toBe('1,000 pictures');
  });
});
