import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { sleep } from '../support/explorer.ts';
import { cleanup, createSource, mountGallery, queryShadow } from '../support/gallery.ts';
import { moreButton } from '../support/paging.ts';

afterEach(cleanup);

/** Time in ms after which a text has been announced, if at all. */
const ANNOUNCED_MS = 1000;

describe('a page of pictures', () => {
  it.each(['more', 'scroll', 'pages'] as const)(
    'is not announced with paging="%s" before a visitor asks for it',
    async (paging) => {
      const { source, pages } = createSource(60);
      const gallery = mountGallery({}, { paging, limit: 4, autoPages: 3 });
      const announced = recordAnnouncements(gallery);
      gallery.source = source;
      await vi.waitFor(() => expect(pages()).toHaveLength(paging === 'scroll' ? 3 : 1));
      await sleep(ANNOUNCED_MS);
      expect(announced).toEqual([]);
    },
  );

  it.each([
    ['more', '48 of 60 pictures'],
    ['pages', 'Page 2'],
  ] as const)('is announced with paging="%s" when its pictures are there', async (paging, text) => {
    const { source, list } = createSource(60);
    const gallery = mountGallery({}, { paging, source, limit: 24 });
    const announced = recordAnnouncements(gallery);
    const next = () => moreButton(gallery) ?? queryShadow(gallery, '[aria-label="Page 2"]');
    await vi.waitFor(() => expect(next()).toBeTruthy());
    const read = list.getMockImplementation();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    list.mockImplementation((...query) => held.then(() => (read as NonNullable<typeof read>)(...query)));
    next().click();
    await sleep(ANNOUNCED_MS);
    expect(announced).toEqual([]);
    release();
    await vi.waitFor(() => expect(announced).toEqual([text]));
  });
});
