import type { Bytes } from '../store/records.ts';

const HEADER = 54;

/** Encodes RGB pixels, rows from the top, as 24-bit BMP. Rows are stored from the bottom, each padded to four bytes. */
export function encodeBmp(rgb: Uint8Array, width: number, height: number): Bytes {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const bytes = new Uint8Array(HEADER + stride * height);
  const view = new DataView(bytes.buffer);
  bytes.set([0x42, 0x4d]);
  view.setUint32(2, bytes.byteLength, true);
  view.setUint32(10, HEADER, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  view.setUint32(34, stride * height, true);
  for (let y = 0; y < height; y += 1) {
    const row = HEADER + (height - 1 - y) * stride;
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 3;
      bytes[row + x * 3] = rgb[from + 2] ?? 0;
      bytes[row + x * 3 + 1] = rgb[from + 1] ?? 0;
      bytes[row + x * 3 + 2] = rgb[from] ?? 0;
    }
  }
  return bytes;
}
