import { afterEach, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import type { ImageSource } from '../../src/elements.ts';
import type { ImageList, ListImagesQuery } from '../../src/contract/models.ts';
import { albumRecord, imageRecord, listOf } from '../support/picture-records.ts';

const RECORDS = Array.from({ length: 30 }, (_, id) => imageRecord(id + 1));

/** A source that remembers what it was asked for. */
function createSource() {
  const list = vi.fn((query: ListImagesQuery): Promise<ImageList> => Promise.resolve(listOf(RECORDS, query)));
  return { list, source: { images: { list } } satisfies ImageSource };
}

/** An element in the document, with the attributes of its markup. */
function mount<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

const tiles = (element: Element) => [...(element.shadowRoot?.querySelectorAll('a') ?? [])];
const text = (element: Element) => element.shadowRoot?.querySelector('[role=status]')?.textContent.trim();

afterEach(() => document.body.replaceChildren());

it('a gallery needs no script tag: a source is enough', async () => {
  const { source, list } = createSource();
  const gallery = mount('pix-gallery', { limit: '3', sort: 'popular', category: 'Sea' });
  gallery.source = source;
  await vi.waitFor(() => expect(tiles(gallery)).toHaveLength(3));
  expect(list).toHaveBeenCalledOnce();
  expect(list.mock.lastCall?.[0]).toMatchObject({ page: 1, limit: 3, sort: 'popular', category: 'Sea' });
});

it('waits, with a skeleton, until it has a source', async () => {
  const gallery = mount('pix-gallery', { limit: '5' });
  await gallery.updateComplete;
  expect(gallery.shadowRoot?.querySelectorAll('.skeleton')).toHaveLength(5);
});

it('shows what the page has for the slot "loading" until there are pictures, and then the pictures', async () => {
  let answer: (list: ImageList) => void = () => undefined;
  const gallery = mount('pix-gallery', { limit: '3' });
  const words = document.createElement('p');
  Object.assign(words, { slot: 'loading', textContent: 'One moment' });
  gallery.append(words);
  gallery.source = { images: { list: () => new Promise((resolve) => (answer = resolve)) } };
  const seen = (element: Element | null | undefined) => !!element?.getClientRects().length;
  await vi.waitFor(() => expect(seen(words)).toBe(true));
  expect(seen(gallery.shadowRoot?.querySelector('.skeleton'))).toBe(false);
  answer(listOf(RECORDS, { limit: 3 }));
  await vi.waitFor(() => expect(tiles(gallery).filter(seen)).toHaveLength(3));
  expect(seen(words)).toBe(false);
});

it('says its state, and so does an album, also when a visitor tries again', async () => {
  let answer: () => Promise<ImageList> = () => Promise.reject(new Error('Out of order'));
  const images = vi.fn(() => answer());
  const album = mount('pix-album', { token: 'abc' });
  album.source = { albums: { list: () => Promise.reject(new Error('unused')), images } };
  const gallery = await vi.waitUntil(() => album.shadowRoot?.querySelector('pix-gallery'));
  const both = async (state: typeof gallery.state) => {
    await vi.waitFor(() => expect(gallery.state).toBe(state));
    await vi.waitFor(() => expect(album.matches(`:state(${state})`)).toBe(true));
  };
  await both('error');
  let come = () => {};
  answer = () => new Promise((resolve) => (come = () => resolve(listOf([], {}))));
  const again = () => gallery.shadowRoot?.querySelector<HTMLElement>('.status button');
  await vi.waitFor(() => expect(again()).toBeTruthy(), 5_000);
  again()?.click();
  await both('loading');
  await vi.waitFor(() => expect(images).toHaveBeenCalledTimes(2));
  come();
  await both('empty');
});

it.each(['pix-gallery', 'pix-albums'] as const)('<%s> has all of a container that is a grid', (tag) => {
  const element = mount(tag);
  const grid = document.createElement('div');
  grid.style.cssText = 'display: grid; grid-template-columns: repeat(3, 1fr); inline-size: 600px';
  document.body.append(grid);
  grid.append(element);
  expect(element.getBoundingClientRect().width).toBe(600);
});

it.each([0, -1, 2.5, NaN, undefined])('a limit of %s means the default', async (limit) => {
  const { source, list } = createSource();
  Object.assign(mount('pix-gallery'), { source, limit });
  await vi.waitFor(() => expect(list.mock.lastCall?.[0]).toMatchObject({ page: 1, limit: 24 }));
});

it.each(['many', '0', '-1', '2.5', ''])('limit="%s" means the default', async (limit) => {
  const gallery = mount('pix-gallery', { limit });
  await gallery.updateComplete;
  expect(gallery.limit).toBe(24);
});

it('aborts the request of an outdated query, and shows the response to the latest one, whichever comes last (R33, P14)', async () => {
  const answers: ((list: ImageList) => void)[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const list: ImageSource['images']['list'] = (_query, { signal } = {}) => {
    signals.push(signal);
    return new Promise<ImageList>((resolve) => answers.push(resolve));
  };
  const gallery = mount('pix-gallery');
  gallery.source = { images: { list } };
  await vi.waitFor(() => expect(answers).toHaveLength(1));
  gallery.sort = 'oldest';
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false]);
  answers[1]?.(listOf(RECORDS.slice(20), {}));
  answers[0]?.(listOf(RECORDS.slice(0, 3), {}));
  await vi.waitFor(() => expect(tiles(gallery)).toHaveLength(10));
  await gallery.updateComplete;
  expect(tiles(gallery)[0]?.querySelector('img')?.alt).toBe('Picture 21');
});

