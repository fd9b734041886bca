import type { ImageFormat } from '../../contract/models.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

/**
 * A picture without what it tells beside itself: place, time, camera, names, comments, previews, edits. Lossless: pixels
 * and colour profile stay as they are, and the orientation is kept. JPG, PNG and WEBP; other formats come back as they are.
 *
 * What is appended to a picture goes, too: the film of a motion photo, and the gain map of an Ultra HDR picture, which is
 * an ordinary picture from then on.
 *
 * @param bytes A whole file; it is not changed.
 * @param format What `sniffFormat` says of it.
 * @returns A part of a larger buffer, or `bytes` themselves: use the array, not its `buffer`.
 * @throws PixInvalidParameterError (`image`) when the file cannot be read with certainty: cut short, broken, or of another
 *   format. So nothing private is sent by accident.
 */
export function stripMetadata(bytes: Uint8Array, format: ImageFormat): Uint8Array<ArrayBuffer> {
  switch (format) {
    case 'JPG':
      return stripJpeg(bytes);
    case 'PNG':
      return stripPng(bytes);
    case 'WEBP':
      return stripWebp(bytes);
    default:
      return isOwnMemory(bytes) ? bytes : bytes.slice();
  }
}

/** A body for sending cannot lie in memory that is shared with workers. */
function isOwnMemory(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer;
}
