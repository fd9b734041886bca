import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import '../../src/define.ts';
import { recordAnnouncements } from '../support/announcements.ts';
import { chip, createSource, field, mount, RECORDS, select, sleep, type } from '../support/explorer.ts';
import {
  cleanup,
  createSource as createPages,
  mountGallery,
  queryShadow,
  tileAt,
  titles,
  waitForTiles,
} from '../support/gallery.ts';
import { moreButton } from '../support/paging.ts';
import { listOf } from '../support/picture-records.ts';

afterEach(cleanup);

/** Time in ms after which a text has been announced, if at all. */
const ANNOUNCED_MS = 1000;

/** Mounts a gallery with controls: each tag has the same number of pictures, a search fewer. */
async function mountExplorer(attributes: Partial<Record<string, string>>) {
  const { source, list } = createSource();
  list.mockImplementation(({ q, tag, ...query }) =>
    Promise.resolve(listOf(RECORDS.slice(0, q ? 7 : tag ? 12 : 30), query)),
  );
  const gallery = Object.assign(mount('pix-gallery', { limit: '3' }), attributes);
  const announced = recordAnnouncements(gallery);
  gallery.source = source;
  const control = (name: string) => queryShadow<HTMLElement>(gallery, `pix-${name}`);
  await vi.waitFor(() => {
    expect(titles(gallery)).not.toEqual([]);
    expect(field(control('search'))).toBeTruthy();
    expect(chip(control('tags'), 'tide')).toBeTruthy();
  });
  await sleep(ANNOUNCED_MS);
  return { gallery, list, control, announced };
}

describe('the result of a control', () => {
  it.each([
    { controls: 'search sort tags' },
    { controls: 'search sort tags', paging: 'pages' },
    { controls: 'search sort tags count', paging: 'more' },
    { controls: 'search sort tags', paging: 'scroll' },
  ])('is announced once when typing has stopped: %o', async (options) => {
    const { control, announced } = await mountExplorer(options);
    expect(announced).toEqual([]);
    field(control('search')).focus();
    for (const words of ['l', 'la', 'lake']) {
      type(field(control('search')), words);
      await sleep(100);
    }
    await vi.waitFor(() => expect(announced).toEqual(['7 results']));
    await sleep(ANNOUNCED_MS);
    expect(announced).toEqual(['7 results']);
  });

  it('is announced with the same number, too, and in another order', async () => {
    const { control, announced } = await mountExplorer({ controls: 'search sort tags count' });
    chip(control('tags'), 'mist').click();
    await vi.waitFor(() => expect(announced).toEqual(['12 results']));
    chip(control('tags'), 'tide').click();
    await vi.waitFor(() => expect(announced).toEqual(['12 results', '12 results']));
    await userEvent.selectOptions(select(control('sort')), 'oldest');
    await vi.waitFor(() => expect(announced).toEqual(['12 results', '12 results', '12 results']));
  });

  it('is announced in the language of the gallery, after a failure, too', async () => {
    const { gallery, list, control, announced } = await mountExplorer({
      controls: 'search tags',
      lang: 'de',
    });
    list.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    type(field(control('search')), 'lake');
    await vi.waitFor(() => expect(announced).toHaveLength(1));
    await sleep(ANNOUNCED_MS);
    queryShadow<HTMLElement>(gallery, '.status button').click();
    await vi.waitFor(() => expect(announced.slice(1)).toEqual(['7 Ergebnisse']));
  });
});

describe('a page of pictures', () => {
  it.each(['more', 'scroll', 'pages'] as const)(
    'is not announced with paging="%s" before a visitor asks for it',
    async (paging) => {
      const { source, pages } = createPages(60);
      const gallery = mountGallery({}, { paging, limit: 4, autoPages: 3, controls: 'count' });
      const announced = recordAnnouncements(gallery);
      gallery.source = source;
      await vi.waitFor(() => expect(pages()).toHaveLength(paging === 'scroll' ? 3 : 1));
      await sleep(ANNOUNCED_MS);
      expect(announced).toEqual([]);
    },
  );

  it('that infinite scroll has added is announced while a picture has the focus', async () => {
    const { source, pages } = createPages(60);
    const gallery = mountGallery({}, { paging: 'scroll', source, limit: 24 });
    await waitForTiles(gallery);
    const announced = recordAnnouncements(gallery);
    tileAt(gallery, 0).focus();
    scrollTo(0, 1e6);
    await vi.waitFor(() => expect(pages()).toContain(2));
    await vi.waitFor(() => expect(announced[0]).toMatch(/^(48|60) of 60 pictures$/));
  });

  it.each([
    ['more', '48 of 60 pictures'],
    ['pages', 'Page 2'],
  ] as const)('is announced with paging="%s" when its pictures are there', async (paging, text) => {
    const { source, list } = createPages(60);
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
