import { afterEach, expect, it, vi } from 'vitest';
import '../../src/define.ts';
import type { ImageSource } from '../../src/elements.ts';
import type { ImageList, ListImagesQuery } from '../../src/contract/models.ts';
import { albumRecord, imageRecord, listOf } from '../support/picture-records.ts';

const RECORDS = Array.from({ length: 30 }, (_, id) => imageRecord(id + 1));

/** A source of 30 pictures, which records its calls. */
function createSource() {
  const list = vi.fn((query: ListImagesQuery): Promise<ImageList> => Promise.resolve(listOf(RECORDS, query)));
  return { list, source: { images: { list } } satisfies ImageSource };
}

/** Adds an element with attributes to the document. */
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

it('shows a skeleton until it has a source', async () => {
  const gallery = mount('pix-gallery', { limit: '5' });
  await gallery.updateComplete;
  expect(gallery.shadowRoot?.querySelectorAll('.skeleton')).toHaveLength(5);
});

it('shows the slot "loading" until there are pictures, then the pictures', async () => {
  const { promise, resolve: respond } = Promise.withResolvers<ImageList>();
  const gallery = mount('pix-gallery', { limit: '3' });
  const words = document.createElement('p');
  Object.assign(words, { slot: 'loading', textContent: 'One moment' });
  gallery.append(words);
  gallery.source = { images: { list: () => promise } };
  const isVisible = (element: Element | null | undefined) => !!element?.getClientRects().length;
  await vi.waitFor(() => expect(isVisible(words)).toBe(true));
  expect(isVisible(gallery.shadowRoot?.querySelector('.skeleton'))).toBe(false);
  respond(listOf(RECORDS, { limit: 3 }));
  await vi.waitFor(() => expect(tiles(gallery).filter(isVisible)).toHaveLength(3));
  expect(isVisible(words)).toBe(false);
});

it('an album exposes its state, also after a retry', async () => {
  let read: () => Promise<ImageList> = () => Promise.reject(new Error('Out of order'));
  const images = vi.fn(() => read());
  const album = mount('pix-album', { token: 'abc' });
  album.source = { albums: { list: () => Promise.reject(new Error('unused')), images } };
  const waitForState = async (state: typeof album.state) => {
    await vi.waitFor(() => expect(album.state).toBe(state));
    await vi.waitFor(() => expect(album.matches(`:state(${state})`)).toBe(true));
  };
  await waitForState('error');
  let respond = () => {};
  read = () => new Promise((resolve) => (respond = () => resolve(listOf([], {}))));
  const retryButton = () => album.shadowRoot?.querySelector<HTMLElement>('.status button');
  await vi.waitFor(() => expect(retryButton()).toBeTruthy());
  retryButton()?.click();
  await waitForState('loading');
  await vi.waitFor(() => expect(images).toHaveBeenCalledTimes(2));
  respond();
  await waitForState('empty');
});

it.each(['pix-gallery', 'pix-albums'] as const)('<%s> spans all columns of a grid container', (tag) => {
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

it('aborts the request of an outdated query, and shows the response to the latest one, whichever arrives last (R33, P14)', async () => {
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

it('aborts its request when it is removed, and sends another one when it returns (H12)', async () => {
  const signals: (AbortSignal | undefined)[] = [];
  const gallery = mount('pix-gallery');
  const events: string[] = [];
  for (const type of ['pix-load', 'pix-error', 'pix-slow', 'pix-warning'])
    gallery.addEventListener(type, () => events.push(type));
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
  expect(events).toEqual([]);
  document.body.append(gallery);
  await vi.waitFor(() => expect(signals).toHaveLength(2));
});

it('keeps its tiles when it is moved (H11)', async () => {
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

it('sends no request while it is hidden', async () => {
  const { source, list } = createSource();
  const gallery = mount('pix-gallery', { hidden: '' });
  gallery.source = source;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(list).not.toHaveBeenCalled();
  gallery.hidden = false;
  await vi.waitFor(() => expect(list).toHaveBeenCalledOnce());
});

it('fires events for responses and errors', async () => {
  const { source, list } = createSource();
  const events: [string, unknown][] = [];
  for (const type of ['pix-load', 'pix-error'] as const) {
    document.body.addEventListener(type, (event) => events.push([type, event.detail]));
  }
  const gallery = mount('pix-gallery', { limit: '2' });
  gallery.source = source;
  await vi.waitFor(() => expect(events).toEqual([['pix-load', { count: 2, total: 30 }]]));
  const error = new Error('Out of film');
  list.mockRejectedValueOnce(error);
  gallery.q = 'sea';
  await vi.waitFor(() => expect(events[1]).toEqual(['pix-error', { error }]));
  await vi.waitFor(() => expect(text(gallery)).toContain('could not be loaded'));
});

it('an album requests all of its pictures by its token, and can be sorted', async () => {
  const images = vi.fn((_album: string, query: ListImagesQuery) => Promise.resolve(listOf(RECORDS, query)));
  const album = mount('pix-album', { token: 'abc' });
  album.source = { albums: { images, list: () => expect.unreachable() } };
  await album.updateComplete;
  await vi.waitFor(() => expect(tiles(album)).toHaveLength(30));
  expect(images.mock.lastCall?.slice(0, 2)).toEqual(['abc', { page: 1, limit: 100 }]);
  album.sort = 'popular';
  await vi.waitFor(() => expect(images.mock.lastCall?.[1].sort).toBe('popular'));
  album.token = 'def';
  await vi.waitFor(() => expect(images.mock.lastCall?.[0]).toBe('def'));
});

it('album cards show picture counts, and a page can prevent an album from opening', async () => {
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

it('a hostile album title is shown as text, and an unsafe cover is dropped (R20, R22)', async () => {
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
