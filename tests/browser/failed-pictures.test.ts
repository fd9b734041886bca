import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import '../../src/define.ts';
import type { Image } from '../../src/contract/models.ts';
import {
  cleanup,
  createSource,
  mountBox,
  mountGallery,
  queryShadow,
  record,
  tileAt,
  tiles,
  waitForTiles,
  waitUntilStable,
} from '../support/gallery.ts';
import { listOf } from '../support/picture-records.ts';

afterEach(cleanup);

const GOOD = record(1).urls.thumbnail_url;

/** URLs of pictures that browsers cannot show, by reason. */
const FAULTY = {
  'cannot be reached': 'http://127.0.0.1:9/lost.png',
  'does not exist': new URL('/no-such-picture.png', location.href).href,
  'is not an image': new URL('/package.json', location.href).href,
};
const LOST = FAULTY['is not an image'];

/** Mounts a gallery of five pictures, the third of which cannot be shown. */
async function mountFaulty(attributes: Record<string, string>, more: Partial<Image> = {}, url = LOST) {
  const { source, list, all } = createSource(5);
  const faulty = all[2] as Image;
  Object.assign(faulty, more);
  faulty.urls.thumbnail_url = url;
  const gallery = mountGallery(attributes, { source, limit: 5 });
  await waitForTiles(gallery);
  return { gallery, list, faulty };
}

const noteOf = (tile: Element) => tile.querySelector<HTMLElement>('.failed');

/** Waits until the note of a failed tile is visible. */
const waitForNote = (gallery: Element, index = 2) =>
  vi.waitFor(() => {
    const note = noteOf(tileAt(gallery, index));
    expect(note?.checkVisibility()).toBe(true);
    return note as HTMLElement;
  });

const rect = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
};

/** Whether one element lies within another. */
function isWithin(inner: Element, outer: Element): boolean {
  const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
}

for (const layout of ['grid', 'rows', 'columns', 'carousel'])
  it(`a tile whose picture has failed keeps its size, link and name, and shows an icon and the name, ${layout} (R28)`, async () => {
    await page.viewport(600, 800);
    const { gallery, faulty } = await mountFaulty({ layout }, { title: 'Lost at sea' });
    await waitUntilStable(gallery);
    const boxes = tiles(gallery).map(rect);
    const note = await waitForNote(gallery);
    await waitUntilStable(gallery);
    expect(tiles(gallery).map(rect)).toEqual(boxes);
    const tile = tileAt(gallery, 2) as HTMLAnchorElement;
    expect(tile.href).toBe(faulty.urls.view_page);
    expect(note.innerText.trim()).toBe('Lost at sea');
    expect(isWithin(note, tile)).toBe(true);
    const icon = note.querySelector('.icon') as Element;
    expect(getComputedStyle(icon).fill).toBe('none');
    expect(icon.getBoundingClientRect().width).toBeGreaterThan(12);
    // The broken image icon of the browser is hidden, and the name is not announced twice.
    expect(getComputedStyle(tile.querySelector('img') as Element).opacity).toBe('0');
    await expect.element(page.getByRole('link', { name: 'Lost at sea', exact: true })).toBeInTheDocument();
    expect(tiles(gallery).filter(noteOf)).toEqual([tile]);
  });

for (const [what, url] of Object.entries(FAULTY))
  it(`a picture that ${what} is replaced by its title, in a tile and alone (R28)`, async () => {
    const { gallery } = await mountFaulty({}, {}, url);
    await waitForNote(gallery);
    const image = document.createElement('pix-image');
    const { source, all } = createSource(1);
    for (const name of ['thumbnail_url', 'direct_url', 'cdn_embed'] as const)
      (all[0] as Image).urls[name] = url;
    Object.assign(image, { source, slug: 'picture-1' });
    mountBox({ width: '300px' }).append(image);
    const note = await vi.waitFor(() => {
      const found = image.shadowRoot?.querySelector<HTMLElement>('.failed');
      expect(found?.checkVisibility()).toBe(true);
      return found as HTMLElement;
    });
    expect(note.innerText.trim()).toBe('Picture 1');
    const tile = queryShadow(image, 'a');
    expect(rect(tile).slice(2)).toEqual([300, 400]);
    expect(isWithin(note, tile)).toBe(true);
  });

it('a picture that loads later replaces its note, and can fail again (R28)', async () => {
  const { gallery, list, faulty } = await mountFaulty({});
  const note = await waitForNote(gallery);
  const image = tileAt(gallery, 2).querySelector('img') as HTMLImageElement;
  image.src = GOOD;
  await vi.waitFor(() => expect(note.checkVisibility()).toBe(false));
  expect(getComputedStyle(image).opacity).toBe('1');
  image.src = LOST;
  await vi.waitFor(() => expect(note.checkVisibility()).toBe(true));
  // The list is reloaded, with another URL.
  faulty.urls.thumbnail_url = GOOD;
  list.mockClear();
  gallery.sort = 'oldest';
  await vi.waitFor(() => expect(list).toHaveBeenCalled());
  await vi.waitFor(() => expect(tiles(gallery)).toHaveLength(5));
  await vi.waitFor(() =>
    expect((tileAt(gallery, 2).querySelector('img') as HTMLImageElement).naturalWidth).toBeGreaterThan(0),
  );
  expect(tiles(gallery).filter(noteOf)).toEqual([]);
});

