import ImageHeader from 'exifreader/src/image-header.js';
import Tags from 'exifreader/src/tags.js';

/** What a camera has written into a file; what it has not written is `undefined`. */
export interface Exif {
  make: string | undefined;
  model: string | undefined;
  lens: string | undefined;
  /** Exposure time, in seconds. */
  exposureTime: number | undefined;
  fNumber: number | undefined;
  iso: number | undefined;
  /** Focal length, in millimetres. */
  focalLength: number | undefined;
  /** Time that the clock of the camera had, as `YYYY:MM:DD HH:MM:SS`. */
  taken: string | undefined;
  /** Latitude and longitude, in degrees; only if asked for. */
  position: [latitude: number, longitude: number] | undefined;
}

const CAMERA_TAGS = new Set([
  'Make',
  'Model',
  'Exif IFD Pointer',
  'LensModel',
  'ExposureTime',
  'FNumber',
  'ISOSpeedRatings',
  'FocalLength',
  'DateTimeOriginal',
]);

const GPS_TAGS = new Set([
  'GPS Info IFD Pointer',
  'GPSLatitude',
  'GPSLatitudeRef',
  'GPSLongitude',
  'GPSLongitudeRef',
]);

/** What ExifReader returns for a value that is beyond the end of the bytes. */
const FAULTY = '<faulty value>';

/** Numbers of degrees, minutes and seconds in a degree. */
const PER_DEGREE = [1, 60, 3600];

/**
 * Reads Exif of the first bytes of a JPEG, PNG, WebP, HEIC or AVIF file. Other tags are not even decoded, nor is the place unless
 * asked for.
 *
 * @throws Error if the bytes are no such file.
 */
export function readExif(bytes: DataView, options: { position: boolean }): Exif {
  const { tiffHeaderOffset } = ImageHeader.parseAppMarkers(bytes);
  const filter = {
    shouldParseGroup: () => false,
    shouldParseTag: (_group: string, name: string) =>
      CAMERA_TAGS.has(name) || (options.position && GPS_TAGS.has(name)),
  };
  const tags = tiffHeaderOffset ? Tags.read(bytes, tiffHeaderOffset, false, true, filter).tags : {};
  // Files are untrusted: tags may have values of any type.
  const textOf = (name: string): string | undefined => {
    const value = tags[name]?.value;
    const text: unknown = Array.isArray(value) ? value[0] : undefined;
    return typeof text === 'string' && text !== FAULTY ? text : undefined;
  };
  const numberOf = (name: string): number | undefined => {
    const [number] = [tags[name]?.computed].flat();
    return typeof number === 'number' && number > 0 && number < Infinity ? number : undefined;
  };
  const degreesOf = (name: string, max: number): number | undefined => {
    const parts = [tags[name]?.computed].flat().slice(0, 3);
    const sum = PER_DEGREE.reduce((degrees, per, at) => degrees + Number(parts[at] ?? 0) / per, 0);
    const sign = { N: 1, E: 1, S: -1, W: -1 }[textOf(`${name}Ref`) ?? ''];
    return parts.length && sign && Math.abs(sum) <= max ? sign * sum : undefined;
  };
  const [latitude, longitude] = [degreesOf('GPSLatitude', 90), degreesOf('GPSLongitude', 180)];
  return {
    make: textOf('Make'),
    model: textOf('Model'),
    lens: textOf('LensModel'),
    exposureTime: numberOf('ExposureTime'),
    fNumber: numberOf('FNumber'),
    iso: numberOf('ISOSpeedRatings'),
    focalLength: numberOf('FocalLength'),
    taken: textOf('DateTimeOriginal'),
    // Cameras without a signal write zeros.
    position:
      latitude !== undefined && longitude !== undefined && (latitude || longitude)
        ? [latitude, longitude]
        : undefined,
  };
}
