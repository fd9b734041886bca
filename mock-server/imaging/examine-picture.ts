import type { ImageFormat } from '../../src/contract/models.ts';
import type { Bytes } from '../internal/bytes.ts';
import { minBmpLength, readBmpHeader } from './bmp.ts';
import { measurePicture, type Size } from './measure-picture.ts';
import { sniffFormat } from './sniff-format.ts';

/**
 * Maximum number of pixels of a decoded picture: 200 million, as protection against decompression bombs. The largest
 * phone sensors have as many.
 */
// Fault: S21
export const MAX_PIXELS = 200_000_000;

/** Bytes at the start of a file that contain its size, usually even after long metadata. */
export const HEAD_BYTES = 524_288;

/** Bytes at the end of a file that contain its end marker. */
export const TAIL_BYTES = 65_536;

/** Maximum length of an SVG in bytes: 8 MiB. Rendering takes several times as much memory, and cannot be aborted. */
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

/**
 * Decodes a picture for validation; resolves with a short description of the fault, if any. Rejects with `QueueTimeout` if
 * the picture cannot be checked at the moment, and must not be accepted unchecked.
 */
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

/** The parts of a picture file that have been read. */
export interface PictureParts {
  head: Uint8Array;
  /** The last 64 KiB or less; may overlap with the head. */
  tail: Uint8Array;
  /** Length of the file in bytes. */
  length: number;
  /** Reads the complete file. */
  whole: () => Promise<Uint8Array>;
}

/**
 * Whether a picture ends early, judging by its length field or end marker, without decoding. As in every viewer,
 * bytes after the end marker are permitted: if the tail contains no marker (for example, a photo with an embedded
 * video), the complete file is searched.
 */
export async function isTruncated(format: ImageFormat, parts: PictureParts): Promise<boolean> {
  const { head, tail, length } = parts;
  const whole = () => (head.byteLength === length ? head : parts.whole());
  switch (format) {
    case 'JPG':
      if (head.byteLength < length && contains(tail, [0xff, 0xd9])) return false;
      return !hasJpegEnd(await whole());
    case 'PNG':
      return !contains(tail, IEND) && !contains(await whole(), IEND);
    case 'GIF':
      return !hasGifEnd(await whole());
    case 'WEBP':
      return new DataView(head.buffer, head.byteOffset).getUint32(4, true) + 8 > length;
    case 'BMP': {
      const header = readBmpHeader(head);
      return !header || minBmpLength(header) > length;
    }
    case 'SVG':
      return !hasSvgEnd(tail) && !hasSvgEnd(await whole());
  }
}

const IEND = [0x49, 0x45, 0x4e, 0x44];

/** Whether the bytes contain a marker, from `start` on. The time depends on the length only, not on the content. */
export function contains(bytes: Uint8Array, mark: readonly number[], start = 0): boolean {
  for (let at = start; at + mark.length <= bytes.byteLength; at += 1)
    if (matchesAt(bytes, mark, at)) return true;
  return false;
}

function matchesAt(bytes: Uint8Array, mark: readonly number[], at: number): boolean {
  for (let offset = 0; offset < mark.length; offset += 1)
    if (bytes[at + offset] !== mark[offset]) return false;
  return true;
}

/** Whether a JPG has an end marker after its first scan; an earlier one may belong to an embedded preview. */
export function hasJpegEnd(bytes: Uint8Array): boolean {
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    // Any number of fill bytes may precede a marker.
    if (bytes[at + 1] === 0xff) at += 1;
    else at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return contains(bytes, [0xff, 0xd9], at);
}

/** Whether the blocks of a GIF lead to its trailer. */
export function hasGifEnd(bytes: Uint8Array): boolean {
  let at = 13 + colourTableBytes(bytes[10] ?? 0);
  for (;;) {
    const kind = bytes[at];
    if (kind === 0x3b) return true;
    if (kind === 0x21) at += 2;
    else if (kind === 0x2c) at += 11 + colourTableBytes(bytes[at + 9] ?? 0);
    else return false;
    for (let size = bytes[at]; size; size = bytes[at]) at += size + 1;
    at += 1;
  }
}

/** Whether an SVG has an end tag near its end, before any amount of white space. */
function hasSvgEnd(bytes: Uint8Array): boolean {
  // Without zero bytes, UTF-16 reads like single-byte text.
  const text = new TextDecoder('latin1').decode(bytes).replaceAll('\0', '').trimEnd();
  return /<\/(?:[\w.-]{1,64}:)?svg\s*>|\/>$/.test(text.slice(-TAIL_BYTES));
}

function colourTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** Maximum number of segments before the frame; a colour profile and the longest metadata take some hundreds. */
const MAX_SEGMENTS = 4_096;

/** Range of markers that start a frame, which contains the size; three markers in this range have other meanings. */
const [FIRST_FRAME, LAST_FRAME] = [0xc0, 0xcf];
const NO_FRAMES = [0xc4, 0xc8, 0xcc];

/** Whether a JPG has a frame after a reasonable number of segments. The cost is one step per segment. */
export function hasJpegFrame(bytes: Uint8Array): boolean {
  let at = 2;
  for (let segment = 0; segment < MAX_SEGMENTS && bytes[at] === 0xff; segment += 1) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= FIRST_FRAME && marker <= LAST_FRAME && !NO_FRAMES.includes(marker)) return true;
    // Any number of fill bytes may precede a marker.
    if (marker === 0xff) at += 1;
    else at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return false;
}
