import type { ImageFormat } from '../../src/contract/models.ts';
import { leastBmpLength, readBmpHeader } from './bmp-header.ts';
import { contains, hasGifEnd, hasJpegEnd } from './end-marks.ts';

/** A picture file as far as it has been read. */
export interface PictureParts {
  head: Uint8Array;
  /** The last 64 kB or less; may overlap with the head. */
  tail: Uint8Array;
  /** Bytes of the file. */
  length: number;
  /** Reads all of it. */
  whole: () => Promise<Uint8Array>;
}

/**
 * Whether a picture obviously ends too early, by its length field or end mark; decodes nothing. Bytes after the end mark
 * do no harm, as in every viewer: where the tail has no mark (a photo with a film behind it), the whole file is looked at.
 */
export async function isCutShort(format: ImageFormat, parts: PictureParts): Promise<boolean> {
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
      return !header || leastBmpLength(header) > length;
    }
    case 'SVG':
      // Without the zeros between its letters, UTF-16 reads like the rest.
      return !/<\/(?:[\w.-]{1,64}:)?svg\s*>|\/>\s*$/.test(
        new TextDecoder('latin1').decode(tail).replaceAll('\0', ''),
      );
  }
}

const IEND = [0x49, 0x45, 0x4e, 0x44];
