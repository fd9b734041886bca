import { orientationExif, readOrientation } from './exif-orientation.ts';
import { asciiAt } from './sniff-format.ts';
import { createByteOutput, type ByteOutput, unstrippable } from './strip-output.ts';

/** Types of the chunks that pixels, colours and animation need, besides VP8X and ANMF. */
const KEPT = /^(?:VP8[ L]|ALPH|ICCP|ANIM)$/;

/** Types of the chunks that an animation frame needs. */
const KEPT_IN_FRAME = /^(?:VP8[ L]|ALPH)$/;

/** Number of bytes of the position and duration of a frame, before its chunks. */
const FRAME_HEADER = 16;

/** Number of bytes of a VP8X chunk. The first byte holds flags. */
const FEATURES = 10;

/** Flags of a VP8X chunk. */
const HAS_EXIF = 8;
const HAS_XMP = 4;

/**
 * Removes the metadata of a WebP. Images and frames do not change.
 *
 * @throws PixInvalidParameterError when the file is not a WebP, is truncated, or has a VP8X chunk that is too short.
 */
export function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  if (!/^RIFF.{4}WEBP/s.test(asciiAt(bytes, 0, 12))) {
    throw unstrippable('WEBP', 'it does not start like a WebP');
  }
  const { write, written } = createByteOutput(bytes.length);
  write(bytes.subarray(0, 12));
  // Viewers apply the first Exif chunk, and only if the flags announce it.
  let announced: { flags: number; at: number } | undefined;
  for (const { type, data } of chunksOf(contentAt(bytes, 4).subarray(4))) {
    if (type === 'VP8X') {
      if (data.length < FEATURES) throw unstrippable('WEBP', 'its first chunk is too short');
      const [originalFlags = 0] = data;
      const flags = originalFlags & ~(HAS_EXIF | HAS_XMP);
      announced = originalFlags & HAS_EXIF ? { flags, at: written().length + 8 } : undefined;
      writeChunk(write, type, [flags, ...data.subarray(1, FEATURES)]);
    } else if (type === 'ANMF') {
      writeChunk(write, type, strippedFrame(data));
    } else if (KEPT.test(type)) {
      writeChunk(write, type, data);
    } else if (type === 'EXIF' && announced) {
      const { flags, at } = announced;
      announced = undefined;
      const orientation = readOrientation(data);
      if (orientation === 1) continue;
      writeChunk(write, type, orientationExif(orientation));
      written().set([flags | HAS_EXIF], at);
    }
  }
  const stripped = written();
  new DataView(stripped.buffer).setUint32(4, stripped.length - 8, true);
  return stripped;
}

function strippedFrame(frame: Uint8Array): Uint8Array {
  const { write, written } = createByteOutput(frame.length);
  write(frame.subarray(0, FRAME_HEADER));
  for (const { type, data } of chunksOf(frame.subarray(FRAME_HEADER))) {
    if (KEPT_IN_FRAME.test(type)) writeChunk(write, type, data);
  }
  return written();
}

function* chunksOf(bytes: Uint8Array): Generator<{ type: string; data: Uint8Array }> {
  for (let at = 0; at + 8 <= bytes.length;) {
    const data = contentAt(bytes, at + 4);
    yield { type: asciiAt(bytes, at, 4), data };
    // Chunks begin at even offsets.
    at += 8 + data.length + (data.length & 1);
  }
}

/** Reads the bytes after a length field of four bytes; the field holds their number. */
function contentAt(bytes: Uint8Array, at: number): Uint8Array {
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(at, true);
  if (at + 4 + length > bytes.length) throw unstrippable('WEBP', 'it is truncated');
  return bytes.subarray(at + 4, at + 4 + length);
}

function writeChunk(write: ByteOutput['write'], type: string, data: ArrayLike<number>): void {
  const { length } = data;
  write([...type].map((letter) => letter.charCodeAt(0)));
  write([length & 255, (length >>> 8) & 255, (length >>> 16) & 255, length >>> 24]);
  write(data);
  if (length & 1) write([0]);
}
