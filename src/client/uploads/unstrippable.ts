import type { ImageFormat } from '../../contract/models.ts';
import { PixInvalidParameterError } from '../transport/errors.ts';

/** Creates the error for a picture whose metadata cannot be distinguished from its other content with certainty. */
export function unstrippable(format: ImageFormat, why: string): PixInvalidParameterError {
  return new PixInvalidParameterError(
    'image',
    `The metadata of image cannot be removed safely: ${why}. Pass a complete ${format}, or omit stripMetadata.`,
  );
}
