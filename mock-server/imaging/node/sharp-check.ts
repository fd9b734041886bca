/** Tries uploads out by sharp. Node only. */
import type { SharpOptions } from 'sharp';
import type { Bytes } from '../../store/records.ts';
import { readBmpHeader } from '../bmp-header.ts';
import type { PictureCheck, PictureFacts } from '../examine-picture.ts';
import { MAX_PIXELS } from '../max-pixels.ts';
import { QueueTimeout, DecodeTimeout } from '../decode-timeout.ts';
import { bytesHeld } from './bytes-held.ts';
import { scheduled } from './decode-schedule.ts';
import { openPicture } from './sharp-thumbnailer.ts';

/**
 * Pixels at most of pictures that come all at once or in rounds, so that they must be held whole, four to eight bytes each.
 * More would not fit into what an upload may take, three times the largest picture.
 */
const MAX_HELD_PIXELS = 8_000_000;

/** Side of what is made of each picture, to be thrown away: small, so that it costs little more than reading. */
const PROBE_SIDE = 8;

/** How pixels of each number of bits may be packed in a BMP. */
const packings: Record<number, readonly number[]> = {
  1: [0],
  4: [0, 2],
  8: [0, 1],
  16: [0, 3, 6],
  24: [0],
  32: [0, 3, 6],
};

/**
 * Decodes pictures in their turns. Refuses what cannot be decoded or not to its end, or takes too long; what viewers put up
 * with does no harm. Takes untried what has no turn in time.
 */
export function sharpCheck(): PictureCheck {
  return async (bytes, facts) => {
    if (facts.format === 'BMP') return bmpFault(bytes);
    try {
      return await scheduled(facts, () => decodingFault(bytes, facts));
    } catch (error) {
      if (error instanceof QueueTimeout) return undefined;
      if (error instanceof DecodeTimeout) return 'it takes too long to decode';
      throw error;
    }
  };
}

async function decodingFault(bytes: Bytes, facts: PictureFacts): Promise<string | undefined> {
  if (await isTooLarge(bytes, facts)) return undefined;
  const strict = await failureOf(bytes, facts, 'warning');
  if (strict === undefined) return undefined;
  if (/premature|read error/i.test(strict)) return `parts of the ${facts.format} are missing`;
  // Most warnings mean nothing to people: profiles, stray bytes between segments. A drawing has none.
  const serious = facts.format === 'SVG' ? strict : await failureOf(bytes, facts, 'error');
  return serious === undefined ? undefined : `the ${facts.format} cannot be decoded`;
}

async function isTooLarge(bytes: Bytes, facts: PictureFacts): Promise<boolean> {
  return facts.width * facts.height > MAX_HELD_PIXELS && (await bytesHeld(bytes, facts)) > 0;
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

/** Pixels of a BMP lie there as they are: what can be wrong is how they are said to be packed. */
function bmpFault(bytes: Uint8Array): string | undefined {
  const header = readBmpHeader(bytes);
  const isKnown = header && packings[header.bits]?.includes(header.compression);
  return isKnown ? undefined : 'the BMP cannot be decoded';
}
