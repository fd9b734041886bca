import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../src/define.ts';
import {
  ALBUM,
  cleanup,
  focusedTile,
  type GalleryProperties,
  indexOf,
  nextFrames,
  queryShadow,
  queryShadowAll,
  record,
  tileAt,
  tiles,
  titles,
  waitUntilStable,
} from '../support/gallery.ts';
import { countText, moreButton } from '../support/paging.ts';
import { mountLong, newRecords } from '../support/updates.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

const newTiles = (gallery: Element) => queryShadowAll(gallery, '[part~=new]');

describe('refresh()', () => {
  it.each<[string, GalleryProperties, number]>([
    ['a plain grid', { limit: 60 }, 60],
    ['a virtual grid', { limit: 300 }, 300],
    ['rows', { limit: 300, layout: 'rows' }, 300],
    ['columns', { limit: 300, layout: 'columns' }, 300],
    ['rows with infinite scroll', { limit: 24, layout: 'rows', paging: 'scroll' }, 100],
    ['a grid with a button', { limit: 60, paging: 'more' }, 100],
    ['a carousel', { limit: 300, layout: 'carousel' }, 300],
    ['an album', { ...ALBUM, limit: 300, layout: 'rows' }, 300],
  ])('keeps pictures, scroll position and focus in place: %s', async (_, properties, count) => {
    const { gallery, list, all } = await mountLong(properties, count);
    const strip = properties.layout === 'carousel' ? queryShadow(gallery, '.strip') : undefined;
    if (strip) strip.scrollLeft = 700;
    else scrollTo(0, 700);
    await nextFrames();
    await waitUntilStable(gallery);
    const side = strip ? 'left' : 'top';
    const [seen] = tiles(gallery).filter((tile) => tile.getBoundingClientRect()[side] > 100);
    seen?.focus({ preventScroll: true });
    await waitUntilStable(gallery);
    const image = seen?.querySelector('img');
    const title = image?.alt;
    const index = indexOf(seen as Element);
    const { top, left } = (seen as Element).getBoundingClientRect();
    const requests = list.mock.calls.length;

    all.unshift(...newRecords(6));
    expect(await gallery.refresh()).toBe(6);
    await waitUntilStable(gallery);
    expect(focusedTile(gallery)).toBe(seen);
    expect(indexOf(seen as Element)).toBe(index + 6);
    expect(seen?.querySelector('img')).toBe(image);
    expect(image?.alt).toBe(title);
    const box = (seen as Element).getBoundingClientRect();
    // Columns fill anew: only the first visible picture stays in place.
    if (properties.layout !== 'columns') expect(box.top).toBeCloseTo(top, -0.5);
    else expect(Math.abs(box.top - top)).toBeLessThan(100);
    // In a grid of several columns, six more pictures move no picture to another column.
    if (!properties.layout || strip) expect(box.left).toBeCloseTo(left, -0.5);
    expect(tileAt(gallery, index + 6).tabIndex).toBe(0);
    const further = list.mock.calls.slice(requests).map(([query]) => query.page);
    expect(further[0]).toBe(1);
    expect(gallery.total).toBe(count + 6);
  });

  it('shows new pictures at the top where the top is in view, and marks them until the next update', async () => {
    const { gallery, all } = await mountLong({ limit: 12 }, 12);
    const kept = tileAt(gallery, 0).querySelector('img');
    all.unshift(...newRecords(2));
    expect(await gallery.refresh()).toBe(2);
    expect(titles(gallery)[2]).toBe('Picture 1');
    expect(tileAt(gallery, 2).querySelector('img')).toBe(kept);
    expect(newTiles(gallery).map(indexOf)).toEqual([0, 1]);
    expect(queryShadow(gallery, '.news').textContent).toBe('2 new pictures');
    expect(await gallery.refresh()).toBe(0);
    expect(newTiles(gallery)).toEqual([]);
  });

  it('marks new pictures that are rendered later, when a visitor scrolls to them', async () => {
    const { gallery, all } = await mountLong({ limit: 24, layout: 'rows', paging: 'scroll' }, 200);
    scrollTo(0, 2500);
    await nextFrames();
    await waitUntilStable(gallery);
    all.unshift(...newRecords(3));
    await gallery.refresh();
    await waitUntilStable(gallery);
    expect(newTiles(gallery)).toEqual([]);
    scrollTo(0, 0);
    await vi.waitFor(() => expect(newTiles(gallery).map(indexOf)).toEqual([0, 1, 2]));
  });

  it('keeps the pictures over several updates, in whichever order they were rendered', async () => {
    const { gallery, all } = await mountLong({ limit: 12 }, 12);
    all.unshift(...newRecords(2));
    await gallery.refresh();
    const images = () => tiles(gallery).map((tile) => tile.querySelector('img'));
    const before = images();
    tileAt(gallery, 0).focus();
    all.unshift(record(7001));
    expect(await gallery.refresh()).toBe(1);
    expect(images().slice(1)).toEqual(before.slice(0, 11));
    expect(focusedTile(gallery)?.querySelector('img')).toBe(before[0]);
  });

  it('drops a response that waited for the viewer, once the page asks for another list', async () => {
    const { gallery, all } = await mountLong({ limit: 12 }, 30);
    await gallery.show(0);
    all.unshift(...newRecords(1));
    const refreshed = gallery.refresh();
    await nextFrames();
    gallery.page = 2;
    await gallery.updateComplete;
    await userEvent.keyboard('{Escape}');
    expect(await refreshed).toBe(0);
    await vi.waitFor(() => expect(titles(gallery)[0]).toBe('Picture 12'));
  });

  it('removes what is gone, and leaves the focus to the picture in its place', async () => {
    const { gallery, all } = await mountLong({ limit: 12 }, 12);
    tileAt(gallery, 3).focus();
    all.splice(3, 1);
    expect(await gallery.refresh()).toBe(0);
    expect(titles(gallery)).toHaveLength(11);
    expect(focusedTile(gallery)).toBe(tileAt(gallery, 3));
    expect(focusedTile(gallery)?.querySelector('img')?.alt).toBe('Picture 5');
  });

  it('keeps the place of the first picture in view that stays', async () => {
    const { gallery, all } = await mountLong({ limit: 60 }, 60);
    scrollTo(0, 700);
    await waitUntilStable(gallery);
    const [gone, seen] = tiles(gallery).filter((tile) => tile.getBoundingClientRect().top >= 0);
    const { top } = (seen as Element).getBoundingClientRect();
    all.splice(indexOf(gone as Element), 1);
    all.unshift(...newRecords(12));
    expect(await gallery.refresh()).toBe(12);
    await waitUntilStable(gallery);
    expect((seen as Element).getBoundingClientRect().top).toBeCloseTo(top, -0.5);
  });

  it('keeps the pages that a visitor has asked for', async () => {
    const { gallery, list, all } = await mountLong({ limit: 12, paging: 'more' }, 60);
    moreButton(gallery).click();
    await vi.waitFor(() => expect(countText(gallery)).toContain('24'));
    list.mockClear();
    all.unshift(...newRecords(3));
    await gallery.refresh();
    await waitUntilStable(gallery);
    expect(countText(gallery)).toBe('24 of 63 pictures');
    expect(list).toHaveBeenCalledOnce();
  });

  it('shows another order as it is', async () => {
    const { gallery, all } = await mountLong({ limit: 12 }, 12);
    all.reverse();
    expect(await gallery.refresh()).toBe(0);
    expect(titles(gallery)).toEqual(all.map(({ title }) => title));
  });

  it('waits until the viewer is closed', async () => {
    const { gallery, all } = await mountLong({ limit: 12 }, 12);
    await gallery.show(2);
    all.unshift(...newRecords(1));
    const refreshed = gallery.refresh();
    await nextFrames();
    expect(titles(gallery)).toHaveLength(12);
    const closed = new Promise((resolve) => gallery.addEventListener('pix-close', resolve));
    await userEvent.keyboard('{Escape}');
    await closed;
    expect(await refreshed).toBe(1);
    expect(titles(gallery)[0]).toBe('Picture 5001');
  });

  it('rejects if the request fails, and leaves what is shown', async () => {
    const { gallery, list } = await mountLong({ limit: 12 }, 12);
    list.mockRejectedValueOnce(new Error('Out of reach'));
    await expect(gallery.refresh()).rejects.toThrow('Out of reach');
    expect(titles(gallery)).toHaveLength(12);
    expect(gallery.state).toBe('ready');
  });
});
