/** A value of a tag: a text, whole numbers, or fractions of numerator and denominator. */
type Value = string | number | readonly (readonly [number, number])[];

/** Values of tags, by number. */
export type Tags = Readonly<Record<number, Value>>;

/** Numbers of tags. */
export const TAG = {
  make: 0x010f,
  model: 0x0110,
  exposureTime: 0x829a,
  fNumber: 0x829d,
  iso: 0x8827,
  taken: 0x9003,
  focalLength: 0x920a,
  lens: 0xa434,
  latitudeRef: 1,
  latitude: 2,
  longitudeRef: 3,
  longitude: 4,
};

const EXIF_POINTER = 0x8769;
const GPS_POINTER = 0x8825;

/** Directories of Exif: those of the picture, the camera and the place. */
export interface Directories {
  picture?: Tags;
  camera?: Tags;
  place?: Tags;
}

/** What a camera writes. */
export const CAMERA: Directories = {
  picture: { [TAG.make]: 'Canon', [TAG.model]: 'Canon EOS R6' },
  camera: {
    [TAG.exposureTime]: [[1, 250]],
    [TAG.fNumber]: [[28, 10]],
    [TAG.iso]: 200,
    [TAG.taken]: '2024:05:01 12:34:56',
    [TAG.focalLength]: [[35, 1]],
    [TAG.lens]: 'RF35mm F1.8 MACRO IS STM',
  },
  place: {
    [TAG.latitudeRef]: 'N',
    [TAG.latitude]: [
      [48, 1],
      [51, 1],
      [3024, 100],
    ],
    [TAG.longitudeRef]: 'W',
    [TAG.longitude]: [
      [2, 1],
      [17, 1],
      [4020, 100],
    ],
  },
};

/** Exif as in files: a TIFF header and its directories. */
export function exifOf({ picture = {}, camera, place }: Directories, littleEndian = false): Uint8Array {
  const bytes = new Uint8Array(4000);
  const view = new DataView(bytes.buffer);
  const short = (at: number, value: number) => view.setUint16(at, value, littleEndian);
  const long = (at: number, value: number) => view.setUint32(at, value, littleEndian);
  bytes.set(new TextEncoder().encode(littleEndian ? 'II' : 'MM'));
  short(2, 42);
  long(4, 8);
  // Of the next value that is longer than four bytes.
  let free = 1000;
  const write = (at: number, value: Value): [type: number, count: number] => {
    if (typeof value === 'number') {
      short(at, value);
      return [3, 1];
    }
    if (typeof value === 'string') {
      const text = new TextEncoder().encode(`${value}\0`);
      const target = text.length > 4 ? free : at;
      if (target === free) long(at, free);
      bytes.set(text, target);
      free += text.length + (text.length % 2);
      return [2, text.length];
    }
    long(at, free);
    for (const side of value.flat()) {
      long(free, side);
      free += 4;
    }
    return [5, value.length];
  };
  const writeDirectory = (at: number, tags: Tags) => {
    const entries = Object.entries(tags);
    short(at, entries.length);
    for (const [index, [tag, value]] of entries.entries()) {
      const entry = at + 2 + 12 * index;
      const [type, count] = write(entry + 8, value);
      short(entry, Number(tag));
      short(entry + 2, type);
      long(entry + 4, count);
    }
    return at + 2 + 12 * entries.length + 4;
  };
  const pointers = { ...(camera && { [EXIF_POINTER]: 0 }), ...(place && { [GPS_POINTER]: 0 }) };
  const cameraAt = writeDirectory(8, { ...picture, ...pointers });
  const placeAt = writeDirectory(cameraAt, camera ?? {});
  writeDirectory(placeAt, place ?? {});
  // Pointers are long integers.
  const entryOf = (tag: number) => 10 + 12 * Object.keys({ ...picture, ...pointers }).indexOf(String(tag));
  for (const [tag, target] of [
    [EXIF_POINTER, cameraAt],
    [GPS_POINTER, placeAt],
  ] as const) {
    if (!(tag in pointers)) continue;
    short(entryOf(tag) + 2, 4);
    long(entryOf(tag) + 8, target);
  }
  return bytes.subarray(0, free);
}

/** Adds Exif to a JPEG file. Without a file, the result is the start of one. */
export function exifJpeg(
  exif: Uint8Array,
  file: Uint8Array = Uint8Array.of(0xff, 0xd8, 0xff, 0xd9),
): Uint8Array<ArrayBuffer> {
  const length = 2 + 6 + exif.length;
  return Uint8Array.of(
    ...file.subarray(0, 2),
    ...[0xff, 0xe1, length >> 8, length & 255, ...new TextEncoder().encode('Exif\0\0')],
    ...exif,
    ...file.subarray(2),
  );
}
