import type { ImageFormat } from '../../contract/models.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { stripWebp } from './strip-webp.ts';

/**
 * Removes the metadata of a JPG, PNG or WEBP: place, time, camera, names, comments, previews, edit history. The removal is
 * lossless: pixels, colour profile and orientation do not change. Files of other formats are returned unchanged.
 *
 * Data appended to a picture is removed, too: the video of a motion photo, and the gain map of an Ultra HDR picture, which
 * becomes an ordinary picture.
 *
 * @param bytes A whole file; it is not modified.
 * @param format Format of the file as detected by `sniffFormat`.
 * @returns A view of a larger buffer, or `bytes` itself: use the array, not its `buffer`.
 * @throws PixInvalidParameterError (`image`) when the file cannot be parsed with certainty: truncated, corrupt, or of another
 *   format. Private data is therefore never sent by accident.
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

/** Whether bytes are in memory that is not shared with workers. The body of a request cannot be in shared memory. */
function isOwnMemory(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer;
}
