import { afterEach, expect, it, vi } from 'vitest';
import '../../src/components/pix-album/pix-album.define.ts';
import '../../src/components/pix-albums/pix-albums.define.ts';
import { PixAlbum } from '../../src/components/pix-album/pix-album.ts';
import { PixAlbums } from '../../src/components/pix-albums/pix-albums.ts';
import { PixGallery } from '../../src/components/pix-gallery/pix-gallery.ts';
import type { AlbumSource } from '../../src/components/sources.ts';
import { albumRecord, imageRecord, listOf } from '../support/picture-records.ts';

/** Albums that all hold this many pictures. */
function createSource(count = 3) {
  const pictures = Array.from({ length: count }, (_, id) => imageRecord(id + 1));
  const images = vi.fn<AlbumSource['albums']['images']>((_album, query) =>
    Promise.resolve(listOf(pictures, query)),
  );
  return { albums: { list: vi.fn<AlbumSource['albums']['list']>(), images } };
}

/** An album in the document, with what markup stands between its tags. */
function mount(
  source: AlbumSource,
  properties: Partial<Pick<PixAlbum, 'layout' | 'paging' | 'limit' | 'texts' | 'album' | 'closable'>> = {},
  markup = '',
) {
  const element = document.createElement('pix-album');
  element.append(document.createRange().createContextualFragment(markup));
  Object.assign(element, { source, token: 'token0000001', ...properties });
  document.body.append(element);
  const gallery = () => element.shadowRoot?.querySelector('pix-gallery');
  const tiles = () => [...(gallery()?.shadowRoot?.querySelectorAll('[part=tile]') ?? [])];
  const status = () => gallery()?.shadowRoot?.querySelector<HTMLElement>('[role=status]');
  return { element, gallery, tiles, status };
}

/** Values of properties that are no text. */
const VALUES = { autoPages: 3, texts: {}, placeholder: () => 'red', imageUrl: () => undefined };

const says = (element: Element | null | undefined) => (element as HTMLElement | undefined)?.innerText;

afterEach(() => document.body.replaceChildren());

it('an album says its title as text and its picture count, if it is known (R22)', async () => {
  const { element } = mount(createSource(), { album: { ...albumRecord(1, 12), title: '<i>Sea</i>' } });
  await element.updateComplete;
  expect(element.shadowRoot?.querySelector('h2 bdi')?.textContent).toBe('<i>Sea</i>');
  expect(says(element.shadowRoot?.querySelector('[part=count]'))).toBe('12 pictures');
});

it('every picture of an album is shown, or a page of them where it has pages', async () => {
  const source = createSource(30);
  const all = mount(source);
  await vi.waitFor(() => expect(all.tiles()).toHaveLength(30));
  const paged = mount(source, { paging: 'pages' });
  await vi.waitFor(() => expect(paged.tiles()).toHaveLength(24));
});

it('an album shows its state to style sheets', async () => {
  const source = createSource(0);
  const { element } = mount(source);
  await element.updateComplete;
  expect(element.matches(':state(loading)')).toBe(true);
  await vi.waitFor(() => expect(element.matches(':state(empty)')).toBe(true));
  source.albums.images.mockRejectedValueOnce(new Error('Out of film'));
  element.token = 'token0000002';
  await vi.waitFor(() => expect(element.matches(':state(error)')).toBe(true));
  element.source = createSource(2);
  await vi.waitFor(() => expect(element.matches(':state(ready)')).toBe(true));
});

it('what the page says of an empty or a failed album is said in its gallery', async () => {
  const source = createSource(0);
  source.albums.images.mockRejectedValueOnce(new Error('Out of film'));
  const markup = '<b slot="empty">Nothing hangs here.</b><b slot="error">The hall is locked.</b>';
  const { status } = mount(source, {}, markup);
  await vi.waitFor(() => expect(document.body.innerText).toContain('The hall is locked.'));
  expect(says(status())).not.toContain('Out of film');
  status()?.querySelector('button')?.click();
  await vi.waitFor(() => expect(document.body.innerText).toContain('Nothing hangs here.'));
});

