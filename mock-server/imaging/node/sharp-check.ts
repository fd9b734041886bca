/** Validation of uploads by decoding with sharp. Node only. */
import type { SharpOptions } from 'sharp';
import type { Bytes } from '../../internal/bytes.ts';
import { readBmpHeader } from '../bmp.ts';
import { MAX_PIXELS, type PictureCheck, type PictureFacts } from '../examine-picture.ts';
import { DecodeTimeout, QueueTimeout } from '../thumbnails.ts';
import { scheduleDecoding } from './decoding.ts';
import { decodingMemory, openPicture } from './sharp-thumbnailer.ts';

/**
 * Maximum number of pixels of pictures that must be held as a whole, at four to eight bytes each. More would exceed
 * the memory limit of an upload, three times the largest picture.
 */
const MAX_HELD_PIXELS = 8_000_000;

/** Size of the decoded result, which is discarded: small, so that it costs little more than decoding. */
const PROBE_SIDE = 8;

/** Compressions that a BMP may have, by bits per pixel. */
const compressions: Record<number, readonly number[]> = {
  1: [0],
  4: [0, 2],
  8: [0, 1],
  16: [0, 3, 6],
  24: [0],
  32: [0, 3, 6],
};

/**
 * Creates a check that decodes pictures in a queue. Refuses pictures that cannot be decoded completely, or take too
 * long; faults that viewers tolerate are permitted. If the queue is blocked for too long, a raster is accepted
 * unchecked, since its header bounds what decoding costs. An SVG can cost anything, and whoever uploads a slow one
 * blocks the queue, so the check rejects with `QueueTimeout`.
 */
export function sharpCheck(): PictureCheck {
  return async (bytes, facts) => {
    if (facts.format === 'BMP') return bmpFault(bytes);
    try {
      return await scheduleDecoding(facts, () => decodingFault(bytes, facts));
    } catch (error) {
      const isBlocked = error instanceof QueueTimeout;
      if (isBlocked && facts.format !== 'SVG') return undefined;
      if (!isBlocked && error instanceof DecodeTimeout) return 'it takes too long to decode';
      throw error;
    }
  };
}

async function decodingFault(bytes: Bytes, facts: PictureFacts): Promise<string | undefined> {
  if (await isTooLarge(bytes, facts)) return undefined;
  const strict = await failureOf(bytes, facts, 'warning');
  if (strict === undefined) return undefined;
  if (/premature|read error/i.test(strict)) return `parts of the ${facts.format} are missing`;
  // Most warnings do not matter to users: profiles, stray bytes between segments. An SVG has none.
  const serious = facts.format === 'SVG' ? strict : await failureOf(bytes, facts, 'error');
  return serious === undefined ? undefined : `the ${facts.format} cannot be decoded`;
}

async function isTooLarge(bytes: Bytes, facts: PictureFacts): Promise<boolean> {
  return facts.width * facts.height > MAX_HELD_PIXELS && (await decodingMemory(bytes, facts)) > 0;
}

async function failureOf(
  bytes: Bytes,
  facts: PictureFacts,
  failOn: SharpOptions['failOn'],
): Promise<string | undefined> {
  try {
    await openPicture(facts, bytes, { failOn, limitInputPixels: MAX_PIXELS, sequentialRead: true })
      .resize(PROBE_SIDE, PROBE_SIDE, { fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer();
    return undefined;
  } catch (error) {
    return String(error);
  }
}

/**
 * Checks the header of a BMP: its pixels are uncompressed or run-length encoded, so only the combination of bits and
 * compression can be invalid.
 */
function bmpFault(bytes: Uint8Array): string | undefined {
  const header = readBmpHeader(bytes);
  const isKnown = header && compressions[header.bits]?.includes(header.compression);
  return isKnown ? undefined : 'the BMP cannot be decoded';
}
