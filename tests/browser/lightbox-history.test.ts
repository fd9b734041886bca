import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  watchHistory,
  type HistoryWatch,
  type NamedPicture,
} from '../../src/components/pix-lightbox/extras/watch-history.ts';
import '../../src/define.ts';
import { imageRecord } from '../support/picture-records.ts';
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

/** Follows the address for an element that has these pictures. */
function watch(pictures: SparsePictures, open: HistoryWatch['open'], get?: NamedPicture['get']): void {
  const host = document.createElement('pix-gallery');
  const { signal } = watched;
  watchHistory({ name: '#photo', host, shown: () => ({ pictures, get }), open, signal });
}

/** What the address says in its fragment. */
const hash = () => location.hash;

it('opening makes one entry, sliding keeps it, Back closes and leaves the rest of the address as it was', async () => {
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

it('an address that names a picture opens it: read on to it, or read by itself (idea 4)', async () => {
  const pictures = new SparsePictures(40, 0, 10);
  const get = vi.fn((slug: string | number) => Promise.resolve({ ...imageRecord(77), slug: String(slug) }));
  const look = async (slug: string) => {
    history.replaceState(null, '', `#photo=${slug}`);
    return new Promise<NamedPicture & { index: number }>((resolve) =>
      watch(pictures, (index, named) => resolve({ ...named, index }), get),
    );
  };
  expect(await look('picture-25')).toMatchObject({ index: 24, get });
  expect(pictures.asked).toEqual([0, 10, 20]);
  expect(get).not.toHaveBeenCalled();
  const alone = await look('elsewhere');
  expect(alone.pictures.at(0)?.title).toBe('Picture 77');
  // Its record has been read: that was its view.
  expect(alone).toHaveProperty('get', undefined);
  expect(get).toHaveBeenCalledOnce();
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
