import { picture } from './picture-file.ts';

/**
 * The statuses that may answer what a form has in the place of a picture. Gap: I3: empty or broken ones are a 422, bytes of no
 * known kind a 415; a text is no file.
 */
export function fileMeaning(value: unknown): readonly number[] {
  if (!(value instanceof File) || value.size === 0) return [422];
  if (value.size === picture.byteLength) return [];
  return value.size < picture.byteLength ? [422] : [415];
}
