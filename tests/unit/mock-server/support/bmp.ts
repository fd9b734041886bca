/** Hand-written BMP files of the kinds that programs produce. */

/** Two rows of four colours, from the top: red, green, blue, white, then backwards. */
export const COLOURS = [0xff0000, 0x00ff00, 0x0000ff, 0xffffff] as const;
export const ROWS = [
  [0, 1, 2, 3],
  [3, 2, 1, 0],
] as const;

const u16 = (value: number) => [value & 255, value >> 8];
const u32 = (value: number) => [...u16(value & 65535), ...u16(value >>> 16)];
const bgr = (colour: number) => [colour & 255, (colour >> 8) & 255, colour >> 16];

interface BmpParts {
  bits: number;
  compression?: number;
  os2?: boolean;
  data: readonly number[];
}

/** A BMP of four by two pixels with this pixel data, rows from the bottom. */
export function bmpOf({ bits, compression = 0, os2 = false, data }: BmpParts): Uint8Array {
  const palette = bits > 8 ? [] : COLOURS.flatMap((colour) => [...bgr(colour), ...(os2 ? [] : [0])]);
  const header = os2
    ? [...u32(12), ...u16(4), ...u16(2), ...u16(1), ...u16(bits)]
    : [
        ...[...u32(40), ...u32(4), ...u32(2), ...u16(1), ...u16(bits), ...u32(compression)],
        ...[...u32(data.length), ...u32(0), ...u32(0), ...u32(bits > 8 ? 0 : 4), ...u32(0)],
      ];
  const offset = 14 + header.length + palette.length;
  const file = [...u32(offset + data.length), ...u32(0), ...u32(offset)];
  return Uint8Array.from([0x42, 0x4d, ...file, ...header, ...palette, ...data]);
}

/** One picture in every kind of BMP; the 1-bit one has only the first two colours. */
export const bmpKinds: Record<string, Uint8Array> = {
  '4 bit': bmpOf({ bits: 4, data: [0x32, 0x10, 0, 0, 0x01, 0x23, 0, 0] }),
  '8 bit': bmpOf({ bits: 8, data: [3, 2, 1, 0, 0, 1, 2, 3] }),
  RLE8: bmpOf({
    bits: 8,
    compression: 1,
    data: [1, 3, 0, 3, 2, 1, 0, 0, 0, 0, 1, 0, 1, 1, 1, 2, 1, 3, 0, 1],
  }),
  RLE4: bmpOf({ bits: 4, compression: 2, data: [2, 0x32, 2, 0x10, 0, 0, 0, 4, 0x01, 0x23, 0, 1] }),
  '24 bit': bmpOf({ bits: 24, data: [3, 2, 1, 0, 0, 1, 2, 3].flatMap((at) => bgr(COLOURS[at] ?? 0)) }),
  '32 bit': bmpOf({
    bits: 32,
    data: [3, 2, 1, 0, 0, 1, 2, 3].flatMap((at) => [...bgr(COLOURS[at] ?? 0), 0]),
  }),
  'OS/2, 8 bit': bmpOf({ bits: 8, os2: true, data: [3, 2, 1, 0, 0, 1, 2, 3] }),
  'OS/2, 24 bit': bmpOf({
    bits: 24,
    os2: true,
    data: [3, 2, 1, 0, 0, 1, 2, 3].flatMap((at) => bgr(COLOURS[at] ?? 0)),
  }),
};
