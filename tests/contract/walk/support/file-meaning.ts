import { picture } from './picture-file.ts';

/**
 * Permitted statuses for a value in place of a picture in a form. Gap: I3: empty or broken ones are a 422, bytes of an unknown
 * format a 415; a text is not a file.
 */
export function fileMeaning(value: unknown): readonly number[] {
  if (!(value instanceof File) || value.size === 0) return [422];
  if (value.size === picture.byteLength) return [];
  return value.size < picture.byteLength ? [422] : [415];
}
