import type { ImageFormat } from '../../contract/models.ts';
import { PixInvalidParameterError } from '../core/errors.ts';

/** Bytes by which a stripped file may exceed its original: the orientation that is written may need more space. */
const SLACK_BYTES = 64;

/** A buffer that is filled from its start. */
export interface ByteOutput {
  /** Appends bytes to the output. */
  write: (bytes: ArrayLike<number>) => void;
  /** The bytes written so far, as a view, not a copy. */
  written: () => Uint8Array<ArrayBuffer>;
}

/** Allocates memory once, so that a file of millions of tiny parts costs no more than any other file of the same size. */
export function createByteOutput(inputLength: number): ByteOutput {
  const memory = new Uint8Array(inputLength + SLACK_BYTES);
  let length = 0;
  return {
    write: (bytes) => {
      memory.set(bytes, length);
      length += bytes.length;
    },
    written: () => memory.subarray(0, length),
  };
}

/** Creates the error for a picture whose metadata cannot be distinguished from its other content with certainty. */
export function unstrippable(format: ImageFormat, why: string): PixInvalidParameterError {
  return new PixInvalidParameterError(
    'image',
    `The metadata of image cannot be removed safely: ${why}. Pass a complete ${format}, or omit stripMetadata.`,
  );
}
