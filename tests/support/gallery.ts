import { expect, vi } from 'vitest';
import type { Image, ImageList, ListImagesQuery } from '../../src/contract/models.ts';
import type { AlbumSource, ImageSource, PixGallery } from '../../src/elements.ts';
import { PATIENCE_MS } from '../../tools/patience.ts';
import { albumRecord, imageRecord, listOf } from './picture-records.ts';

/** Dimensions of the pictures, in rotation. */
const SIZES = [
  [1600, 1067],
  [960, 1280],
  [1200, 1200],
  [1800, 600],
  [720, 1560],
  [1280, 960],
  [1920, 1080],
];

/** URL of the file of all pictures. It exists, so that tests do not cause hundreds of 404 responses. */
const PICTURE = new URL('/demo/public/favicon.svg', location.href).href;

/** A record of a picture with one of several aspect ratios. */
export function record(id: number): Image {
  const [width = 1, height = 1] = SIZES[id % SIZES.length] ?? [];
  const picture = imageRecord(id);
  const urls = { ...picture.urls, thumbnail_url: PICTURE, direct_url: PICTURE };
  return { ...picture, urls, dimensions: { width, height } };
}

/** Records with the ids 1 to `count`. */
export const records = (count: number) => Array.from({ length: count }, (_, id) => record(id + 1));

type ListImages = (
  query: ListImagesQuery,
  options?: { signal?: AbortSignal | undefined },
) => Promise<ImageList>;

/** A source of `count` pictures, which are those of each album, too, and which records its calls. */
export function createSource(count: number) {
  const all = records(count);
  const list = vi.fn<ListImages>((query) => Promise.resolve(listOf(all, query)));
  const source: ImageSource & AlbumSource = {
    images: { list },
    albums: {
      list: (query) => Promise.resolve(listOf([albumRecord(1, count)], query)),
      images: (_album, query, options) => list(query, options),
    },
  };
  /** Numbers of the requested pages, in the order of the requests. */
  const pages = () => list.mock.calls.map(([{ page }]) => page);
  return { source, list, pages, all };
}

/** Properties of a gallery, or of an album, which is one of its own pictures. */
export type GalleryProperties = Partial<PixGallery> & { token?: string };

/** An album, as properties. */
export const ALBUM: GalleryProperties = { token: 'token0000001' };

/** Adds a gallery, or the album of a token, with attributes and properties to the document. */
export function mountGallery(
  attributes: Record<string, string>,
  properties: GalleryProperties,
  around: Node = document.body,
): PixGallery {
  const gallery = document.createElement(properties.token ? 'pix-album' : 'pix-gallery') as PixGallery;
  for (const [name, value] of Object.entries(attributes)) gallery.setAttribute(name, value);
  Object.assign(gallery, properties);
  around.appendChild(gallery);
  return gallery;
}

/** Adds a `div` with styles to the document. */
export function mountBox(styles: Partial<CSSStyleDeclaration>, around: Node = document.body): HTMLElement {
  const box = document.createElement('div');
  Object.assign(box.style, styles);
  around.appendChild(box);
  return box;
}

/** Empties the page, and resets its direction, its history entry and its scroll position. */
export function cleanup(): void {
  document.body.replaceChildren();
  document.documentElement.dir = '';
  // WebKit allows 100 changes in 10 seconds.
  if (history.state !== null) history.replaceState(null, '');
  scrollTo(0, 0);
}

/** The first matching element in the shadow root of a host. Not checked: `null` or `undefined` if there is none. */
export const queryShadow = <T extends Element = HTMLElement>(host: Element, selector: string) =>
  host.shadowRoot?.querySelector<T>(selector) as T;
/** All matching elements in the shadow root of a host. */
export const queryShadowAll = (host: Element, selector: string) => [
  ...(host.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
/** The rendered tiles. */
export const tiles = (gallery: Element) => queryShadowAll(gallery, 'a[data-index]');
/** Index of the picture of a tile in the list. */
export const indexOf = (tile: Element) => Number((tile as HTMLElement).dataset['index']);
/** The tile of the picture at an index. */
export const tileAt = (gallery: Element, index: number) => queryShadow(gallery, `a[data-index="${index}"]`);
/** Bounding boxes of the tiles, by the index of the picture. */
export const boxes = (gallery: Element) =>
  new Map(tiles(gallery).map((tile) => [indexOf(tile), tile.getBoundingClientRect()]));
/** Titles of the tiles, in document order. */
export const titles = (gallery: Element) =>
  queryShadowAll(gallery, 'img').map((image) => (image as HTMLImageElement).alt);
/** Text of the status of a gallery: a message if the list is empty or has failed, otherwise an empty string. */
export const statusText = (gallery: Element) =>
  queryShadow(gallery, '.status').textContent.replace(/\s+/g, ' ').trim();

const nextFrame = () => new Promise(requestAnimationFrame);

/** Resolves in the second animation frame from now. */
export async function nextFrames(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

/** Resolves when a gallery has tiles. */
export const waitForTiles = (gallery: Element) =>
  vi.waitFor(() => expect(tiles(gallery).length).toBeGreaterThan(0));

/** Milliseconds after which a gallery that has moved is stable: longer than its delay for the end of scrolling. */
const IDLE_MS = 180;

/** Positions and tiles of galleries when they were last stable. */
const stableStates = new WeakMap<Element, string>();

/** Resolves when the tiles of a gallery have not changed for three frames, and if they had changed, neither after `IDLE_MS`. */
export async function waitUntilStable(gallery: Element): Promise<void> {
  const snapshot = () =>
    JSON.stringify([...boxes(gallery)]) +
    queryShadowAll(gallery, '.tiles')
      .map(({ innerHTML }) => innerHTML.length)
      .join();
  const end = performance.now() + PATIENCE_MS.condition;
  let [before, hasMoved] = [stableStates.get(gallery) ?? snapshot(), false];
  for (let same = 0; same < 3 || hasMoved; same += 1) {
    // Without frames, which take most of the computing time.
    if (same === 3) await new Promise((resolve) => setTimeout(resolve, IDLE_MS));
    await nextFrame();
    const now = snapshot();
    if (now !== before) [before, same, hasMoved] = [now, -1, true];
    else if (same === 3) hasMoved = false;
    if (performance.now() > end) throw new Error('The gallery does not become stable');
  }
  stableStates.set(gallery, before);
}

/** The focused tile, or `null`. */
export const focusedTile = (gallery: Element) => gallery.shadowRoot?.activeElement as HTMLElement | null;

/** Dispatches a `keydown` event on the focused tile. */
export function press(gallery: Element, key: string): void {
  focusedTile(gallery)?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }),
  );
}
