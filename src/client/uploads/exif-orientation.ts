import { asciiAt } from './ascii-at.ts';

const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/**
 * How a picture is turned to be shown: 1 (as it is) to 8. Also 1 where the data tells none that a viewer would follow.
 *
 * @param exif A TIFF header and what it leads to, in either byte order; `Exif` and two bytes may stand before it.
 */
export function readOrientation(exif: Uint8Array): number {
  const tiff = asciiAt(exif, 0, 5) === 'Exif\0' ? exif.subarray(6) : exif;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length);
  const littleEndian = asciiAt(tiff, 0, 4) === 'II*\0';
  if (tiff.length < 8 || !(littleEndian || asciiAt(tiff, 0, 4) === 'MM\0*')) return 1;
  let at = view.getUint32(4, littleEndian) + 2;
  if (at > tiff.length) return 1;
  for (let left = view.getUint16(at - 2, littleEndian); left && at + ENTRY_BYTES <= tiff.length; left--) {
    if (view.getUint16(at, littleEndian) === ORIENTATION) {
      const value = view.getUint16(at + 8, littleEndian);
      return view.getUint16(at + 2, littleEndian) === SHORT && value >= 1 && value <= 8 ? value : 1;
    }
    at += ENTRY_BYTES;
  }
  return 1;
}

/** Exif data that tells the orientation and nothing else: a TIFF header, big-endian, and a directory of one entry. */
export function orientationExif(orientation: number): number[] {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [ORIENTATION >> 8, ORIENTATION & 255, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0];
  return [...header, 0, 1, ...entry, 0, 0, 0, 0];
}
