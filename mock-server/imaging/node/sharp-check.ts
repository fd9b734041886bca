/** Tries uploads out by sharp. Node only. */
import sharp, { type SharpOptions } from 'sharp';
import type { Bytes } from '../../store/records.ts';
import { readBmpHeader } from '../bmp-header.ts';
import type { PictureCheck, PictureFacts } from '../examine-picture.ts';
import { MAX_PIXELS } from '../max-pixels.ts';
import { openPicture } from './sharp-thumbnailer.ts';

/** Milliseconds that trying a picture out may take; the largest ones take two or three seconds. */
const MAX_TIME = { raster: 20_000, drawing: 5_000 };

/**
 * What is tried out at most of that which must be held whole: pixels of pictures that come all at once or in rounds, four to
 * eight bytes each, and bytes of drawings, which take several times their length. More would not fit into what an upload may
 * take, three times the largest picture.
 */
const MAX_HELD = { pixels: 8_000_000, drawing: 8_388_608 };

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
 * Decodes pictures, one at a time of each kind, so that several huge ones do not add up and slow drawings hold up drawings
 * alone (S21). Refuses what cannot be decoded or not to its end; what viewers put up with does no harm.
 */
export function sharpCheck(): PictureCheck {
  const last: Record<keyof typeof MAX_TIME, Promise<unknown>> = {
    raster: Promise.resolve(),
    drawing: Promise.resolve(),
  };
  return (bytes, facts) => {
    if (facts.format === 'BMP') return Promise.resolve(bmpFault(bytes));
    const kind = facts.format === 'SVG' ? 'drawing' : 'raster';
    const result = last[kind].then(() => withinTime(MAX_TIME[kind], decodingFault(bytes, facts)));
    last[kind] = result;
    return result;
  };
}

/** Drawing cannot be stopped, only no longer waited for. */
async function withinTime(limit: number, check: Promise<string | undefined>): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('it takes too long to decode'), limit);
  });
  return Promise.race([check, tooLong]).finally(() => clearTimeout(timer));
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

async function isTooLarge(bytes: Bytes, { format, width, height }: PictureFacts): Promise<boolean> {
  if (format === 'SVG') return bytes.byteLength > MAX_HELD.drawing;
  if (width * height <= MAX_HELD.pixels) return false;
  if (format === 'GIF' || format === 'WEBP') return true;
  const { isProgressive = false } = await sharp(bytes)
    .metadata()
    .catch(() => ({ isProgressive: false }));
  return isProgressive;
}

async function failureOf(
  bytes: Bytes,
  facts: PictureFacts,
  failOn: SharpOptions['failOn'],
): Promise<string | undefined> {
  try {
    await openPicture(facts, bytes, { failOn, limitInputPixels: MAX_PIXELS, sequentialRead: true })
      .resize(PROBE_SIDE, PROBE_SIDE, { fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_TIME.raster / 1000 })
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
