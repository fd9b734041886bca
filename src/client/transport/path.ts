import { PixInvalidParameterError } from './errors.ts';

/**
 * Fills in the placeholders of a path.
 *
 * @throws PixInvalidParameterError for a value that would change the path, or is neither text nor an id.
 */
export const fillPath = (path: string, params: Readonly<Record<string, string | number>> = {}): string =>
  path.replace(/{(\w+)}/g, (_, name: string) => {
    const value = params[name];
    const isId = Number.isSafeInteger(value) && (value as number) > 0;
    const text = isId || typeof value === 'string' ? String(value) : '';
    return segment(text, name, (...args) => new PixInvalidParameterError(...args));
  });

/**
 * Encodes one segment of a path.
 *
 * @param invalid Creates the error of a value that would change the path: empty, `.`, `..`, or with a lone surrogate.
 */
export function segment(
  value: string,
  name: string,
  invalid: (name: string, message: string) => Error,
): string {
  try {
    const text = encodeURIComponent(value);
    if (!/^\.{0,2}$/.test(text)) return text;
  } catch {
    // A lone surrogate: refused below.
  }
  throw invalid(name, `${name} must be a name or an id.`);
}
