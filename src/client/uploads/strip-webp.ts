import { asciiAt } from './ascii-at.ts';
import { createByteOutput, type ByteOutput } from './byte-output.ts';
import { orientationExif, readOrientation } from './exif-orientation.ts';
import { unstrippable } from './unstrippable.ts';

/** Chunks that pixels, colours and movement need, beside VP8X and ANMF; those of a frame alone. */
const KEPT = /^(?:VP8[ L]|ALPH|ICCP|ANIM)$/;
const KEPT_IN_FRAME = /^(?:VP8[ L]|ALPH)$/;

/** Bytes of a frame's place and time, before its own chunks. */
const FRAME_HEADER = 16;

/** Bytes of VP8X, the first of which are flags, and two of those. */
const FEATURES = 10;
const HAS_EXIF = 8;
const HAS_XMP = 4;

/**
 * A WebP without metadata; images and frames as they are.
 *
 * @throws PixInvalidParameterError when it is no WebP or cut short.
 */
export function stripWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  if (!/^RIFF.{4}WEBP/s.test(asciiAt(bytes, 0, 12))) {
    throw unstrippable('WEBP', 'it does not begin as a WebP');
  }
  const { write, written } = createByteOutput(bytes.length);
  write(bytes.subarray(0, 12));
  // Viewers follow the first one, and only if the flags tell of it.
  let mayTurn = false;
  let flags = 0;
  let flagsAt = 0;
  for (const { type, data } of chunksOf(contentAt(bytes, 4).subarray(4))) {
    if (type === 'VP8X') {
      if (data.length < FEATURES) throw unstrippable('WEBP', 'its first chunk is too short');
      const [told = 0] = data;
      mayTurn = (told & HAS_EXIF) > 0;
      flags = told & ~(HAS_EXIF | HAS_XMP);
      flagsAt = written().length + 8;
      writeChunk(write, type, [flags, ...data.subarray(1, FEATURES)]);
    } else if (type === 'ANMF') {
      writeChunk(write, type, strippedFrame(data));
    } else if (KEPT.test(type)) {
      writeChunk(write, type, data);
    } else if (type === 'EXIF' && mayTurn) {
      mayTurn = false;
      const orientation = readOrientation(data);
      if (orientation === 1) continue;
      writeChunk(write, type, orientationExif(orientation));
      written().set([flags | HAS_EXIF], flagsAt);
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
    // Chunks begin at even bytes.
    at += 8 + data.length + (data.length & 1);
  }
}

/** The bytes after a length of four bytes, as many as it says. */
function contentAt(bytes: Uint8Array, at: number): Uint8Array {
  const length = new DataView(bytes.buffer, bytes.byteOffset, bytes.length).getUint32(at, true);
  if (at + 4 + length > bytes.length) throw unstrippable('WEBP', 'it is cut short');
  return bytes.subarray(at + 4, at + 4 + length);
}

function writeChunk(write: ByteOutput['write'], type: string, data: ArrayLike<number>): void {
  const { length } = data;
  write([...type].map((letter) => letter.charCodeAt(0)));
  write([length & 255, (length >>> 8) & 255, (length >>> 16) & 255, length >>> 24]);
  write(data);
  if (length & 1) write([0]);
}
