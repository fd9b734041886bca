/** Pictures with metadata: who took them, where and when, and what was visible before an edit. */
import sharp, { type Sharp } from 'sharp';

/** Formats that are stripped, as the contract calls them. */
export const STRIPPED = ['JPG', 'PNG', 'WEBP'] as const;
export type Stripped = (typeof STRIPPED)[number];

/** Texts in the metadata of every picture. */
export const SECRETS = ['SECRET-OWNER', 'SECRET-CAMERA', 'SECRET-XMP'];

/** Latitude in the metadata of every picture, in little-endian Exif form: 51°, 30′, 32.3″. */
export const LATITUDE = Buffer.from([51, 0, 0, 0, 1, 0, 0, 0, 30, 0, 0, 0, 1, 0, 0, 0]);

const WIDTH = 37;
const HEIGHT = 23;

/** Random pixels, each different from its neighbours. */
const noise = (width: number, height: number, channels: 3 | 4) => {
  let state = 1;
  const data = Uint8Array.from({ length: width * height * channels }, () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    return state >> 16;
  });
  return sharp(data, { raw: { width, height, channels } });
};

const encoders: Record<Stripped, (image: Sharp) => Sharp> = {
  JPG: (image) => image.jpeg(),
  PNG: (image) => image.png(),
  WEBP: (image) => image.webp(),
};

/** Options of a picture with metadata. */
export interface MarkedPictureOptions {
  /** Exif orientation. Default: none. */
  orientation?: number;
  alpha?: boolean;
  encode?: (image: Sharp) => Sharp;
}

/** A picture with Exif, GPS, XMP and a colour profile. */
export async function pictureWithMetadata(
  format: Stripped,
  { orientation, alpha = false, encode = encoders[format] }: MarkedPictureOptions = {},
): Promise<Uint8Array> {
  return withMetadata(encode(noise(WIDTH, HEIGHT, alpha ? 4 : 3)), orientation);
}

/** An animated WebP of three frames with the same metadata. */
export async function animationWithMetadata(orientation?: number): Promise<Uint8Array> {
  const frames = await Promise.all(
    ['#c63', '#36c8', '#3c6'].map((background) =>
      sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background } })
        .png()
        .toBuffer(),
    ),
  );
  return withMetadata(
    sharp(frames, { join: { animated: true } }).webp({ delay: [80, 90, 100] }),
    orientation,
  );
}

/** A picture as an encoder writes it, without metadata. */
export async function plainPicture(format: Stripped): Promise<Uint8Array> {
  return new Uint8Array(await encoders[format](noise(WIDTH, HEIGHT, 3)).toBuffer());
}

async function withMetadata(image: Sharp, orientation?: number): Promise<Uint8Array> {
  const telling = image
    .withIccProfile('p3')
    .withExif({
      IFD0: { Copyright: 'SECRET-OWNER', Make: 'SECRET-CAMERA', DateTime: '2026:01:02 03:04:05' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><r>SECRET-XMP</r></x:xmpmeta>');
  if (orientation !== undefined) telling.withMetadata({ orientation });
  return new Uint8Array(await telling.toBuffer());
}

/** Exif data of a directory with the name of a maker and an orientation, in either byte order. */
export function exifOf(orientation: number, littleEndian: boolean): Uint8Array {
  const exif = new DataView(new ArrayBuffer(60));
  const u16 = (at: number, value: number) => exif.setUint16(at, value, littleEndian);
  const u32 = (at: number, value: number) => exif.setUint32(at, value, littleEndian);
  u16(0, littleEndian ? 0x4949 : 0x4d4d);
  u16(2, 42);
  u32(4, 8);
  u16(8, 2);
  u16(10, 0x010f);
  u16(12, 2);
  u32(14, 14);
  u32(18, 40);
  u16(22, 0x0112);
  u16(24, 3);
  u32(26, 1);
  u16(30, orientation);
  const bytes = new Uint8Array(exif.buffer);
  bytes.set(Buffer.from('SECRET-CAMERA\0'), 40);
  return bytes;
}

/** Concatenates bytes; texts are Latin-1. */
export function joined(...parts: (ArrayLike<number> | string)[]): Uint8Array {
  return new Uint8Array(
    Buffer.concat(
      parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
    ),
  );
}

/** Inserts bytes at a position. */
export function inserted(bytes: Uint8Array, at: number, part: Uint8Array): Uint8Array {
  return joined(bytes.subarray(0, at), part, bytes.subarray(at));
}

/** A JPEG segment. */
export function segment(code: number, content: string | Uint8Array): Uint8Array {
  const data = joined(content);
  return joined([0xff, code, (data.length + 2) >> 8, (data.length + 2) & 255], data);
}

/** A PNG chunk, whose checksum is zero unless given. */
export function pngChunk(type: string, content: string | Uint8Array = '', crc = 0): Uint8Array {
  const data = joined(content);
  const frame = new DataView(new ArrayBuffer(8));
  frame.setUint32(0, data.length);
  frame.setUint32(4, crc);
  const numbers = new Uint8Array(frame.buffer);
  return joined(numbers.subarray(0, 4), type, data, numbers.subarray(4));
}

/** A WebP chunk. */
export function webpChunk(type: string, content: string | Uint8Array): Uint8Array {
  const data = joined(content);
  const size = new Uint8Array(new Uint32Array([data.length]).buffer);
  return joined(type, size, data, data.length & 1 ? [0] : []);
}

/** A WebP file of these chunks. */
export function webpOf(...chunks: Uint8Array[]): Uint8Array {
  return webpChunk('RIFF', joined('WEBP', ...chunks));
}
