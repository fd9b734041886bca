import { expect, vi } from 'vitest';
import type { Image, ImageList, ListImagesQuery } from '../../src/contract/models.ts';
import type { ImageSource, PixGallery } from '../../src/elements.ts';
import { imageRecord, listOf } from './picture-records.ts';

/** Shapes of the pictures, again and again. */
const SIZES = [
  [1600, 1067],
  [960, 1280],
  [1200, 1200],
  [1800, 600],
  [720, 1560],
  [1280, 960],
  [1920, 1080],
];

/** One picture for all of them, so that no test is about hundreds of answers that a picture is missing. */
const PICTURE = new URL('/demo/public/favicon.svg', location.href).href;

/** A picture of one of several shapes. */
export function record(id: number): Image {
  const [width = 1, height = 1] = SIZES[id % SIZES.length] ?? [];
  const picture = imageRecord(id);
  const urls = { ...picture.urls, thumbnail_url: PICTURE, direct_url: PICTURE };
  return { ...picture, urls, dimensions: { width, height } };
}

/** Records with the ids 1 to `count`. */
export const records = (count: number) => Array.from({ length: count }, (_, id) => record(id + 1));

type Read = (query: ListImagesQuery, options?: { signal?: AbortSignal | undefined }) => Promise<ImageList>;

/** A source that remembers what it was asked for. */
export function createSource(count: number) {
  const all = records(count);
  const list = vi.fn<Read>((query) => Promise.resolve(listOf(all, query)));
  const source: ImageSource = { images: { list } };
  /** Pages that were asked for, in their order. */
  const pages = () => list.mock.calls.map(([{ page }]) => page);
  return { source, list, pages, all };
}

/** A gallery in the document with the attributes of its markup and these properties. */
export function mountGallery(
  attributes: Record<string, string>,
  properties: Partial<PixGallery>,
  around: Node = document.body,
): PixGallery {
  const gallery = document.createElement('pix-gallery');
  for (const [name, value] of Object.entries(attributes)) gallery.setAttribute(name, value);
  Object.assign(gallery, properties);
  around.appendChild(gallery);
  return gallery;
}

/** A box in the document with these styles. */
export function mountBox(styles: Partial<CSSStyleDeclaration>, around: Node = document.body): HTMLElement {
  const box = document.createElement('div');
  Object.assign(box.style, styles);
  around.appendChild(box);
  return box;
}

/** Takes away what a test has put into the page. */
export function cleanup(): void {
  document.body.replaceChildren();
  document.documentElement.dir = '';
  history.replaceState(null, '');
  scrollTo(0, 0);
}

/** Something in the gallery. */
export const inside = (gallery: Element, selector: string) =>
  gallery.shadowRoot?.querySelector<HTMLElement>(selector) as HTMLElement;
/** All of it. */
export const allInside = (gallery: Element, selector: string) => [
  ...(gallery.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
/** The tiles that are drawn. */
export const tiles = (gallery: Element) => allInside(gallery, 'a[data-index]');
/** Place of a tile's picture in the list. */
export const indexOf = (tile: Element) => Number((tile as HTMLElement).dataset['index']);
/** The tile of a picture. */
export const tileAt = (gallery: Element, index: number) => inside(gallery, `a[data-index="${index}"]`);
/** Where the tiles are, by their pictures' places in the list. */
export const boxes = (gallery: Element) =>
  new Map(tiles(gallery).map((tile) => [indexOf(tile), tile.getBoundingClientRect()]));
/** Titles of the tiles, in the order of the document. */
export const titles = (gallery: Element) =>
  allInside(gallery, 'img').map((image) => (image as HTMLImageElement).alt);
/** What the gallery says of itself. */
export const said = (gallery: Element) => inside(gallery, '.status').textContent.replace(/\s+/g, ' ').trim();

/** Resolves after the browser has drawn twice. */
export const drawn = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Resolves when there are tiles. */
export const begun = (gallery: Element) =>
  vi.waitFor(() => expect(tiles(gallery).length).toBeGreaterThan(0), 5_000);

/** Milliseconds without a change after which a gallery is at rest: longer than it waits for a scroller to stop. */
const IDLE_MS = 180;

/** Resolves when what a gallery shows has not changed for a while. */
export async function settled(gallery: Element): Promise<void> {
  // One that has just been made has nothing yet.
  const look = () =>
    JSON.stringify([...boxes(gallery)]) +
    allInside(gallery, '.tiles')
      .map(({ innerHTML }) => innerHTML.length)
      .join();
  const begun = performance.now();
  let [before, since, same] = ['', begun, 0];
  while (same < 3 || performance.now() - since < IDLE_MS) {
    await drawn();
    const now = look();
    if (now === before) same += 1;
    else [before, since, same] = [now, performance.now(), 0];
    if (since - begun > 5_000) throw new Error('The gallery does not come to rest');
  }
}

/** Resolves with the tile that has the focus, once one has that is none of these. */
export const focusedTile = (gallery: Element) => gallery.shadowRoot?.activeElement as HTMLElement | null;

/** Presses a key where the focus is. */
export function press(gallery: Element, key: string): void {
  focusedTile(gallery)?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );
}
