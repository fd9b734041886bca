import { page } from 'vitest/browser';
import type { PixGallery } from '../../src/elements.ts';
import { perEngine } from './per-engine.ts';
import {
  begun,
  createSource,
  focusedTile,
  indexOf,
  mountBox,
  mountGallery,
  press,
  settled,
} from './gallery.ts';

/** The plain grid of the style sheet, and all layouts of the virtual list. */
export const GALLERIES = {
  'the plain grid': {},
  'the virtual grid': { imageUrl: () => undefined },
  rows: { layout: 'rows' },
  columns: { layout: 'columns' },
  'a carousel': { layout: 'carousel' },
} as const satisfies Record<string, Partial<PixGallery>>;

/** Their names; in the second engines one of each kind: between rows and columns only arithmetic differs. */
export const GALLERY_NAMES = perEngine(Object.keys(GALLERIES) as (keyof typeof GALLERIES)[], [
  'the plain grid',
  'the virtual grid',
  'a carousel',
]);

/** All layouts; in the second engines one of each axis. */
export const LAYOUTS = perEngine(['grid', 'rows', 'columns', 'carousel'] as const, ['grid', 'carousel']);

/** A gallery that has come to rest, and the indices of the pictures that a visitor opens. */
export async function shown(properties: Partial<PixGallery>, count = 60, around?: Node) {
  await page.viewport(700, 600);
  const { source, list } = createSource(count);
  const gallery = mountGallery(
    {},
    { source, limit: count, ...properties },
    around ?? mountBox({ width: '600px' }),
  );
  await begun(gallery);
  await settled(gallery);
  const opened: unknown[] = [];
  gallery.addEventListener('pix-open', (event) => {
    event.preventDefault();
    opened.push((event as CustomEvent<{ index: number }>).detail.index);
  });
  return { gallery, list, opened };
}

/** Index of the tile that has the focus. */
export const focusedIndex = (gallery: Element) => indexOf(focusedTile(gallery) as Element);

/** Presses keys in one task, and reads where the focus is in the same task. */
export function burst(gallery: Element, keys: readonly string[]): number {
  for (const key of keys) press(gallery, key);
  return focusedIndex(gallery);
}

/** Presses keys one by one, each when the gallery has come to rest. */
export async function typeSlowly(gallery: Element, keys: readonly string[]): Promise<number> {
  for (const key of keys) {
    press(gallery, key);
    await settled(gallery);
  }
  return focusedIndex(gallery);
}
