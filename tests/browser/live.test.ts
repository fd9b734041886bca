import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import {
  ALBUM,
  cleanup,
  createSource,
  focusedTile,
  type GalleryProperties,
  mountGallery,
  nextFrames,
  queryShadow,
  record,
  titles,
} from '../support/gallery.ts';
import { mountLong, newRecords } from '../support/updates.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  cleanup();
});

/** Lets a gallery ask at an interval, once its code is there, on a clock of the test. */
async function startLive(gallery: PixGallery, seconds: number) {
  gallery.live = 3600;
  await vi.waitFor(() => expect(queryShadow(gallery, '.news')).not.toBeNull());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  gallery.live = seconds;
  await gallery.updateComplete;
}

const newButton = (gallery: Element) => queryShadow(gallery, '.news button');

describe('live', () => {
  it.each<[string, GalleryProperties]>([
    ['a grid', {}],
    ['rows', { layout: 'rows' }],
    ['columns', { layout: 'columns' }],
    ['a carousel', { layout: 'carousel' }],
    ['an album', ALBUM],
  ])(
    'announces new pictures by a button, which shows them and moves the focus there: %s',
    async (_, properties) => {
      const { gallery, list, all } = await mountLong({ limit: 24, ...properties }, 24);
      await startLive(gallery, 30);
      list.mockClear();
      await vi.advanceTimersByTimeAsync(30_000);
      expect(list).toHaveBeenCalledOnce();
      expect(newButton(gallery)).toBeNull();
      scrollTo(0, 300);
      all.unshift(...newRecords(3));
      await vi.advanceTimersByTimeAsync(30_000);
      expect(newButton(gallery).textContent).toBe('3 new pictures');
      expect(titles(gallery)[0]).toBe('Picture 1');
      expect(scrollY).toBe(300);
      vi.useRealTimers();
      newButton(gallery).click();
      await vi.waitFor(() => expect(focusedTile(gallery)?.querySelector('img')?.alt).toBe('Picture 5001'));
      expect(titles(gallery).slice(0, 4)).toEqual([
        'Picture 5001',
        'Picture 5002',
        'Picture 5003',
        'Picture 1',
      ]);
      expect(newButton(gallery)).toBeNull();
      expect(list).toHaveBeenCalledTimes(2);
    },
  );

  it('asks neither in the background nor offline, and less often after failures', async () => {
    const { gallery, list } = await mountLong({ limit: 12 }, 12);
    await startLive(gallery, 10);
    list.mockClear();
    const hidden = vi.spyOn(Document.prototype, 'hidden', 'get').mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(list).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(list).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    list.mockRejectedValue(new Error('Out of reach'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(list).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(list).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(list).toHaveBeenCalledTimes(2);
    expect(gallery.state).toBe('ready');
  });

  it('keeps the focus of its button while the number grows, also after a refresh of the page', async () => {
    const { gallery, all } = await mountLong({ limit: 24 }, 24);
    await startLive(gallery, 30);
    all.unshift(record(7001));
    expect(await gallery.refresh()).toBe(1);
    all.unshift(record(7002));
    await vi.advanceTimersByTimeAsync(30_000);
    const button = newButton(gallery);
    expect(button.textContent).toBe('1 new picture');
    button.focus();
    all.unshift(record(7003));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(focusedTile(gallery)).toBe(button);
    expect(button.textContent).toBe('2 new pictures');
  });

  it('asks less and less often for a list that fails from the start', async () => {
    const { source, list } = createSource(3);
    list.mockRejectedValue(new Error('Out of reach'));
    const gallery = mountGallery({}, { source });
    await vi.waitFor(() => expect(gallery.state).toBe('error'));
    await startLive(gallery, 10);
    list.mockClear();
    for (const [calls, seconds] of [10, 20, 40].entries()) {
      await vi.advanceTimersByTimeAsync(800 * seconds);
      expect(list).toHaveBeenCalledTimes(calls);
      // Waiting takes time of this clock, too.
      await vi.advanceTimersByTimeAsync(200 * seconds);
      await vi.waitFor(() => expect(list).toHaveBeenCalledTimes(calls + 1));
      await vi.waitFor(() => expect(gallery.state).toBe('error'));
    }
  });

  it('shows the first pictures of an empty gallery at once, and stops with the element', async () => {
    await page.viewport(700, 500);
    const { source, list, all } = createSource(0);
    const gallery = mountGallery({}, { source, limit: 12 });
    await vi.waitFor(() => expect(gallery.state).toBe('empty'));
    await startLive(gallery, 5);
    all.push(...newRecords(1));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(titles(gallery)).toEqual(['Picture 5001']);
    gallery.remove();
    await nextFrames();
    list.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(list).not.toHaveBeenCalled();
  });

  it.each(['soon', '1'])('warns about the value "%s"', async (live) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { source } = createSource(3);
    mountGallery({ live }, { source });
    await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(warn.mock.lastCall?.[0]).toMatch(/^Pix: live="\w+" should be a number of seconds from 5\.$/);
  });
});
