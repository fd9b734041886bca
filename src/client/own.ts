import { PixInvalidParameterError } from './errors.ts';

/**
 * The own properties of a caller's object, in a copy without a prototype: what a page has put into
 * `Object.prototype` plays no part (H16, U19).
 *
 * @throws PixInvalidParameterError when it is no object, or cannot be read.
 */
export function own<T extends object>(value: T | undefined, field: string): T {
  try {
    if (value === undefined || (typeof value === 'object' && (value as T | null)))
      return { __proto__: null, ...value } as T;
  } catch (cause) {
    throw new PixInvalidParameterError(field, `${field} could not be read.`, { cause });
  }
  throw new PixInvalidParameterError(field, `${field} must be an object, not ${show(value)}.`);
}

/** A value for a message: short, and never a whole document. */
export function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  return typeof value === 'object' && value ? Object.prototype.toString.call(value) : String(value);
}
