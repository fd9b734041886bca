import { page } from 'vitest/browser';
import type { PixGallery } from '../../src/elements.ts';
import { perEngine } from './per-engine.ts';
import {
  createSource,
  focusedTile,
  indexOf,
  mountBox,
  mountGallery,
  press,
  waitForTiles,
  waitUntilStable,
} from './gallery.ts';

/** Properties of galleries: the grid of the style sheet, and all layouts of the virtual list. */
export const GALLERIES = {
  'the plain grid': {},
  'the virtual grid': { imageUrl: () => undefined },
  rows: { layout: 'rows' },
  columns: { layout: 'columns' },
  'a carousel': { layout: 'carousel' },
} as const satisfies Record<string, Partial<PixGallery>>;

/** Names of the galleries. In Firefox and WebKit one for each axis, since the others differ in arithmetic only. */
export const GALLERY_NAMES = perEngine(Object.keys(GALLERIES) as (keyof typeof GALLERIES)[], [
  'the virtual grid',
  'a carousel',
]);

/** All layouts. In Firefox and WebKit one for each axis. */
export const LAYOUTS = perEngine(['grid', 'rows', 'columns', 'carousel'] as const, ['grid', 'carousel']);

/** Mounts a gallery and waits until it is stable. `opened` receives the indices of opened pictures; no viewer opens. */
export async function mountKeyGallery(properties: Partial<PixGallery>, count = 60, around?: Node) {
  await page.viewport(700, 600);
  const { source, list } = createSource(count);
  const gallery = mountGallery(
    {},
    { source, limit: count, ...properties },
    around ?? mountBox({ width: '600px' }),
  );
  await waitForTiles(gallery);
  await waitUntilStable(gallery);
  const opened: unknown[] = [];
  gallery.addEventListener('pix-open', (event) => {
    event.preventDefault();
    opened.push((event as CustomEvent<{ index: number }>).detail.index);
  });
  return { gallery, list, opened };
}

/** Index of the focused tile. */
export const focusedIndex = (gallery: Element) => indexOf(focusedTile(gallery) as Element);

/** Presses keys in one task. Returns the index of the focused tile, read in the same task. */
export function burst(gallery: Element, keys: readonly string[]): number {
  for (const key of keys) press(gallery, key);
  return focusedIndex(gallery);
}

/** Presses keys one by one, each when the gallery is stable. Resolves with the index of the focused tile. */
export async function typeSlowly(gallery: Element, keys: readonly string[]): Promise<number> {
  for (const key of keys) {
    press(gallery, key);
    await waitUntilStable(gallery);
  }
  return focusedIndex(gallery);
}
