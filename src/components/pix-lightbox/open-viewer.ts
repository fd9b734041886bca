import { define } from '../../internal/define.ts';
import type { Picture } from '../picture.ts';
import { PixLightbox } from './pix-lightbox.ts';

define('pix-lightbox', PixLightbox);

let open: Promise<number> | undefined;

/**
 * Opens the viewer; a second call while it is open waits for the first (U20).
 *
 * @param thumbnail The tile of a picture on the page: the picture grows out of it, and it gets the focus back.
 * @returns The index of the picture shown last, once the viewer has closed.
 */
export function openViewer(
  pictures: readonly Picture[],
  index: number,
  thumbnail: (index: number) => HTMLElement | undefined,
): Promise<number> {
  return (open ??= show(pictures, index, thumbnail).finally(() => (open = undefined)));
}

async function show(...[pictures, index, thumbnail]: Parameters<typeof openViewer>): Promise<number> {
  const viewer = document.createElement('pix-lightbox');
  Object.assign(viewer, { pictures, thumbnail: (i: number) => thumbnail(i)?.querySelector('img') });
  document.body.append(viewer);
  try {
    const last = await viewer.show(index);
    thumbnail(last)?.focus();
    return last;
  } finally {
    viewer.remove();
  }
}
