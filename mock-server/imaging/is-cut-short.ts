import type { ImageFormat } from '../../src/contract/models.ts';

/**
 * Whether a picture obviously ends too early, by its length field or end mark. Cheap: needs the first bytes and the
 * last 64 kB only, and decodes nothing. Bytes after the end mark do no harm, as in every viewer.
 */
export function isCutShort(format: ImageFormat, head: Uint8Array, tail: Uint8Array, length: number): boolean {
  const fields = new DataView(head.buffer, head.byteOffset, head.byteLength);
  switch (format) {
    case 'JPG':
      return !contains(tail, [0xff, 0xd9]);
    case 'PNG':
      return !contains(tail, [0x49, 0x45, 0x4e, 0x44]);
    case 'GIF':
      return !contains(tail, [0x00, 0x3b]);
    case 'WEBP':
      return head.byteLength < 12 || fields.getUint32(4, true) + 8 > length;
    case 'BMP':
      return head.byteLength < 14 || fields.getUint32(10, true) >= length;
    case 'SVG':
      // Without the zeros between its letters, UTF-16 reads like the rest.
      return !/<\/(?:[\w.-]{1,64}:)?svg\s*>|\/>\s*$/.test(
        new TextDecoder('latin1').decode(tail).replaceAll('\0', ''),
      );
  }
}

function contains(bytes: Uint8Array, mark: readonly number[]): boolean {
  const [first = 0] = mark;
  for (let at = bytes.lastIndexOf(first); at >= 0; at = at > 0 ? bytes.lastIndexOf(first, at - 1) : -1) {
    if (mark.every((byte, offset) => bytes[at + offset] === byte)) return true;
  }
  return false;
}
