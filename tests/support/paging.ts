import { page } from 'vitest/browser';
import type { PixGallery } from '../../src/elements.ts';
import { begun, createSource, inside, mountBox, mountGallery, settled } from './gallery.ts';

/** A gallery that has come to rest. */
export async function shown(
  properties: Partial<PixGallery>,
  count: number,
  parent?: HTMLElement,
  height = 600,
) {
  await page.viewport(700, height);
  const { source, list, pages } = createSource(count);
  const box = parent ?? mountBox({ width: '600px' });
  const gallery = mountGallery({}, { source, limit: 24, ...properties }, box);
  await begun(gallery);
  await settled(gallery);
  return { gallery, list, pages, box };
}

/** The button that shows more. */
export const more = (gallery: Element) => inside(gallery, '.more button');
/** How many are shown, in words. */
export const count = (gallery: Element) => inside(gallery, '.more [role=status]').textContent.trim();
