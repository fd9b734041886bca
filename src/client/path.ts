import type { paths } from '../contract/schema.gen.ts';
import { PixInvalidParameterError } from './errors.ts';

/** A path of the contract that answers data, such as `/api/v1/images/{slug_or_id}`. */
export type ApiPath = Extract<keyof paths, `/api/${string}`>;

/**
 * Puts values in the place of a path's placeholders.
 *
 * @throws PixInvalidParameterError for a value that would change the path, or is neither text nor an id (U2, U3, U4).
 */
export const fillPath = (path: ApiPath, params: Readonly<Record<string, string | number>> = {}): string =>
  path.replace(/{(\w+)}/g, (_, name: string) => {
    const value = params[name];
    const isId = Number.isSafeInteger(value) && (value as number) > 0;
    return segment(isId || typeof value === 'string' ? String(value) : '', name);
  });

/**
 * Makes one encoded segment of a path.
 *
 * @throws PixInvalidParameterError for a value that would change the path: empty, `.`, `..`, half of a surrogate pair.
 */
export function segment(value: string, name: string): string {
  try {
    const text = encodeURIComponent(value);
    if (!/^\.{0,2}$/.test(text)) return text;
  } catch {
    // Half of a surrogate pair: said below.
  }
  throw new PixInvalidParameterError(name, `${name} must be a name or an id.`);
}
