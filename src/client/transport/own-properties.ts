import { PixInvalidParameterError } from './errors.ts';
import { formatValue } from './format-value.ts';

/**
 * Copies the own properties of a caller's object. `undefined` gives an empty object.
 *
 * @param field Name of the argument, for the error.
 * @throws PixInvalidParameterError when the value is not an object, or a property cannot be read.
 */
export function ownProperties<T extends object>(value: T | undefined, field: string): T {
  try {
    if (value === undefined || (typeof value === 'object' && (value as T | null) && !Array.isArray(value)))
      return { ...value } as T;
  } catch (cause) {
    throw new PixInvalidParameterError(field, `${field} could not be read.`, { cause });
  }
  throw new PixInvalidParameterError(field, `${field} must be an object, not ${formatValue(value)}.`);
}
