import { afterEach, expect, it, vi } from 'vitest';
import '../../src/define/pix-album.ts';
import '../../src/define/pix-albums.ts';
import type { PixAlbum } from '../../src/components/pix-album/pix-album.ts';
import { PixAlbums } from '../../src/components/pix-albums/pix-albums.ts';
import { PixGallery } from '../../src/components/pix-gallery/pix-gallery.ts';
import type { AlbumSource } from '../../src/components/sources.ts';
import { IMAGE_FILTERS } from '../../src/contract/image-filters.ts';
import { albumRecord, imageRecord, listOf } from '../support/picture-records.ts';

/** A source of albums that all have `count` pictures. */
function createSource(count = 3) {
  const pictures = Array.from({ length: count }, (_, id) => imageRecord(id + 1));
  const images = vi.fn<AlbumSource['albums']['images']>((_album, query) =>
    Promise.resolve(listOf(pictures, query)),
  );
  return { albums: { list: vi.fn<AlbumSource['albums']['list']>(), images } };
}

/** Adds an album with inner markup to the document. */
function mount(
  source: AlbumSource,
  properties: Partial<Pick<PixAlbum, 'layout' | 'paging' | 'limit' | 'texts' | 'album' | 'closable'>> = {},
  markup = '',
) {
  const element = document.createElement('pix-album');
  element.append(document.createRange().createContextualFragment(markup));
  Object.assign(element, { source, token: 'token0000001', ...properties });
  document.body.append(element);
  const tiles = () => [...(element.shadowRoot?.querySelectorAll('[part=tile]') ?? [])];
  const status = () => element.shadowRoot?.querySelector<HTMLElement>('[role=status]');
  return { element, tiles, status };
}

/** Values of properties that are not strings. */
const VALUES = { autoPages: 3, texts: {}, placeholder: () => 'red', imageUrl: () => undefined };

const textOf = (element: Element | null | undefined) => (element as HTMLElement | undefined)?.innerText;

afterEach(() => document.body.replaceChildren());

it('an album shows its title as text and, if known, its picture count (R22)', async () => {
  const { element } = mount(createSource(), { album: { ...albumRecord(1, 12), title: '<i>Sea</i>' } });
  await element.updateComplete;
  expect(element.shadowRoot?.querySelector('h2 bdi')?.textContent).toBe('<i>Sea</i>');
  expect(textOf(element.shadowRoot?.querySelector('[part=count]'))).toBe('12 pictures');
});

it('an album shows all of its pictures, or one page of them with paging', async () => {
  const source = createSource(30);
  const all = mount(source);
  await vi.waitFor(() => expect(all.tiles()).toHaveLength(30));
  all.element.remove();
  const invalid = mount(source, { limit: NaN });
  await vi.waitFor(() => expect(invalid.tiles()).toHaveLength(30));
  invalid.element.remove();
  const paged = mount(source, { paging: 'pages' });
  await vi.waitFor(() => expect(paged.tiles()).toHaveLength(24));
});

