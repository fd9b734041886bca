import { PixInvalidParameterError } from './errors.ts';

/**
 * Tag for path templates: each value becomes one encoded segment.
 *
 * @throws PixInvalidParameterError for values that would change the path: empty, `.`, `..`, an unpaired surrogate.
 */
export function path(strings: TemplateStringsArray, ...values: (string | number)[]): string {
  return strings.reduce(
    (result, string, index) => result + segment(values[index - 1] as string | number) + string,
  );
}

function segment(value: string | number): string {
  try {
    const text = encodeURIComponent(value);
    if (!/^\.{0,2}$/.test(text)) return text;
  } catch {
    // An unpaired surrogate: said below.
  }
  throw new PixInvalidParameterError(
    'path',
    `"${value}" cannot be part of a path: give a slug, a token or an id.`,
  );
}
