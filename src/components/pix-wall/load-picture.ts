import { isFullPictureWorth } from '../../tiles/image-loading.ts';
import { create } from '../../tiles/elements.ts';
import type { Picture } from '../../tiles/picture.ts';

/** Time in ms after which an image that has not loaded is given up. */
const LOAD_TIMEOUT_MS = 60_000;

/** Loads and decodes an image. Rejects if it fails, takes too long, or is cancelled: it then loads no further. */
async function loadImage(picture: Picture, src: string, signal: AbortSignal): Promise<HTMLImageElement> {
  const { alt = picture.title } = picture;
  const image = create('img', { part: 'image', alt, src, decoding: 'async' });
  let cancel: () => void = () => undefined;
  const cancelled = new Promise<never>((_, reject) => {
    cancel = () => reject(new Error('The image was not loaded in time.'));
  });
  const timer = setTimeout(cancel, LOAD_TIMEOUT_MS);
  signal.addEventListener('abort', cancel);
  try {
    await Promise.race([image.decode(), cancelled]);
    return image;
  } catch (error) {
    image.removeAttribute('src');
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}

/** Loads the full image of a picture, or its thumbnail if that is as large as the box, or the full image fails. */
export async function loadPicture(
  picture: Picture,
  box: { width: number; height: number },
  signal: AbortSignal,
): Promise<HTMLImageElement> {
  const { source, thumbnail } = picture;
  const isFull = isFullPictureWorth(picture, { box, count: 1, quality: 'sharp' });
  try {
    return await loadImage(picture, isFull ? source : thumbnail, signal);
  } catch (error) {
    if (signal.aborted || source === thumbnail) throw error;
    return loadImage(picture, isFull ? thumbnail : source, signal);
  }
}
