/** Elements with a `base-url`, over real sockets, with a server of another origin. */
import { afterEach, expect, it, vi } from 'vitest';
import { setDefaultSource } from '../../src/define.ts';
import type { PixGallery } from '../../src/elements.ts';
import { cleanup, queryShadow, queryShadowAll, titles } from '../support/gallery.ts';
import { live, readTraffic, requestedUrls, resetBeforeEach } from './support/live.ts';

resetBeforeEach();
afterEach(() => {
  cleanup();
  setDefaultSource(undefined);
  vi.restoreAllMocks();
});

const { url } = live;

function mount(markup: string): HTMLElement {
  const range = document.createRange();
  document.body.append(range.createContextualFragment(markup));
  return document.body.lastElementChild as HTMLElement;
}

/** Names of the list operations that the server has received, sorted. */
const receivedLists = async () =>
  (await readTraffic()).journal
    .map(({ operation }) => operation ?? '')
    .filter((name) => name.startsWith('list'))
    .sort();

it('each element shows the data of the service at its base-url', async () => {
  const gallery = mount(`<pix-gallery base-url="${url}" limit="1"></pix-gallery>`) as PixGallery;
  const image = mount(`<pix-image base-url="${url}" slug="harbour"></pix-image>`);
  const album = mount(`<pix-album base-url="${url}" token="abcdefghijkl"></pix-album>`);
  const albums = mount(`<pix-albums base-url="${url}"></pix-albums>`);
  const tags = mount(`<pix-tags base-url="${url}"></pix-tags>`);
  const categories = mount(`<pix-categories base-url="${url}"></pix-categories>`);
  await vi.waitFor(() => {
    expect(titles(gallery)).toHaveLength(1);
    expect(titles(image)).toHaveLength(1);
    expect(titles(album)).toHaveLength(1);
    expect(queryShadow(albums, '.card').textContent).toContain('By the sea');
    expect(queryShadow(tags, '.chip').textContent).toContain('sea');
    expect(queryShadow(categories, 'select').textContent).toContain('Sea');
  });
  expect(await receivedLists()).toEqual([
    'listAlbumImages',
    'listAlbums',
    'listCategories',
    'listImages',
    'listImages',
    'listTags',
  ]);
});

it('equal galleries of one base URL share a request, since they share a client', async () => {
  const galleries = [1, 2, 3].map(() => mount(`<pix-gallery base-url="${url}"></pix-gallery>`));
  for (const gallery of galleries) await vi.waitFor(() => expect(titles(gallery)).toHaveLength(2));
  expect(await receivedLists()).toEqual(['listImages']);
});

it('a new base-url reloads the list; a source takes precedence over base-url, and base-url over the default source', async () => {
  const list = vi.fn(() => Promise.reject(new Error('unused')));
  setDefaultSource({ images: { list } });
  const gallery = mount(`<pix-gallery base-url="${url}"></pix-gallery>`) as PixGallery;
  await vi.waitFor(() => expect(titles(gallery)).toHaveLength(2));
  expect(list).not.toHaveBeenCalled();
  gallery.source = { images: { list } };
  await vi.waitFor(() => expect(gallery.state).toBe('error'));
  expect(list).toHaveBeenCalledOnce();
  gallery.source = undefined;
  await vi.waitFor(() => expect(titles(gallery)).toHaveLength(2));
  gallery.setAttribute('base-url', `${url}/elsewhere`);
  await vi.waitFor(() => expect(gallery.state).toBe('error'));
});

it('a base-url may be relative to the page', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  mount('<pix-gallery base-url="/service"></pix-gallery>');
  const expected = expect.stringContaining(`${location.origin}/service/api/v1/images?`) as string;
  await vi.waitFor(() => expect(requestedUrls()).toContainEqual(expected));
});

it.each(['ftp://pix.example', 'http://', 'https://user:secret@pix.example'])(
  'an invalid base-url is an error with its reason: %s',
  async (address) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const errors: unknown[] = [];
    const gallery = mount(`<pix-gallery base-url="${address}"></pix-gallery>`) as PixGallery;
    gallery.addEventListener('pix-error', ({ detail }) => errors.push(detail.error));
    await vi.waitFor(() => expect(gallery.state).toBe('error'));
    await vi.waitFor(() => expect(errors).toMatchObject([{ code: 'invalid_parameter', field: 'baseUrl' }]));
    await vi.waitFor(() => expect(queryShadowAll(gallery, 'button')).toHaveLength(1));
  },
);
