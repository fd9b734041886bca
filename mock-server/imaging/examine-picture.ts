import type { ImageFormat } from '../../src/contract/models.ts';
import type { Bytes } from '../store/records.ts';
import { hasJpegFrame } from './has-jpeg-frame.ts';
import { isTruncated, type PictureParts } from './is-truncated.ts';
import { MAX_PIXELS } from './max-pixels.ts';
import { measurePicture } from './measure-picture.ts';
import { sniffFormat } from './sniff-format.ts';
import type { Size } from './svg-size.ts';

/** Bytes at the start of a file that contain its size, usually even after long metadata. */
export const HEAD_BYTES = 524_288;

/** Bytes at the end of a file that contain its end marker. */
export const TAIL_BYTES = 65_536;

/** Maximum length of an SVG in bytes: 8 MiB. Rendering takes several times as much memory, and cannot be aborted. */
// Fault: S21
const MAX_SVG_BYTES = 8_388_608;

/** Format and size of a picture, read from its bytes. */
export interface PictureFacts {
  format: ImageFormat;
  /** Width in pixels, as displayed. */
  width: number;
  /** Height in pixels, as displayed. */
  height: number;
}

/** Reason why bytes are not a valid picture; `isUnknown` if the format is not supported. */
export interface PictureFault {
  fault: string;
  isUnknown: boolean;
}

/** Decodes a picture for validation; resolves with a short description of the fault, if any. */
export type PictureCheck = (bytes: Bytes, facts: PictureFacts) => Promise<string | undefined>;

/** Reads format and size of a picture, or the fault, without decoding. */
// Gap: I3
export async function examinePicture(parts: PictureParts): Promise<PictureFacts | PictureFault> {
  if (parts.length === 0) return broken('it is empty');
  const format = sniffFormat(parts.head);
  if (!format) return { fault: 'its content is not JPG, PNG, GIF, WebP, BMP or SVG', isUnknown: true };
  if (format === 'SVG' && parts.length > MAX_SVG_BYTES)
    return broken(`an SVG may have ${MAX_SVG_BYTES / 1_048_576} MiB at most`);
  const size = await measure(parts, format);
  if (!size) return broken(`its size in pixels cannot be read from the ${format}`);
  // The cost of an SVG depends on the size at which it is rendered, not on the declared one.
  if (format !== 'SVG' && size.width * size.height > MAX_PIXELS) {
    return broken(`it has more than ${MAX_PIXELS / 1_000_000} million pixels`);
  }
  if (await isTruncated(format, parts)) return broken(`the ${format} is truncated`);
  return { ...size, format };
}

/** Reads the size, which is near the start of every picture, except for a JPG with long metadata. */
async function measure(
  { head, length, whole }: PictureParts,
  format: ImageFormat,
): Promise<Size | undefined> {
  const size = measurePicture(head, format);
  if (size || format !== 'JPG' || head.byteLength === length) return size;
  const bytes = await whole();
  return hasJpegFrame(bytes) ? measurePicture(bytes, format) : undefined;
}

/** Splits the complete bytes of a picture into the parts that validation reads. */
export function partsOf(bytes: Uint8Array): PictureParts {
  return {
    head: bytes.subarray(0, HEAD_BYTES),
    tail: bytes.subarray(-TAIL_BYTES),
    length: bytes.byteLength,
    whole: () => Promise.resolve(bytes),
  };
}

function broken(fault: string): PictureFault {
  return { fault, isUnknown: false };
}