it('a larger file that fails leaves the small one, and is not requested again (R28)', async () => {
  const { source } = createSource(5);
  const imageUrl = vi.fn(() => FAULTY['cannot be reached']);
  const gallery = mountGallery({ layout: 'rows' }, { source, limit: 5, imageUrl });
  await waitForTiles(gallery);
  const images = () => tiles(gallery).map((tile) => tile.querySelector('img') as HTMLImageElement);
  await vi.waitFor(() => {
    expect(images()).toHaveLength(5);
    expect(images().every(({ currentSrc, naturalWidth }) => currentSrc === GOOD && naturalWidth > 0)).toBe(
      true,
    );
  });
  gallery.requestUpdate();
  await waitUntilStable(gallery);
  expect(images().map(({ srcset }) => srcset)).toEqual(['', '', '', '', '']);
  expect(tiles(gallery).filter(noteOf)).toEqual([]);
});

it.each([
  [96, 'block'],
  [32, 'none'],
])('a failed tile of %i pixels shows the icon, and the title if it fits', async (size, title) => {
  await page.viewport(800, 600);
  const around = mountBox({ width: `${size}px` });
  const { source, all } = createSource(1);
  Object.assign(all[0] as Image, { title: 'A very long title of a picture '.repeat(9) });
  (all[0] as Image).urls.thumbnail_url = LOST;
  const gallery = mountGallery({}, { source, limit: 1 }, around);
  gallery.style.setProperty('--pix-tile-size', `${size}px`);
  const note = await waitForNote(gallery, 0);
  const tile = tileAt(gallery, 0);
  expect(rect(tile).slice(2)).toEqual([size, size]);
  const [icon, words] = note.children as unknown as [Element, HTMLElement];
  expect(isWithin(icon, tile)).toBe(true);
  expect(icon.getBoundingClientRect().width).toBeGreaterThanOrEqual(12);
  expect(getComputedStyle(words).display === 'none').toBe(title === 'none');
  if (title === 'none') return;
  expect(isWithin(words, tile)).toBe(true);
  expect(words.getBoundingClientRect().height).toBeLessThan(60);
});

it('a failed tile has the default background in place of its placeholder, so that its title is legible', async () => {
  const { source, all } = createSource(2);
  (all[1] as Image).urls.thumbnail_url = LOST;
  const gallery = mountGallery({}, { source, limit: 2, placeholder: () => 'black' });
  await waitForNote(gallery, 1);
  expect(getComputedStyle(tileAt(gallery, 0)).backgroundColor).toBe('rgb(0, 0, 0)');
  expect(getComputedStyle(tileAt(gallery, 1)).backgroundColor).not.toBe('rgb(0, 0, 0)');
});

it('requests a picture that has failed once more, and when the connection is back', async () => {
  await page.viewport(600, 800);
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  /** What is to run in more than four seconds, and in less than nine. */
  const retries = () => timers.mock.calls.filter(([, ms = 0]) => ms > 4000 && ms < 9000).map(([run]) => run);
  const url = new URL('/not-there-yet.png', location.href).href;
  const { gallery } = await mountFaulty({}, {}, url);
  await waitForNote(gallery);
  performance.clearResourceTimings();
  const requests = () => performance.getEntriesByName(url).length;
  await vi.waitFor(() => expect(requests()).toBe(1));
  const onError = vi.fn();
  tileAt(gallery, 2).addEventListener('error', onError, true);
  expect(retries()).toHaveLength(1);
  retries()[0]?.();
  await vi.waitFor(() => expect(onError).toHaveBeenCalled());
  await waitForNote(gallery);
  await vi.waitFor(() => expect(requests()).toBe(2));
  expect(retries()).toHaveLength(1);
  const random = vi.spyOn(Math, 'random').mockReturnValue(0);
  onTestFinished(() => random.mockRestore());
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(requests()).toBe(3));
});

it('a list that is reloaded while a picture fails shows no note', async () => {
  const { gallery, list } = await mountFaulty({}, {}, FAULTY['cannot be reached']);
  list.mockImplementation((query) => Promise.resolve(listOf([record(9)], query)));
  gallery.sort = 'oldest';
  await vi.waitFor(() => expect(tiles(gallery)).toHaveLength(1));
  await waitUntilStable(gallery);
  expect(tiles(gallery).filter(noteOf)).toEqual([]);
});

it('a picture that fails after its tile has been removed has no effect (R28)', async () => {
  const { showFailed } = await import('../../src/tiles/failed-note.ts');
  const link = document.createElement('a');
  link.href = 'https://pix.test/i/gone';
  const image = link.appendChild(new Image());
  expect(() => showFailed(image)).not.toThrow();
  expect(link.childElementCount).toBe(1);
});
