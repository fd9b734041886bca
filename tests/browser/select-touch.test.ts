import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/define.ts';
import { LONG_PRESS_MS } from '../../src/components/pix-gallery/selection/long-press.ts';
import { cleanup, createSource, mountBox, mountGallery, tileAt } from '../support/gallery.ts';
import { selectedTiles, spoken, waitForBoxes } from '../support/selection.ts';

async function mountSelectable() {
  await page.viewport(700, 500);
  const { source } = createSource(6);
  const gallery = mountGallery({}, { source, select: true, limit: 6 }, mountBox({ width: '600px' }));
  const opened = vi.fn((event: Event) => event.preventDefault());
  gallery.addEventListener('pix-open', opened);
  await waitForBoxes(gallery);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return { gallery, opened };
}

beforeEach(() => cleanup());
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const FINGER = { pointerType: 'touch', isPrimary: true, bubbles: true, composed: true, cancelable: true };

const send = (tile: Element, type: string, at = 10) =>
  tile.dispatchEvent(new PointerEvent(type, { ...FINGER, clientX: at, clientY: 10 }));

/** What a finger does that touches a picture for some time; browsers send a click after it, or none. */
function touch(tile: HTMLElement, ms: number, click = true): void {
  send(tile, 'pointerdown');
  vi.advanceTimersByTime(ms);
  send(tile, 'pointerup');
  if (click) tile.dispatchEvent(new MouseEvent('click', { ...FINGER, detail: 1 }));
}

it('a long press selects, and further taps select and deselect while something is selected', async () => {
  const { gallery, opened } = await mountSelectable();
  touch(tileAt(gallery, 0), LONG_PRESS_MS - 1);
  expect(opened).toHaveBeenCalledOnce();
  touch(tileAt(gallery, 1), LONG_PRESS_MS);
  await gallery.updateComplete;
  expect(selectedTiles(gallery)).toEqual([1]);
  expect(spoken(gallery)).toBe('1 picture selected');
  touch(tileAt(gallery, 3), 60);
  touch(tileAt(gallery, 4), 60);
  touch(tileAt(gallery, 3), 60);
  await gallery.updateComplete;
  expect(selectedTiles(gallery)).toEqual([1, 4]);
  touch(tileAt(gallery, 1), 60);
  touch(tileAt(gallery, 4), 60);
  touch(tileAt(gallery, 4), 60);
  expect(opened).toHaveBeenCalledTimes(2);
});

it('a long press without a click at its end leaves the next tap as it is', async () => {
  const { gallery } = await mountSelectable();
  touch(tileAt(gallery, 0), LONG_PRESS_MS, false);
  touch(tileAt(gallery, 1), 60);
  await gallery.updateComplete;
  expect(selectedTiles(gallery)).toEqual([0, 1]);
});

it('the menu of a long press does not appear, and selects where it comes first', async () => {
  const { gallery } = await mountSelectable();
  const tile = tileAt(gallery, 2);
  send(tile, 'pointerdown');
  vi.advanceTimersByTime(LONG_PRESS_MS - 100);
  expect(send(tile, 'contextmenu')).toBe(false);
  expect(send(tile, 'dragstart')).toBe(false);
  expect(gallery.selection?.count).toBe(1);
  vi.advanceTimersByTime(LONG_PRESS_MS);
  send(tile, 'pointerup');
  expect(gallery.selection?.count).toBe(1);
  expect(send(tile, 'contextmenu')).toBe(true);
});

it.each<[string, (tile: Element) => void]>([
  ['moves', (tile) => send(tile, 'pointermove', 30)],
  ['scrolls', (tile) => send(tile, 'pointercancel')],
  [
    'is a mouse',
    (tile) => tile.dispatchEvent(new PointerEvent('pointerdown', { ...FINGER, pointerType: 'mouse' })),
  ],
])('a finger that %s selects nothing', async (_, act) => {
  const { gallery } = await mountSelectable();
  const tile = tileAt(gallery, 0);
  send(tile, 'pointerdown');
  act(tile);
  vi.advanceTimersByTime(2 * LONG_PRESS_MS);
  expect(gallery.selection?.count).toBe(0);
});
