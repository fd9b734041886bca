import { orientationExif, readOrientation } from './exif-orientation.ts';
import { asciiAt } from './sniff-format.ts';
import { createByteOutput, unstrippable } from './strip-output.ts';

/** Types of the chunks that pixels, colours and animation need. */
const KEPT =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT|cICP|mDC[Vv]|cLL[Ii])$/;

/** Number of bytes of a chunk besides its data: length, type and checksum. */
const FRAME_BYTES = 12;

/**
 * Bit of the first letter of a chunk type that makes the letter lower-case and marks the chunk as ancillary: pictures can be
 * displayed without it.
 */
const ANCILLARY = 0x20;

/**
 * Removes the metadata of a PNG. The remaining chunks do not change.
 *
 * @throws PixInvalidParameterError when the file is not a PNG, is truncated, or has a critical chunk of unknown meaning.
 */
export function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const { write, written } = createByteOutput(bytes.length);
  if (asciiAt(bytes, 0, 16) !== '\x89PNG\r\n\x1a\n\0\0\0\rIHDR') {
    throw unstrippable('PNG', 'it does not start like a PNG');
  }
  write(bytes.subarray(0, 8));
  // Viewers apply the first Exif chunk, if it precedes the pixels.
  let expectsOrientation = true;
  for (let at = 8, type = ''; type !== 'IEND';) {
    // The chunk itself, or the one before it, is truncated.
    if (at + FRAME_BYTES > bytes.length) throw unstrippable('PNG', 'it is truncated');
    const end = at + FRAME_BYTES + view.getUint32(at);
    type = asciiAt(bytes, at + 4, 4);
    if (type === 'IEND' && end > at + FRAME_BYTES) throw unstrippable('PNG', 'its IEND chunk has data');
    if (type === 'eXIf' && expectsOrientation) write(orientationChunk(bytes.subarray(at + 8, end - 4)));
    if (type === 'eXIf' || type === 'IDAT') expectsOrientation = false;
    if (KEPT.test(type)) write(bytes.subarray(at, end));
    else if (!((bytes[at + 4] ?? 0) & ANCILLARY)) {
      throw unstrippable('PNG', `it has a chunk of unknown type at byte ${at}`);
    }
    at = end;
  }
  return written();
}

function orientationChunk(exif: Uint8Array): number[] {
  const orientation = readOrientation(exif);
  if (orientation === 1) return [];
  const data = orientationExif(orientation);
  const typed = [0x65, 0x58, 0x49, 0x66, ...data];
  const crc = crc32(typed);
  return [0, 0, 0, data.length, ...typed, crc >>> 24, (crc >>> 16) & 255, (crc >>> 8) & 255, crc & 255];
}

/** Calculates the CRC-32 checksum of the type and data of a chunk (PNG specification, annex D). */
function crc32(bytes: readonly number[]): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}
