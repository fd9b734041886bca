import type { REMOVAL_MODELS } from '../../src/contract/limits.ts';
import type { ImageFormat } from '../../src/contract/models.ts';
import type { Bytes } from '../internal/bytes.ts';
import type { Size } from './measure-picture.ts';

/** Model of background removal. */
// Gap: C4
export type RemovalModel = (typeof REMOVAL_MODELS)[number];

/** A picture whose background is to be removed. */
export interface Subject extends Size {
  bytes: Bytes;
  format: ImageFormat;
}

/** A PNG with an alpha channel. */
export interface CutOut extends Size {
  bytes: Bytes;
}

/**
 * Makes the background of a picture transparent, deterministically. Rejects if the picture cannot be decoded, with
 * `DecodeTimeout` if decoding takes too long.
 */
export type BackgroundRemover = (subject: Subject, model: RemovalModel) => Promise<CutOut>;

/** Maximum number of pixels of a cut-out; larger pictures are scaled down. */
const MAX_CUT_OUT_PIXELS = 16_000_000;

/** Returns the size of a cut-out: that of the picture, or the largest permitted one with the same aspect ratio. */
export function cutOutSize({ width, height }: Size): Size {
  const scale = Math.min(1, Math.sqrt(MAX_CUT_OUT_PIXELS / (width * height)));
  const scaled = (side: number) => Math.min(MAX_CUT_OUT_PIXELS, Math.max(1, Math.floor(side * scale)));
  return { width: scaled(width), height: scaled(height) };
}
