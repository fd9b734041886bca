/** Exif tag of the orientation. */
const ORIENTATION = 0x0112;

/**
 * Reads the Exif orientation of a PNG from its first bytes, 1 to 8; 1 (upright) if there is none before the pixels.
 * Browsers apply it, as with a JPG.
 */
export function pngOrientation(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Chunks: length, type in four letters, data, checksum.
  for (let at = 8; at + 12 <= bytes.byteLength; at += 12 + view.getUint32(at)) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'IDAT') break;
    if (type === 'eXIf') return exifOrientation(bytes.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  return 1;
}

function exifOrientation(exif: Uint8Array): number {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  const littleEndian = exif[0] === 0x49;
  try {
    const directory = view.getUint32(4, littleEndian);
    const entries = view.getUint16(directory, littleEndian);
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * 12;
      if (view.getUint16(at, littleEndian) !== ORIENTATION) continue;
      const orientation = view.getUint16(at + 8, littleEndian);
      return orientation <= 8 ? Math.max(1, orientation) : 1;
    }
  } catch {
    // An offset outside the data: the Exif data are invalid.
  }
  return 1;
}
