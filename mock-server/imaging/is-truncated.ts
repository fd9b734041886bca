import type { ImageFormat } from '../../src/contract/models.ts';
import { minBmpLength, readBmpHeader } from './bmp-header.ts';
import { contains, hasGifEnd, hasJpegEnd } from './end-markers.ts';

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
      // Without zero bytes, UTF-16 reads like single-byte text.
      return !/<\/(?:[\w.-]{1,64}:)?svg\s*>|\/>\s*$/.test(
        new TextDecoder('latin1').decode(tail).replaceAll('\0', ''),
      );
  }
}

const IEND = [0x49, 0x45, 0x4e, 0x44];
