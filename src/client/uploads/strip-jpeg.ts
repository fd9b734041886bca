import { orientationExif, readOrientation } from './exif-orientation.ts';
import { asciiAt } from './sniff-format.ts';
import { createByteOutput, unstrippable } from './strip-output.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const COM = 0xfe;

/**
 * Removes the metadata of a JPEG. Frames, tables and scans do not change. Bytes between segments and after the end are not
 * part of the picture and are removed, too.
 *
 * @throws PixInvalidParameterError when the file is not a JPEG, is truncated, or has a segment of unknown meaning.
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  if (bytes[0] !== 0xff || bytes[1] !== SOI) throw unstrippable('JPG', 'it does not start like a JPG');
  const { write, written } = createByteOutput(bytes.length);
  write([0xff, SOI]);
  let exifSeen = false;
  for (let at = nextMarker(bytes, 2); bytes[at + 1] !== EOI;) {
    const segment = segmentAt(bytes, at);
    const isExif = segment[1] === APP0 + 1 && asciiAt(segment, 4, 5) === 'Exif\0';
    // Viewers apply the first Exif segment.
    if (isExif && !exifSeen) write(orientationSegment(segment));
    exifSeen ||= isExif;
    write(withoutMetadata(segment));
    const end = at + segment.length;
    at = nextMarker(bytes, end);
    if (segment[1] === SOS) write(bytes.subarray(end, at));
  }
  write([0xff, EOI]);
  return written();
}

/**
 * Finds the index of the next marker. Stuffed bytes, fill bytes, and markers without a meaning outside of a scan are
 * skipped.
 */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1] ?? 0;
    const isRestart = code >= 0xd0 && code <= 0xd7;
    if (code > 1 && code < 0xff && !isRestart) return at;
  }
  throw unstrippable('JPG', 'it is truncated');
}

/** Reads a segment. A truncated one needs no check here, since the search for the marker after it fails. */
function segmentAt(bytes: Uint8Array, at: number): Uint8Array {
  const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  if (length < 2) throw unstrippable('JPG', `its segment at byte ${at} has no length`);
  return bytes.subarray(at, at + 2 + length);
}

/** Returns a segment without metadata: the whole segment, nothing, or the JFIF header without its thumbnail. */
function withoutMetadata(segment: Uint8Array): ArrayLike<number> {
  const code = segment[1] ?? 0;
  // Frames, tables and scans.
  if (code >= 0xc0 && code < APP0 && code !== SOI) return segment;
  if (code < APP0 || (code > APP0 + 15 && code !== COM)) {
    throw unstrippable('JPG', `it has a segment of unknown type 0x${code.toString(16)}`);
  }
  const content = `${code - APP0} ${asciiAt(segment, 4, 12)}`;
  if (/^(?:2 ICC_PROFILE\0|14 Adobe)/.test(content)) return segment;
  if (content.startsWith('0 JFIF\0') && segment.length >= 18) {
    return [0xff, APP0, 0, 16, ...segment.subarray(4, 16), 0, 0];
  }
  return [];
}

function orientationSegment(segment: Uint8Array): number[] {
  const orientation = readOrientation(segment.subarray(4));
  if (orientation === 1) return [];
  const exif = orientationExif(orientation);
  return [0xff, APP0 + 1, 0, exif.length + 8, 0x45, 0x78, 0x69, 0x66, 0, 0, ...exif];
}
