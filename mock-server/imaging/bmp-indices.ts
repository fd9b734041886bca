import type { BmpHeader } from './bmp-header.ts';

/** Reads the palette indices of all pixels of a BMP with up to 8 bits, in the stored order of rows. */
export function bmpIndices(bytes: Uint8Array, header: BmpHeader): Uint8Array {
  return header.compression === 0 ? plainIndices(bytes, header) : runLengthIndices(bytes, header);
}

function plainIndices(
  bytes: Uint8Array,
  { width, height, bits, pixelOffset: pixelsAt, stride }: BmpHeader,
): Uint8Array {
  const indices = new Uint8Array(width * height);
  const mask = 2 ** bits - 1;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const bit = x * bits;
      const byte = bytes[pixelsAt + y * stride + (bit >> 3)] ?? 0;
      indices[y * width + x] = (byte >> (8 - bits - (bit & 7))) & mask;
    }
  }
  return indices;
}

/**
 * Decodes RLE8 and RLE4: pairs of a count and a repeated value, or of 0 and a command. Pixels outside the picture are
 * ignored.
 */
function runLengthIndices(
  bytes: Uint8Array,
  { width, height, bits, pixelOffset: pixelsAt }: BmpHeader,
): Uint8Array {
  const indices = new Uint8Array(width * height);
  let [x, y, at] = [0, 0, pixelsAt];
  const put = (byte: number, place: number) => {
    const index = bits === 8 ? byte : place % 2 === 0 ? byte >> 4 : byte & 15;
    indices[y * width + x] = index;
    x += 1;
  };
  // Runs are clipped to the row, so that pixels outside cost no time.
  const within = (count: number) => Math.min(count, Math.max(0, width - x));
  while (y < height && at + 1 < bytes.byteLength) {
    const [count, value] = [bytes[at] ?? 0, bytes[at + 1] ?? 0];
    at += 2;
    if (count > 0) for (let place = 0, end = within(count); place < end; place += 1) put(value, place);
    else if (value === 0) [x, y] = [0, y + 1];
    else if (value === 1) break;
    else if (value === 2) {
      x += bytes[at] ?? 0;
      y += bytes[at + 1] ?? 0;
      at += 2;
    } else {
      const perByte = 8 / bits;
      for (let place = 0, end = within(value); place < end; place += 1)
        put(bytes[at + Math.floor(place / perByte)] ?? 0, place);
      // Literal pixels are padded to an even number of bytes.
      at += Math.ceil(value / perByte / 2) * 2;
    }
  }
  return indices;
}
