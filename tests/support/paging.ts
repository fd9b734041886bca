import { page } from 'vitest/browser';
import type { PixGallery } from '../../src/elements.ts';
import {
  createSource,
  mountBox,
  mountGallery,
  queryShadow,
  waitForTiles,
  waitUntilStable,
} from './gallery.ts';

/** Mounts a gallery with 24 pictures per page, and waits until it is stable. */
export async function mountPagedGallery(
  properties: Partial<PixGallery>,
  count: number,
  parent?: HTMLElement,
  height = 600,
) {
  await page.viewport(700, height);
  const { source, list, pages } = createSource(count);
  const box = parent ?? mountBox({ width: '600px' });
  const gallery = mountGallery({}, { source, limit: 24, ...properties }, box);
  await waitForTiles(gallery);
  await waitUntilStable(gallery);
  return { gallery, list, pages, box };
}

/** The "Show more" button. */
export const moreButton = (gallery: Element) => queryShadow(gallery, '.more button');
/** Text of the count of shown pictures, such as "24 of 60 pictures". */
export const countText = (gallery: Element) => queryShadow(gallery, '.more [part=shown]').textContent.trim();
