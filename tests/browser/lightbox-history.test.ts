import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchHistory, type HistoryWatch } from '../../src/components/pix-lightbox/features/watch-history.ts';
import type { Image, ListImagesQuery } from '../../src/contract/models.ts';
import { mountViewer } from '../../src/components/pix-lightbox/mount-viewer.ts';
import PixLightbox from '../../src/define/pix-lightbox.ts';
import '../../src/define.ts';
import { imageRecord, listOf } from '../support/picture-records.ts';
import { SparsePictures } from '../support/viewer-pictures.ts';
import { open, type OpenViewer } from './support/viewer.ts';

let viewer: OpenViewer | undefined;
let watched: AbortController;
const start = location.href;

/** Resolves when all listeners of the next `popstate` event have been called. */
const nextPopState = () =>
  new Promise((resolve) => addEventListener('popstate', () => setTimeout(resolve), { once: true }));
const goBack = () => {
  const arrival = nextPopState();
  history.back();
  return arrival;
};

beforeEach(() => {
  watched = new AbortController();
  history.replaceState({ page: 'own' }, '', `${start.split('#')[0] ?? ''}#top`);
});
afterEach(() => {
  vi.restoreAllMocks();
  watched.abort();
  viewer?.end();
  viewer = undefined;
  document.body.replaceChildren();
});
// Not after each: WebKit allows 100 changes in 10 seconds.
afterAll(() => history.replaceState(null, '', start));

/** Watches the history for an element with pictures. */
function watch(
  pictures: SparsePictures,
  open: HistoryWatch['open'],
  more: Omit<ReturnType<HistoryWatch['content']>, 'pictures'> = {},
): void {
  const host = document.createElement('pix-gallery');
  const { signal } = watched;
  watchHistory({ name: '#photo', host, content: () => ({ pictures, ...more }), open, signal });
}

/** The fragment of the URL. */
const hash = () => location.hash;

it('opening adds one history entry, moving updates it, and Back closes the viewer and restores the URL', async () => {
  // Another test file may have gone back in the history: a new entry removes those after the current one.
  history.pushState(history.state, '');
  const push = vi.spyOn(history, 'pushState');
  viewer = await open(new SparsePictures(5), { history: '#photo' });
  await vi.waitFor(() => expect(hash()).toBe('#top&photo=picture-1'));
  expect(history.state).toMatchObject({ page: 'own' });
  viewer.press('ArrowRight');
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(hash()).toBe('#top&photo=picture-3'));
  expect(push).toHaveBeenCalledTimes(1);
  await goBack();
  expect(await viewer.closed).toBe(2);
  expect(hash()).toBe('#top');
  expect(history.state).toEqual({ page: 'own' });
});

it('without a URL parameter, the entry has the same URL; Back closes the viewer, and Forward opens it again', async () => {
  history.pushState(history.state, '');
  const push = vi.spyOn(history, 'pushState');
  const { href } = location;
  const reopen = vi.fn();
  viewer = await open(new SparsePictures(5), { index: 1, reopen });
  expect([push.mock.calls.length, location.href]).toEqual([1, href]);
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(viewer?.counter()).toBe('3 / 5'));
  await goBack();
  expect(await viewer.closed).toBe(2);
  expect([push.mock.calls.length, location.href, history.state]).toEqual([1, href, { page: 'own' }]);
  history.forward();
  await vi.waitFor(() => expect(reopen).toHaveBeenCalledWith(2));
  await goBack();
});

it.each([{}, { history: '#photo' }])(
  'the history entry exists before the viewer can be seen, and Back at once closes the viewer: %o',
  async (options) => {
    const shown: unknown[] = [];
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called on its object
    const { showModal } = HTMLDialogElement.prototype;
    vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
      shown.push({ ...history.state });
      showModal.call(this);
      // Before the picture engine has started.
      history.back();
    });
    const { closed } = mountViewer(PixLightbox, {
      pictures: new SparsePictures(5),
      index: 0,
      opener: document.body,
      tile: () => undefined,
      reveal: () => Promise.resolve(undefined),
      signal: watched.signal,
      ...options,
    });
    await closed;
    expect(shown).toEqual([{ page: 'own', pixViews: ['viewer'] }]);
    expect([hash(), history.state]).toEqual(['#top', { page: 'own' }]);
  },
);

it('closing removes the entry; routers see the state of the page in all entries', async () => {
  const seen: unknown[] = [];
  const router = ({ state }: PopStateEvent) => seen.push({ ...state });
  addEventListener('popstate', router, { signal: watched.signal });
  const [push, back] = [vi.spyOn(history, 'pushState'), vi.spyOn(history, 'back')];
  viewer = await open(new SparsePictures(5));
  viewer.button('Close').click();
  await viewer.closed;
  // A viewer that is opened at once waits until the entry of the former one is gone.
  viewer = await open(new SparsePictures(5));
  expect(push).toHaveBeenCalledTimes(2);
  expect(back).toHaveBeenCalledTimes(1);
  expect(history.state).toEqual({ page: 'own', pixViews: ['viewer'] });
  history.back();
  await viewer.closed;
  expect(history.state).toEqual({ page: 'own' });
  expect(seen).toEqual(
    [{ page: 'own' }, { page: 'own' }].map((each) => expect.objectContaining(each) as object),
  );
});

