import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ImageList } from '../../src/contract/models.ts';
import '../../src/define.ts';
import {
  cleanup,
  createSource,
  mountBox,
  mountGallery,
  nextFrames,
  queryShadow,
  queryShadowAll,
  statusText,
  tileAt,
  tiles,
  titles,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';
import { listOf } from '../support/picture-records.ts';

afterEach(cleanup);

/** A list response with other pagination fields. */
const withPagination = (answer: ImageList, claim: Partial<ImageList['pagination']>): Promise<ImageList> =>
  Promise.resolve({ ...answer, pagination: { ...answer.pagination, ...claim } });

describe('malformed and unstable lists', () => {
  it('shows the message of a failed page within the viewport, and its pictures after a retry (R8)', async () => {
    await page.viewport(600, 600);
    const { source, list, all } = createSource(1000);
    const gallery = mountGallery({}, { source, limit: 1000, layout: 'rows' });
    const failures: unknown[] = [];
    gallery.addEventListener('pix-error', ({ detail }) => failures.push(detail.error));
    await waitForTiles(gallery);
    await waitUntilStable(gallery);
    const error = new Error('Out of film');
    list.mockImplementation(() => Promise.reject(error));
    scrollTo(0, document.documentElement.scrollHeight / 2);
    await vi.waitFor(() => expect(statusText(gallery)).toContain('could not be loaded'));
    const button = queryShadow(gallery, '.status button');
    expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    expect(button.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    expect(gallery.matches(':state(error)')).toBe(true);
    await waitUntilStable(gallery);
    expect(failures.every((each) => each === error)).toBe(true);
    const requests = list.mock.calls.length;
    scrollBy(0, 30);
    await waitUntilStable(gallery);
    expect(list).toHaveBeenCalledTimes(requests);
    list.mockImplementation((query) => Promise.resolve(listOf(all, query)));
    button.click();
    await vi.waitFor(() => expect(tiles(gallery).length).toBeGreaterThan(5));
    expect(statusText(gallery)).toBe('');
    expect(failures).toHaveLength(1);
  });

  it('twenty galleries retry once each, spread out, when an unstable connection is back (R32)', async () => {
    const read = vi.fn(() => Promise.reject(new TypeError('offline')));
    const box = mountBox({
      display: 'grid',
      grid: 'auto / repeat(10, 1fr)',
      height: '200px',
      overflow: 'hidden',
    });
    const source = { images: { list: read } };
    const galleries = Array.from({ length: 20 }, () => mountGallery({}, { source }, box));
    const waitForFailures = async (count: number) => {
      // Waits for frames, since timers are fake.
      while (read.mock.calls.length < count) await nextFrames();
      for (let frames = 0; frames < 2 || galleries.some(({ state }) => state !== 'error'); frames++)
        await nextFrames();
      return read.mock.calls.length;
    };
    expect(await waitForFailures(20)).toBe(20);
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      for (let time = 0; time < 3; time++) {
        dispatchEvent(new Event('online'));
        vi.advanceTimersByTime(600);
        expect(await waitForFailures(0)).toBe(20);
      }
      vi.advanceTimersByTime(400);
      expect(await waitForFailures(40)).toBe(40);
      vi.advanceTimersByTime(10_000);
      expect(await waitForFailures(40)).toBe(40);
      let turn = 0;
      chance.mockImplementation(() => turn++ / 20);
      dispatchEvent(new Event('online'));
      vi.advanceTimersByTime(1_000);
      expect(await waitForFailures(51)).toBe(51);
      vi.advanceTimersByTime(1_000);
      expect(await waitForFailures(60)).toBe(60);
    } finally {
      vi.useRealTimers();
      chance.mockRestore();
    }
  });

  it('shows no picture twice and no gap when records move between pages (R18)', async () => {
    await page.viewport(600, 1500);
    const { source, list, all } = createSource(300);
    list.mockImplementation(({ page: at = 1, limit = 100 }) => {
      const shifted = at === 1 ? all : [{ ...all[0], id: 9_999, title: 'New' } as never, ...all];
      return Promise.resolve(listOf(shifted, { page: at, limit }));
    });
    const gallery = mountGallery({}, { source, limit: 300, layout: 'rows' }, mountBox({ width: '300px' }));
    await waitForTiles(gallery);
    for (let at = 0; at < 12_000; at += 1_300) {
      scrollTo(0, at);
      await waitUntilStable(gallery);
      const shown = titles(gallery);
      expect(new Set(shown).size).toBe(shown.length);
    }
    expect(queryShadowAll(gallery, '.skeleton')).toEqual([]);
  });

  it('a total of a billion does not inflate the DOM (R16)', async () => {
    const { source, list, all } = createSource(100);
    list.mockImplementation(({ page: at = 1, limit }) =>
      withPagination(listOf(all, { page: at, limit }), {
        page: at,
        total: 1e9,
        total_pages: 1e9,
        has_next: true,
      }),
    );
    for (const paging of ['none', 'more', 'scroll', 'pages'] as const) {
      const gallery = mountGallery({}, { source, limit: Infinity, paging, layout: 'columns' });
      if (paging !== 'none') gallery.limit = 24;
      await waitForTiles(gallery);
      expect(gallery.shadowRoot?.querySelectorAll('*').length).toBeLessThan(400);
      expect(gallery.total).toBe(1e9);
      gallery.remove();
    }
  });

  it('an endless list ends at the first page without new pictures (R17)', async () => {
    const { source, list, all } = createSource(24);
    list.mockImplementation(({ page: at = 1, limit }) =>
      withPagination(listOf(all, { page: 1, limit }), { page: at, total: 1000, has_next: true }),
    );
    const gallery = mountGallery({}, { source, limit: 24, paging: 'scroll', autoPages: 50 });
    await waitForTiles(gallery);
    for (let at = 0; at < 8; at++) {
      scrollTo(0, 1e6);
      await waitUntilStable(gallery);
    }
    expect(tileAt(gallery, 23)).toBeTruthy();
    expect(list.mock.calls.length).toBeLessThan(4);
    expect(queryShadowAll(gallery, '.pager button')).toEqual([]);
  });
});
