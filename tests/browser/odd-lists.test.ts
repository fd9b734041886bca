import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { ImageList } from '../../src/contract/models.ts';
import '../../src/define.ts';
import {
  allInside,
  begun,
  createSource,
  inside,
  mountBox,
  mountGallery,
  said,
  settled,
  tileAt,
  tiles,
  titles,
  tidy,
} from '../support/gallery.ts';
import { listOf } from '../support/picture-records.ts';

afterEach(tidy);

/** An answer that says something else of its pages. */
const claiming = (answer: ImageList, claim: Partial<ImageList['pagination']>): Promise<ImageList> =>
  Promise.resolve({ ...answer, pagination: { ...answer.pagination, ...claim } });

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
    await page.viewport(600, 1500);
    const { source, list, all } = createSource(300);
    list.mockImplementation(({ page: at = 1, limit = 100 }) => {
      const shifted = at === 1 ? all : [{ ...all[0], id: 9_999, title: 'New' } as never, ...all];
      return Promise.resolve(listOf(shifted, { page: at, limit }));
    });
    const gallery = mountGallery({}, { source, limit: 300, layout: 'rows' }, mountBox({ width: '300px' }));
    await begun(gallery);
    for (let at = 0; at < 12_000; at += 1_300) {
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