it('an entry that names the viewer after a reload is used again', async () => {
  history.pushState({ page: 'own', pixViews: ['viewer'] }, '');
  const push = vi.spyOn(history, 'pushState');
  viewer = await open(new SparsePictures(5));
  expect(push).not.toHaveBeenCalled();
  await goBack();
  await viewer.closed;
  expect(history.state).toEqual({ page: 'own' });
});

it('closing by the button goes back, and Forward opens the picture again', async () => {
  const pictures = new SparsePictures(5);
  const opened: number[] = [];
  watch(pictures, (index) => opened.push(index));
  viewer = await open(pictures, { history: '#photo', index: 1 });
  await vi.waitFor(() => expect(hash()).toContain('photo=picture-2'));
  const back = nextPopState();
  viewer.button('Close').click();
  await viewer.closed;
  await back;
  expect(hash()).toBe('#top');
  expect(opened).toEqual([]);
  history.forward();
  await vi.waitFor(() => expect(opened).toEqual([1]));
  await goBack();
});

it('the URL opens the picture that it names, found on later pages or by a search within the list', async () => {
  const pictures = new SparsePictures(40, 0, 10);
  const far = { ...imageRecord(77), slug: 'far' };
  const list = vi.fn((query: ListImagesQuery) => Promise.resolve(listOf<Image>([far], query)));
  const get = vi.fn(() => Promise.resolve(far));
  const source = { images: { list, get } };
  const openByUrl = async (slug: string) => {
    history.replaceState(null, '', `#photo=${slug}`);
    return new Promise<{ title: string | undefined; index: number }>((resolve) =>
      watch(pictures, (index, named) => resolve({ index, title: named.pictures.at(index)?.title }), {
        source,
        query: { user: 'ann', q: 'sea' },
      }),
    );
  };
  expect(await openByUrl('picture-25')).toEqual({ index: 24, title: 'Picture 25' });
  expect(pictures.requested).toEqual([0, 10, 20]);
  expect(list).not.toHaveBeenCalled();
  expect(await openByUrl('far')).toEqual({ index: 0, title: 'Picture 77' });
  expect(list.mock.lastCall?.[0]).toEqual({ user: 'ann', q: 'sea far', page: 1, limit: 100 });
  // Its record is requested when a visitor views it, not before.
  expect(get).not.toHaveBeenCalled();
});

it('the URL never opens a picture that is not in the list', async () => {
  const pictures = new SparsePictures(4, 4);
  const foreign = { ...imageRecord(66), slug: 'attack' };
  // A search also finds words in titles.
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

it('closing a viewer that was opened by its URL stays on the page', async () => {
  history.replaceState({ page: 'own' }, '', '#photo=picture-2&other=1');
  const push = vi.spyOn(history, 'pushState');
  viewer = await open(new SparsePictures(5), { history: '#photo', index: 1 });
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(hash()).toBe('#other=1&photo=picture-3'));
  viewer.button('Close').click();
  await viewer.closed;
  expect(hash()).toBe('#other=1');
  expect(push).not.toHaveBeenCalled();
  expect(history.state).toMatchObject({ page: 'own' });
});

it('the viewer works on a page that cannot change its history (H35)', async () => {
  const pushed = vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Sandboxed', 'SecurityError');
  });
  const { search } = location;
  viewer = await open(new SparsePictures(5), { history: '?photo' });
  await viewer.waitForFeatures();
  viewer.press('ArrowRight');
  await vi.waitFor(() => expect(viewer?.counter()).toBe('2 / 5'));
  viewer.button('Close').click();
  await viewer.closed;
  expect(pushed).toHaveBeenCalled();
  expect(location.search).toBe(search);
  expect(history.state).toEqual({ page: 'own' });
  expect(history.scrollRestoration).toBe('auto');
});

it.each([
  ['the page stays', () => undefined, '#top', 1],
  ['the page navigates', () => history.pushState(null, '', '#elsewhere'), '#elsewhere', 2],
])(
  'removing the gallery keeps the scroll restoration of history entries: %s',
  async (_, leave, expected, steps) => {
    history.replaceState(null, '');
    viewer = await open(new SparsePictures(5), { history: '#photo' });
    await vi.waitFor(() => expect(hash()).toContain('photo=picture-1'));
    expect(history.scrollRestoration).toBe('auto');
    leave();
    viewer.end();
    await viewer.closed;
    expect(hash()).toBe(expected);
    const entryState = () => [history.scrollRestoration, history.state as unknown];
    expect(entryState()).toEqual(['auto', null]);
    // Includes the entry of the viewer, if the page has navigated.
    for (let step = 0; step < steps; step++) {
      await goBack();
      expect(history.scrollRestoration).toBe('auto');
    }
    expect(entryState()).toEqual(['auto', null]);
  },
);

it('removing the gallery does not navigate', async () => {
  const back = vi.spyOn(history, 'back');
  viewer = await open(new SparsePictures(5), { history: '#photo' });
  await vi.waitFor(() => expect(hash()).toContain('photo=picture-1'));
  viewer.end();
  await viewer.closed;
  expect(hash()).toBe('#top');
  expect(back).not.toHaveBeenCalled();
});

it.each([['text'], [new Map([['page', 'own']])]])(
  'a history state that is not an object is kept: %o',
  async (own) => {
    history.replaceState(own, '');
    viewer = await open(new SparsePictures(2), { history: '#photo' });
    await vi.waitFor(() => expect(hash()).toBe('#top&photo=picture-1'));
    await goBack();
    await viewer.closed;
    expect([history.state, history.scrollRestoration]).toEqual([own, 'auto']);
  },
);
