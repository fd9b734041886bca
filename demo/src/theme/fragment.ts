import { isColor, isName, type Name } from './properties.ts';
import { PRESETS, presetWithLook } from './presets.ts';
import { namesIn, type Theme, type Values } from './theme.ts';

const DARK = 'dark.';
const LOOK = 'look';

/** The values of a theme as parameters. */
function parametersOf({ values, dark }: Theme): string {
  const entries = (part: Values, prefix: string) =>
    namesIn(part).map((name) => [prefix + name, part[name] ?? '']);
  return new URLSearchParams([...entries(values, ''), ...entries(dark, DARK)]).toString();
}

/** Position of the preset with the values of a theme; -1 if there is none. */
export const presetOf = (theme: Theme): number =>
  PRESETS.findIndex(
    (preset) => preset.theme.look === theme.look && parametersOf(preset.theme) === parametersOf(theme),
  );

/** The fragment of a link to a theme, without `#`: `look=neon` for a preset, else `gap=2px&dark.focus=%23fff`. */
export function writeFragment(theme: Theme): string {
  const { look } = theme;
  const parameters = presetOf(theme) < 0 ? parametersOf(theme) : '';
  return [...(look ? [`${LOOK}=${look}`] : []), ...(parameters ? [parameters] : [])].join('&');
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
  const parameters = new URLSearchParams(fragment);
  const preset = presetWithLook(parameters.get(LOOK));
  if (preset) parameters.delete(LOOK);
  if (preset && !parameters.size) return { theme: preset.theme, ignored: 0 };
  let ignored = 0;
  for (const [key, text] of parameters) {
    const isDark = key.startsWith(DARK);
    const name = isDark ? key.slice(DARK.length) : key;
    const value = isName(name) && (!isDark || isColor(name)) ? read(name, text) : undefined;
    if (value === undefined) ignored++;
    else parts[isDark ? 'dark' : 'values'][name] = value;
  }
  return { theme: { ...parts, ...(preset && { look: preset.theme.look }) }, ignored };
}