it("the gallery's own words stay where the page has none, and the page's texts reach it", async () => {
  const { status } = mount(createSource(0), { texts: { noPictures: 'Bare walls.' } });
  await vi.waitFor(() => expect(says(status())).toBe('Bare walls.'));
  const other = mount(createSource(0));
  await vi.waitFor(() => expect(says(other.status())).toBe('There are no pictures here yet.'));
});

it('words that come later are said, too', async () => {
  const { element, status } = mount(createSource(0));
  await vi.waitFor(() => expect(says(status())).toBe('There are no pictures here yet.'));
  element.innerHTML = '<b slot="empty">Nothing hangs here.</b>';
  await vi.waitFor(() => expect(document.body.innerText).toBe('Nothing hangs here.'));
  expect(says(status())).toBe('');
});

it("a page's template is laid over the tiles of an album", async () => {
  const markup = '<template slot="overlay"><b data-pix-field="title"></b></template>';
  const { tiles } = mount(createSource(2), {}, markup);
  await vi.waitFor(() =>
    expect(tiles().map((tile) => tile.querySelector('.overlay')?.textContent)).toEqual([
      'Picture 1',
      'Picture 2',
    ]),
  );
});

it.each([
  ['grid', 'pages'],
  ['rows', 'more'],
  ['carousel', 'none'],
] as const)('every part of an album in layout %s with paging %s can be styled', async (layout, paging) => {
  const markup = '<template slot="overlay"><b>Over</b></template>';
  const { gallery, tiles } = mount(createSource(9), { layout, paging, limit: 4 }, markup);
  await vi.waitFor(() => expect(tiles()).not.toHaveLength(0));
  await vi.waitFor(() => expect(gallery()?.shadowRoot?.querySelector('[part=overlay]')).not.toBeNull());
  const exported = gallery()?.getAttribute('exportparts')?.split(', ');
  const parts = [...(gallery()?.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap((box) => [
    ...box.part,
  ]);
  expect(parts.filter((part) => !exported?.includes(part))).toEqual([]);
});

/** Properties of a gallery that an album does not have: it chooses the pictures, and has no controls. */
const OF_GALLERIES_ONLY: readonly PropertyKey[] = [
  'q',
  'user',
  'category',
  'tag',
  'page',
  'controls',
  'sync',
  'expected',
  // Each element has its own.
  'source',
  'baseUrl',
  'limit',
  'album',
] satisfies (keyof PixGallery)[];

/** Properties of an album that do not apply to albums that visitors open. */
const OF_ONE_ALBUM: readonly PropertyKey[] = ['sort', 'history'] satisfies (keyof PixAlbum)[];

const DISPLAY_PROPERTIES = [...PixGallery.elementProperties.keys()].filter(
  (name) => !OF_GALLERIES_ONLY.includes(name),
);

it.each(DISPLAY_PROPERTIES)('a new value of %s is that of the gallery in an album', async (name) => {
  const { element, gallery } = mount(createSource());
  expect([...PixAlbum.elementProperties.keys()]).toContain(name);
  const value = VALUES[name as keyof typeof VALUES] ?? 'some value';
  Object.assign(element, { [name]: value });
  await element.updateComplete;
  expect(gallery()).toHaveProperty(String(name), value);
});

it.each(DISPLAY_PROPERTIES.filter((name) => !OF_ONE_ALBUM.includes(name)))(
  '%s of a list of albums is that of the album that is opened',
  async (name) => {
    expect([...PixAlbums.elementProperties.keys()]).toContain(name);
    const albums = document.createElement('pix-albums');
    const value = VALUES[name as keyof typeof VALUES] ?? 'some value';
    const source = createSource();
    source.albums.list.mockResolvedValue(listOf([albumRecord(1, 3)], {}));
    Object.assign(albums, { source, [name]: value });
    document.body.append(albums);
    await albums.show(albumRecord(1, 3));
    expect(albums.shadowRoot?.querySelector('pix-album')).toHaveProperty(String(name), value);
  },
);
