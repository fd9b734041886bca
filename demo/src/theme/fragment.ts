import { isColor, isName, type Name } from './properties.ts';
import { namesIn, type Theme, type Values } from './theme.ts';

const DARK = 'dark.';

/** The fragment of a link to a theme, without `#`: `gap=2px&dark.focus=%23fff`. */
export function writeFragment({ values, dark }: Theme): string {
  const entries = (part: Values, prefix: string) =>
    namesIn(part).map((name) => [prefix + name, part[name] ?? '']);
  return new URLSearchParams([...entries(values, ''), ...entries(dark, DARK)]).toString();
}

/**
 * Reads a fragment without `#`. Unknown properties and invalid values are ignored.
 *
 * @param read Returns the value as CSS; `undefined` if it is invalid.
 */
export function readFragment(
  fragment: string,
  read: (name: Name, value: string) => string | undefined,
): { theme: Theme; ignored: number } {
  const parts = { values: {} as Record<string, string>, dark: {} as Record<string, string> };
  let ignored = 0;
  for (const [key, text] of new URLSearchParams(fragment)) {
    const isDark = key.startsWith(DARK);
    const name = isDark ? key.slice(DARK.length) : key;
    const value = isName(name) && (!isDark || isColor(name)) ? read(name, text) : undefined;
    if (value === undefined) ignored++;
    else parts[isDark ? 'dark' : 'values'][name] = value;
  }
  return { theme: parts, ignored };
}
