import { define } from '../../internal/define.ts';
import type { Picture } from '../picture.ts';
import { PixLightbox } from './pix-lightbox.ts';

define('pix-lightbox', PixLightbox);

/**
 * Opens the viewer above everything on the page.
 *
 * @param thumbnail The tile of a picture on the page: the picture grows out of it, and it gets the focus back.
 * @param signal Ends the viewer at once.
 * @returns The index of the picture shown last, once the viewer has closed.
 */
export async function openViewer(
  pictures: readonly Picture[],
  index: number,
  thumbnail: (index: number) => HTMLElement | undefined,
  signal: AbortSignal,
): Promise<number> {
  const viewer = document.createElement('pix-lightbox');
  viewer.pictures = pictures;
  viewer.thumbnail = (i) => thumbnail(i)?.querySelector('img') ?? undefined;
  if (!signal.aborted) document.body.append(viewer);
  signal.addEventListener('abort', () => viewer.remove());
  const last = await viewer.show(index);
  viewer.remove();
  thumbnail(last)?.focus();
  return last;
}