it('an album exposes its state to style sheets', async () => {
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

it('slots for an empty or failed album are shown', async () => {
  const source = createSource(0);
  source.albums.images.mockRejectedValueOnce(new Error('Out of film'));
  const markup = '<b slot="empty">Nothing hangs here.</b><b slot="error">The hall is locked.</b>';
  const { status } = mount(source, {}, markup);
  await vi.waitFor(() => expect(document.body.innerText).toContain('The hall is locked.'));
  expect(textOf(status())).not.toContain('Out of film');
  status()?.querySelector('button')?.click();
  await vi.waitFor(() => expect(document.body.innerText).toContain('Nothing hangs here.'));
});

it('without slots, an album shows its own texts', async () => {
  const { status } = mount(createSource(0), { texts: { noPictures: 'Bare walls.' } });
  await vi.waitFor(() => expect(textOf(status())).toBe('Bare walls.'));
  const other = mount(createSource(0));
  await vi.waitFor(() => expect(textOf(other.status())).toBe('There are no pictures here yet.'));
});

it('slot content that is added later is shown, too', async () => {
  const { element, status } = mount(createSource(0));
  await vi.waitFor(() => expect(textOf(status())).toBe('There are no pictures here yet.'));
  element.innerHTML = '<b slot="empty">Nothing hangs here.</b>';
  await vi.waitFor(() => expect(document.body.innerText).toBe('Nothing hangs here.'));
  expect(textOf(status())).toBe('');
});

it("a page's template is laid over the tiles of an album", async () => {
  const markup = '<template slot="caption"><b data-pix-field="title"></b></template>';
  const { tiles } = mount(createSource(2), {}, markup);
  await vi.waitFor(() =>
    expect(tiles().map((tile) => tile.querySelector('.caption')?.textContent)).toEqual([
      'Picture 1',
      'Picture 2',
    ]),
  );
});

/** Properties of a gallery that a list of albums lacks, since it determines the pictures and has no controls. */
const OF_GALLERIES_ONLY: readonly PropertyKey[] = [
  ...IMAGE_FILTERS.filter((name) => name !== 'sort'),
  'page',
  'controls',
  'sync',
  'expected',
  // Each element has its own value.
  'source',
  'baseUrl',
  'limit',
] satisfies (keyof PixGallery)[];

/** Properties of an album that do not apply to albums that visitors open. */
const OF_ONE_ALBUM: readonly PropertyKey[] = ['sort', 'group', 'history'] satisfies (keyof PixAlbum)[];

const DISPLAY_PROPERTIES = [...PixGallery.elementProperties.keys()].filter(
  (name) => !OF_GALLERIES_ONLY.includes(name),
);

it.each(DISPLAY_PROPERTIES.filter((name) => !OF_ONE_ALBUM.includes(name)))(
  'a list of albums passes %s to an opened album',
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

it('Back returns from an album to the cards, and Forward opens the album again', async () => {
  history.pushState({ page: 'own' }, '');
  const { href } = location;
  const source = createSource();
  const first = albumRecord(1, 3);
  source.albums.list.mockResolvedValue(listOf([first], {}));
  const albums = document.createElement('pix-albums');
  Object.assign(albums, { source });
  document.body.append(albums);
  const closed = vi.fn();
  albums.addEventListener('pix-close', closed);
  const opened = () => albums.shadowRoot?.querySelector('pix-album') ?? null;
  await albums.show(first);
  expect([history.state, location.href]).toEqual([{ page: 'own', pixViews: [expect.any(String)] }, href]);
  history.back();
  await vi.waitFor(() => expect(opened()).toBeNull());
  expect(closed.mock.calls.map(([event]) => (event as CustomEvent).detail as unknown)).toEqual([
    { album: first },
  ]);
  expect(history.state).toEqual({ page: 'own' });
  history.forward();
  await vi.waitFor(() => expect(opened()?.album).toBe(first));
  // Closing in another way leaves no entry behind.
  await albums.show(undefined);
  await vi.waitFor(() => expect(history.state).toEqual({ page: 'own' }));
  albums.history = 'none';
  await albums.show(first);
  expect(history.state).toEqual({ page: 'own' });
  expect(opened()?.history).toBe('none');
});

it('a link opens an album of the list alone, and the URL names the album that is open', async () => {
  const all = [1, 2].map((id) => albumRecord(id, 3));
  const [first, second] = all;
  const addressOf = (token = '') => `${location.pathname}?view=own&album=${token}`;
  const { href } = location;
  history.replaceState(null, '', addressOf('not-listed'));
  const source = createSource();
  source.albums.list.mockImplementation((query) => Promise.resolve(listOf(all, query)));
  const mountAlbums = async () => {
    const albums = document.createElement('pix-albums');
    Object.assign(albums, { source, history: '?album' });
    document.body.append(albums);
    await vi.waitFor(() => expect(albums.shadowRoot?.querySelectorAll('.card')).toHaveLength(2));
    return albums;
  };
  const here = () => location.pathname + location.search;
  const events: unknown[] = [];
  const listen = (event: Event) =>
    events.push([event.type, (event as CustomEvent<{ album: unknown }>).detail.album]);
  for (const type of ['pix-open', 'pix-close']) addEventListener(type, listen);
  let albums = await mountAlbums();
  const opened = () => albums.shadowRoot?.querySelector('pix-album')?.token;
  const card = (at: number) => albums.shadowRoot?.querySelectorAll<HTMLElement>('.card')[at];
  // Of a double click, the first one counts.
  for (let i = 0; i < 2; i++) card(1)?.click();
  await vi.waitFor(() => expect(opened()).toBe(second?.token));
  expect(here()).toBe(addressOf(second?.token));
  expect(albums.shadowRoot?.querySelector('pix-album')?.history).toBe('?album-photo');
  // Back to what no album of the list has, which shows the cards.
  history.back();
  await vi.waitFor(() => expect(opened()).toBeUndefined());
  expect(here()).toBe(addressOf('not-listed'));
  history.forward();
  await vi.waitFor(() => expect(opened()).toBe(second?.token));
  // Another album by a link of the page.
  history.pushState(null, '', addressOf(first?.token));
  history.pushState(null, '', addressOf(first?.token));
  history.back();
  await vi.waitFor(() => expect(opened()).toBe(first?.token));
  expect(events.splice(0)).toEqual([
    ['pix-open', second],
    ['pix-close', second],
    ['pix-open', second],
    ['pix-close', second],
    ['pix-open', first],
  ]);
  albums.remove();
  await new Promise((resolve) => setTimeout(resolve));

  // A link, with a picture that the album has no longer, to cards far below.
  const spacer = document.createElement('div');
  spacer.style.height = '9000px';
  document.body.append(spacer);
  history.replaceState(null, '', `${addressOf(first?.token)}&album-photo=gone`);
  albums = await mountAlbums();
  await vi.waitFor(() => expect(opened()).toBe(first?.token));
  await albums.show(undefined);
  expect(opened()).toBeUndefined();
  expect(here()).toBe(`${location.pathname}?view=own`);
  expect(events.splice(0)).toEqual([['pix-open', first]]);

  // The page decides.
  albums.remove();
  await new Promise((resolve) => setTimeout(resolve));
  history.replaceState(null, '', addressOf(first?.token));
  addEventListener('pix-open', (event) => event.preventDefault(), { once: true });
  albums = await mountAlbums();
  await vi.waitFor(() => expect(events.splice(0)).toEqual([['pix-open', first]]));
  // Inserted again, it follows the URL again.
  albums.remove();
  await new Promise((resolve) => setTimeout(resolve));
  history.replaceState(null, '', addressOf());
  document.body.append(albums);
  await albums.show(second);
  history.back();
  await vi.waitFor(() => expect(opened()).toBeUndefined());
  expect(events.splice(0)).toEqual([['pix-close', second]]);
  // Another list closes the album.
  await albums.show(first);
  albums.user = 'other';
  await vi.waitFor(() => expect(opened()).toBeUndefined());
  expect(here()).toBe(`${location.pathname}?view=own`);
  for (const type of ['pix-open', 'pix-close']) removeEventListener(type, listen);
  history.replaceState(null, '', href);
  scrollTo(0, 0);
});

it('the cards return where the visitor left them, with the focus on the card', async () => {
  const source = createSource();
  const all = Array.from({ length: 60 }, (_, id) => albumRecord(id + 1, 3));
  source.albums.list.mockImplementation((query) => Promise.resolve(listOf(all, query)));
  const albums = document.createElement('pix-albums');
  Object.assign(albums, { source });
  document.body.append(albums);
  const cards = () => [...(albums.shadowRoot?.querySelectorAll<HTMLElement>('.card') ?? [])];
  await vi.waitFor(() => expect(cards()).toHaveLength(60));
  scrollTo(0, (cards()[40]?.getBoundingClientRect().top ?? 0) - 30);
  const top = () => cards()[40]?.getBoundingClientRect().top ?? 0;
  const before = top();
  for (const close of [() => albums.show(undefined), () => history.back()]) {
    cards()[40]?.click();
    await vi.waitFor(() => expect(albums.shadowRoot?.querySelector('pix-album')).not.toBeNull());
    scrollTo(0, 0);
    void close();
    await vi.waitFor(() => expect(albums.shadowRoot?.activeElement).toBe(cards()[40]));
    await vi.waitFor(() => expect(top()).toBeCloseTo(before, 0));
  }
});
