import { page } from 'vitest/browser';
import {
  createSource,
  type GalleryProperties,
  mountBox,
  mountGallery,
  record,
  waitForTiles,
  waitUntilStable,
} from './gallery.ts';

/** Mounts a gallery in a narrow box, so that it is longer than the page is high. */
export async function mountLong(properties: GalleryProperties, count: number) {
  await page.viewport(700, 500);
  const { source, list, all } = createSource(count);
  const box = mountBox({ width: '600px', paddingBlock: '40px 3000px' });
  const gallery = mountGallery({}, { source, ...properties }, box);
  await waitForTiles(gallery);
  await waitUntilStable(gallery);
  return { gallery, list, all, box };
}

/** Records that a list does not have yet. */
export const newRecords = (count: number) => Array.from({ length: count }, (_, i) => record(5001 + i));
