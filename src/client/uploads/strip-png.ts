import { asciiAt } from './ascii-at.ts';
import { createByteOutput } from './byte-output.ts';
import { orientationExif, readOrientation } from './exif-orientation.ts';
import { unstrippable } from './unstrippable.ts';

/** Chunks that pixels, colours and movement need. */
const KEPT =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|acTL|fcTL|fdAT|cICP|mDC[Vv]|cLL[Ii])$/;

/** Bytes of a chunk beside its data: length, type, checksum. */
const FRAME_BYTES = 12;

/** The bit of a type's first letter that makes it small: pictures can be shown without such a chunk. */
const ANCILLARY = 0x20;

/**
 * A PNG without metadata; chunks that are kept are kept as they are.
 *
 * @throws PixInvalidParameterError when it is no PNG, cut short, or has a chunk of unknown meaning that it needs.
 */
export function stripPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const { write, written } = createByteOutput(bytes.length);
  if (asciiAt(bytes, 0, 16) !== '\x89PNG\r\n\x1a\n\0\0\0\rIHDR') {
    throw unstrippable('PNG', 'it does not begin as a PNG');
  }
  write(bytes.subarray(0, 8));
  // Viewers follow the first one, if it comes before the pixels.
  let mayTurn = true;
  for (let at = 8, type = ''; type !== 'IEND';) {
    // A chunk that is cut off leads here, too.
    if (at + FRAME_BYTES > bytes.length) throw unstrippable('PNG', 'it is cut short');
    const end = at + FRAME_BYTES + view.getUint32(at);
    type = asciiAt(bytes, at + 4, 4);
    if (type === 'IEND' && end > at + FRAME_BYTES) throw unstrippable('PNG', 'it has data in its end mark');
    if (type === 'eXIf' && mayTurn) write(orientationChunk(bytes.subarray(at + 8, end - 4)));
    if (type === 'eXIf' || type === 'IDAT') mayTurn = false;
    if (KEPT.test(type)) write(bytes.subarray(at, end));
    else if (!((bytes[at + 4] ?? 0) & ANCILLARY)) {
      throw unstrippable('PNG', `it has a chunk of unknown kind at byte ${at}`);
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

/** The checksum of a chunk's type and data (PNG, annex D). */
function crc32(bytes: readonly number[]): number {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc;
}
