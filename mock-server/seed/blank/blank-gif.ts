import type { Bytes } from '../../store/records.ts';
import { BitWriter } from './bit-writer.ts';
import type { Blank } from './blank.ts';
import { encodeAscii, concatBytes, littleEndian } from './byte-parts.ts';

/** Bits per colour: the minimum in GIF. */
const COLOUR_BITS = 2;
const CLEAR = 4;
const END = 5;

/** Bits per code after a clear code. */
const FIRST_WIDTH = COLOUR_BITS + 1;

/** Maximum number of codes. */
const MAX_CODES = 4096;

/** Encodes a GIF with the same colour four times in its palette. */
export function blankGif({ width, height, colour }: Blank): Bytes {
  const size = [...littleEndian(width, 2), ...littleEndian(height, 2)];
  return concatBytes(
    [...encodeAscii('GIF89a'), ...size, 0x80 | (COLOUR_BITS - 1), 0, 0],
    [...colour, ...colour, ...colour, ...colour],
    [0x2c, 0, 0, 0, 0, ...size, 0, COLOUR_BITS],
    ...blocks(packedZeros(width * height)),
    [0, 0x3b],
  );
}

/** Compresses zeros with LZW: each code stands for a run that is one longer than that of the previous code. */
function packedZeros(count: number): Bytes {
  const bits = new BitWriter();
  let width = FIRST_WIDTH;
  let left = count;
  while (left > 0) {
    bits.add(CLEAR, width);
    width = FIRST_WIDTH;
    for (let run = 1; left > 0 && END + run < MAX_CODES; run += 1) {
      const now = Math.min(run, left);
      // The code of a single pixel is its palette index.
      bits.add(now === 1 ? 0 : END + now - 1, width);
      left -= now;
      if (END + run >= 2 ** width) width += 1;
    }
  }
  bits.add(END, width);
  return bits.finish();
}

function blocks(bytes: Bytes): Bytes[] {
  const count = Math.ceil(bytes.length / 255);
  return Array.from({ length: count }, (_, at) => {
    const part = bytes.subarray(at * 255, (at + 1) * 255);
    return concatBytes([part.length], part);
  });
}
