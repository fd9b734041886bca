import type { ImageFormat } from '../../src/contract/models.ts';
import type { REMOVAL_MODELS } from '../../src/contract/limits.ts';
import type { Bytes } from '../store/records.ts';
import type { Size } from './svg-size.ts';

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