it('ends its request when it is removed, and asks again when it comes back (H12)', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const gallery = mount('pix-gallery');
  const told: string[] = [];
  for (const type of ['pix-load', 'pix-error', 'pix-slow', 'pix-warning'])
    gallery.addEventListener(type, () => told.push(type));
  gallery.source = {
    images: {
      list: (_query, options) => {
        const { promise, reject } = Promise.withResolvers<never>();
        options?.signal?.addEventListener('abort', () => reject(new Error('Aborted.')));
        signals.push(options?.signal);
        return promise;
      },
    },
  };
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  gallery.remove();
  await vi.waitFor(() => expect(signals[0]?.aborted).toBe(true));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(told).toEqual([]);
  document.body.append(gallery);
  await vi.waitFor(() => expect(signals).toHaveLength(2));
});

it('keeps everything when it is moved (H11)', async () => {
  const { source, list } = createSource();
  const gallery = mount('pix-gallery', { limit: '2' });
  gallery.source = source;
  await vi.waitFor(() => expect(tiles(gallery)).toHaveLength(2));
  const [first] = tiles(gallery);
  const section = document.createElement('section');
  document.body.append(section);
  section.append(gallery);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(tiles(gallery)[0]).toBe(first);
  expect(list).toHaveBeenCalledOnce();
});

it('keeps its request when it is moved (H11)', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const gallery = mount('pix-gallery');
  gallery.source = {
    images: {
      list: (_query, options) => {
        signals.push(options?.signal);
        return new Promise(() => undefined);
      },
    },
  };
  await vi.waitFor(() => expect(signals).toHaveLength(1));
  const section = document.createElement('section');
  document.body.append(section);
  section.append(gallery);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
});

it('asks for nothing while it is hidden', async () => {
  const { source, list } = createSource();
  const gallery = mount('pix-gallery', { hidden: '' });
  gallery.source = source;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(list).not.toHaveBeenCalled();
  gallery.hidden = false;
  await vi.waitFor(() => expect(list).toHaveBeenCalledOnce());
});

it('says in its events what the network did', async () => {
  const { source, list } = createSource();
  const seen: [string, unknown][] = [];
  for (const type of ['pix-load', 'pix-error'] as const) {
    document.body.addEventListener(type, (event) => seen.push([type, event.detail]));
  }
  const gallery = mount('pix-gallery', { limit: '2' });
  gallery.source = source;
  await vi.waitFor(() => expect(seen).toEqual([['pix-load', { count: 2 }]]));
  const error = new Error('Out of film');
  list.mockRejectedValueOnce(error);
  gallery.q = 'sea';
  await vi.waitFor(() => expect(seen[1]).toEqual(['pix-error', { error }]));
  await vi.waitFor(() => expect(text(gallery)).toContain('could not be loaded'), 5_000);
});

it('an album reads its pictures through the album, all of them, and can be ordered', async () => {
  const images = vi.fn((_album: string, query: ListImagesQuery) => Promise.resolve(listOf(RECORDS, query)));
  const album = mount('pix-album', { token: 'abc' });
  album.source = { albums: { images, list: () => expect.unreachable() } };
  await album.updateComplete;
  const gallery = album.shadowRoot?.querySelector('pix-gallery') as Element;
  await vi.waitFor(() => expect(tiles(gallery)).toHaveLength(30));
  expect(images.mock.lastCall?.slice(0, 2)).toEqual(['abc', { page: 1, limit: 100 }]);
  album.sort = 'popular';
  await vi.waitFor(() => expect(images.mock.lastCall?.[1].sort).toBe('popular'));
  album.token = 'def';
  await vi.waitFor(() => expect(images.mock.lastCall?.[0]).toBe('def'));
});

it('album cards count in words, and a page may keep an album closed', async () => {
  const records = [
    albumRecord(1, 1),
    albumRecord(2, 1234),
    { ...albumRecord(3, 0), image_count: undefined, title: '' },
  ];
  const albums = mount('pix-albums');
  albums.source = {
    albums: {
      list: (query) => Promise.resolve(listOf(records, query) as never),
      images: () => expect.unreachable(),
    },
  };
  const cards = () => [...(albums.shadowRoot?.querySelectorAll<HTMLElement>('.card') ?? [])];
  await vi.waitFor(() => expect(cards()).toHaveLength(3));
  expect(cards().map((card) => card.textContent.replace(/\s+/g, ' ').trim())).toEqual([
    'Album 1 1 picture',
    'Album 2 1,234 pictures',
    'Album',
  ]);
  albums.addEventListener('pix-open', (event) => event.preventDefault());
  cards()[0]?.click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(albums.shadowRoot?.querySelector('pix-album')).toBeNull();
});

it('a poisoned record of an album is text, and its cover is checked (R20, R22)', async () => {
  const record = {
    ...albumRecord(1, 1),
    title: '<img src=x onerror=alert(1)>',
    cover_thumbnail: 'javascript:alert(1)',
  };
  const albums = mount('pix-albums');
  albums.source = {
    albums: { list: (query) => Promise.resolve(listOf([record], query)), images: () => expect.unreachable() },
  };
  await vi.waitFor(() => expect(albums.shadowRoot?.querySelector('.title')?.textContent).toBe(record.title));
  expect(albums.shadowRoot?.querySelector('.card img')).toBeNull();
});
