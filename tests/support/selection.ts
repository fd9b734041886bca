import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PixGallery, PixSelect } from '../../src/elements.ts';
import {
  createSource,
  mountBox,
  mountGallery,
  queryShadow,
  queryShadowAll,
  tileAt,
  type GalleryProperties,
  waitForTiles,
  waitUntilStable,
} from './gallery.ts';

/** The boxes of the rendered tiles. */
export const selectBoxes = (gallery: Element) => queryShadowAll(gallery, '.box') as HTMLInputElement[];

/** The box of the picture at an index. */
export const selectBox = (gallery: Element, index: number) =>
  queryShadow<HTMLInputElement>(gallery, `li[data-at="${index}"] > .box`);

/** Indices of the rendered tiles that are selected. */
export const selectedTiles = (gallery: Element) =>
  queryShadowAll(gallery, '[part~=selected][data-index]').map((tile) => Number(tile.dataset['index']));

export const bar = (gallery: Element) => queryShadow(gallery, '.selection');

/** What the bar says; empty while it is hidden. */
export const barText = (gallery: Element) =>
  bar(gallery).hidden ? '' : queryShadow(gallery, '.selected').textContent.trim();

/** What the live region has said last. */
export const spoken = (gallery: Element) => queryShadow(gallery, '.spoken').textContent;

/** A button of the bar. */
export function barButton(gallery: Element, label: string): HTMLElement {
  const [button] = [...bar(gallery).querySelectorAll('button')].filter(
    (each) => (each.ariaLabel ?? each.textContent).trim() === label,
  );
  if (!button) throw new Error(`There is no button ${label}`);
  return button;
}

/** Resolves when the boxes are there. */
export async function waitForBoxes(gallery: PixGallery): Promise<void> {
  await waitForTiles(gallery);
  await vi.waitFor(() => expect(selectBoxes(gallery).length).toBeGreaterThan(0));
  await waitUntilStable(gallery);
}

/** Mounts a gallery whose pictures can be selected; `events` are the details of its events. */
export async function mountSelectable(properties: GalleryProperties = {}, count = 12) {
  await page.viewport(700, 500);
  const { source, list, all } = createSource(count);
  const box = mountBox({ width: '600px' });
  const gallery = mountGallery({}, { source, select: true, limit: 12, ...properties }, box);
  const events: PixSelect[] = [];
  gallery.addEventListener('pix-select', ({ detail }) => events.push(detail));
  await waitForBoxes(gallery);
  return { gallery, list, all, events };
}

/** Clicks a tile as a pointer does. No link is followed: another tab would take the focus. */
export function clickTile(gallery: Element, index: number, options: MouseEventInit = {}): void {
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  tileAt(gallery, index).dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, detail: 1, ...options }),
  );
}
