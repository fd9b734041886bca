import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchHistory, type HistoryWatch } from '../../src/components/pix-lightbox/features/watch-history.ts';
import type { Image, ListImagesQuery } from '../../src/contract/models.ts';
import '../../src/define.ts';
import { imageRecord, listOf } from '../support/picture-records.ts';
import { SparsePictures } from '../support/viewer-pictures.ts';
import { open, type OpenViewer } from './support/viewer.ts';

let viewer: OpenViewer | undefined;
let watched: AbortController;
const start = location.href;

const moved = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
const goBack = () => {
  const arrived = moved();
  history.back();
  return arrived;
};

beforeEach(() => {
  watched = new AbortController();
  history.replaceState({ page: 'own' }, '', `${start.split('#')[0] ?? ''}#top`);
});
afterEach(() => {
  watched.abort();
  viewer?.end();
  viewer = undefined;
  document.body.replaceChildren();
  history.replaceState(null, '', start);
});

/** Watches the history for an element that has these pictures. */
function watch(
  pictures: SparsePictures,
  open: HistoryWatch['open'],
  more: Omit<ReturnType<HistoryWatch['content']>, 'pictures'> = {},
): void {
  const host = document.createElement('pix-gallery');
  const { signal } = watched;
  watchHistory({ name: '#photo', host, content: () => ({ pictures, ...more }), open, signal });
}

/** What the address says in its fragment. */
const hash = () => location.hash;

it('opening makes one entry, sliding keeps it, Back closes and leaves the rest of the address as it was', async () => {
  // The page may have gone back in another file: an entry of its own removes what Forward would lead to.
  history.pushState(history.state, '');
  const before = history.length;
  viewer = await open(new SparsePictures(5), { history: '#photo' });
  await vi.waitFor(() => expect(hash()).toBe('#top&photo=picture-1'));
  expect(history.state).toMatchObject({ page: 'own' });
  viewer.press('ArrowRight');
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(hash()).toBe('#top&photo=picture-3'));
  expect(history.length).toBe(before + 1);
  await goBack();
  expect(await viewer.closed).toBe(2);
  expect(hash()).toBe('#top');
  expect(history.state).toEqual({ page: 'own' });
});

it('closing by the button goes back, and Forward opens the picture again', async () => {
  const pictures = new SparsePictures(5);
  const opened: number[] = [];
  watch(pictures, (index) => opened.push(index));
  viewer = await open(pictures, { history: '#photo', index: 1 });
  await vi.waitFor(() => expect(hash()).toContain('photo=picture-2'));
  const back = moved();
  viewer.button('Close').click();
  await viewer.closed;
  await back;
  expect(hash()).toBe('#top');
  expect(opened).toEqual([]);
  history.forward();
  await vi.waitFor(() => expect(opened).toEqual([1]));
  await goBack();
});

it('an address that names a picture opens it: read on to it, or found by a search within the list (D2)', async () => {
  const pictures = new SparsePictures(40, 0, 10);
  const far = { ...imageRecord(77), slug: 'far' };
  const list = vi.fn((query: ListImagesQuery) => Promise.resolve(listOf<Image>([far], query)));
  const get = vi.fn(() => Promise.resolve(far));
  const source = { images: { list, get } };
  const look = async (slug: string) => {
    history.replaceState(null, '', `#photo=${slug}`);
    return new Promise<{ title: string | undefined; index: number }>((resolve) =>
      watch(pictures, (index, named) => resolve({ index, title: named.pictures.at(index)?.title }), {
        source,
        query: { user: 'ann', q: 'sea' },
      }),
    );
  };
  expect(await look('picture-25')).toEqual({ index: 24, title: 'Picture 25' });
  expect(pictures.asked).toEqual([0, 10, 20]);
  expect(list).not.toHaveBeenCalled();
  expect(await look('far')).toEqual({ index: 0, title: 'Picture 77' });
  expect(list.mock.lastCall?.[0]).toEqual({ user: 'ann', q: 'sea far', page: 1, limit: 100 });
  // It is opened when a visitor looks at it, and not before.
  expect(get).not.toHaveBeenCalled();
});

