import { asciiAt } from './sniff-format.ts';

const ORIENTATION = 0x0112;
const SHORT = 3;
const ENTRY_BYTES = 12;

/**
 * Reads the Exif orientation of a picture, from 1 (displayed as stored) to 8. The result is also 1 when the data has no
 * orientation, or none that viewers apply.
 *
 * @param exif A TIFF header and its data, in either byte order. An `Exif` identifier of six bytes may precede the header.
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

/** Creates Exif data that holds only the orientation: a big-endian TIFF header and a directory of one entry. */
export function orientationExif(orientation: number): number[] {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [ORIENTATION >> 8, ORIENTATION & 255, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0];
  return [...header, 0, 1, ...entry, 0, 0, 0, 0];
}