it('an address never opens a picture that the list does not hold (D2)', async () => {
  const pictures = new SparsePictures(4, 4);
  const foreign = { ...imageRecord(66), slug: 'attack' };
  // A search finds words in titles, too.
  const found = { ...imageRecord(5), title: 'attack' };
  const list = vi.fn((query: ListImagesQuery) => Promise.resolve(listOf<Image>([found], query)));
  const get = vi.fn(() => Promise.resolve(foreign));
  const opened = vi.fn();
  history.replaceState(null, '', '#photo=attack');
  watch(pictures, opened, { source: { images: { list, get } }, query: {} });
  await vi.waitFor(() => expect(list).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([get.mock.calls, opened.mock.calls]).toEqual([[], []]);
});

it('a viewer opened by its address stays on the page when it is closed', async () => {
  history.replaceState({ page: 'own' }, '', '#photo=picture-2&other=1');
  const before = history.length;
  viewer = await open(new SparsePictures(5), { history: '#photo', index: 1 });
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(hash()).toBe('#other=1&photo=picture-3'));
  viewer.button('Close').click();
  await viewer.closed;
  expect(hash()).toBe('#other=1');
  expect(history.length).toBe(before);
  expect(history.state).toMatchObject({ page: 'own' });
});

it('a page that may not change its history has a viewer all the same (H35)', async () => {
  const pushed = vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Sandboxed', 'SecurityError');
  });
  const { search } = location;
  viewer = await open(new SparsePictures(5), { history: '?photo' });
  await viewer.whole();
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(viewer?.counter()).toBe('2 / 5'));
  viewer.button('Close').click();
  await viewer.closed;
  expect(pushed).toHaveBeenCalled();
  expect(location.search).toBe(search);
  expect(history.state).toEqual({ page: 'own' });
  expect(history.scrollRestoration).toBe('auto');
  vi.restoreAllMocks();
});

it.each([
  ['the page stays', () => undefined, '#top', 1],
  ['the page goes elsewhere', () => history.pushState(null, '', '#elsewhere'), '#elsewhere', 2],
])('when the gallery goes away, entries are scrolled as before: %s (D9)', async (_, go, there, steps) => {
  history.replaceState(null, '');
  viewer = await open(new SparsePictures(5), { history: '#photo' });
  await vi.waitFor(() => expect(hash()).toContain('photo=picture-1'));
  expect(history.scrollRestoration).toBe('auto');
  go();
  viewer.end();
  await viewer.closed;
  expect(hash()).toBe(there);
  const kept = () => [history.scrollRestoration, history.state as unknown];
  expect(kept()).toEqual(['auto', null]);
  // The entry of the viewer, too, where the page has left it behind.
  for (let step = 0; step < steps; step++) {
    await goBack();
    expect(history.scrollRestoration).toBe('auto');
  }
  expect(kept()).toEqual(['auto', null]);
});

it('the gallery going away leaves the history alone', async () => {
  const back = vi.spyOn(history, 'back');
  viewer = await open(new SparsePictures(5), { history: '#photo' });
  await vi.waitFor(() => expect(hash()).toContain('photo=picture-1'));
  viewer.end();
  await viewer.closed;
  expect(hash()).toBe('#top');
  expect(back).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it.each([['text'], [new Map([['page', 'own']])]])(
  'what else than an object the page stores in its entry stays: %o',
  async (own) => {
    history.replaceState(own, '');
    viewer = await open(new SparsePictures(2), { history: '#photo' });
    await vi.waitFor(() => expect(hash()).toBe('#top&photo=picture-1'));
    await goBack();
    await viewer.closed;
    expect([history.state, history.scrollRestoration]).toEqual([own, 'auto']);
  },
);
