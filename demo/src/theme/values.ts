import type { Kind } from './properties.ts';

/** Longest value, in characters. */
const MAX_CHARACTERS = 200;

/** For each kind, a CSS property that accepts the same values, and what to enter. */
export const KINDS: Readonly<Record<Kind, { property: string; advice: string }>> = {
  length: { property: 'padding-left', advice: 'Enter a length, such as 12px, 1rem or 30%.' },
  radius: { property: 'border-radius', advice: 'Enter a length or a percentage, such as 8px or 50%.' },
  gap: { property: 'gap', advice: 'Enter one length, or one for rows and one for columns: 28px 20px.' },
  ratio: { property: 'aspect-ratio', advice: 'Enter a ratio of width to height, such as 3 / 2 or 1.5.' },
  color: { property: 'color', advice: 'Enter a colour, such as #1d4ed8 or rgb(0 0 0 / 50%).' },
  font: { property: 'font', advice: 'Enter size and family, such as 16px/1.4 Georgia, serif.' },
  family: { property: 'font-family', advice: 'Enter font families, such as Georgia, serif.' },
};

/** Keywords and functions that have no value of their own. */
const DEPENDENT =
  /^(inherit|initial|unset|revert|revert-layer|auto|normal)$|\b(var|env|attr|url|if|src|image-set)\(/i;

/** Whether a text stays within a declaration wherever it is pasted: brackets and quotes are closed, and nothing ends it. */
export function isContained(text: string): boolean {
  if (text.length > MAX_CHARACTERS || /[;{}\\@!<>\p{Cc}]|\/\*/u.test(text)) return false;
  const withoutStrings = text.replace(/"[^"]*"|'[^']*'/g, '');
  if (/["']/.test(withoutStrings)) return false;
  let depth = 0;
  for (const character of withoutStrings) {
    if (character === '(') depth++;
    if (character === ')' && --depth < 0) return false;
  }
  return depth === 0 && !/[[\]]/.test(withoutStrings);
}

/** A typed text as CSS, without surplus spaces; numbers of lengths without a unit are in px. */
export function normalize(kind: Kind, text: string): string {
  const value = text.trim().replace(/\s+/g, ' ');
  return ['length', 'radius', 'gap'].includes(kind)
    ? value
        .split(' ')
        .map((part) => (/^[\d.]+$/.test(part) ? `${part}px` : part))
        .join(' ')
    : value;
}

/** Reads a typed text as CSS; `undefined` if the browser does not support it as a value of its own. */
export function readValue(kind: Kind, text: string): string | undefined {
  const value = normalize(kind, text);
  const isValid =
    value !== '' && isContained(value) && !DEPENDENT.test(value) && CSS.supports(KINDS[kind].property, value);
  return isValid ? value : undefined;
}

/** Whether two values are the same in a browser, such as `#000` and `#000000`. */
export function isSame(kind: Kind, one: string, other: string): boolean {
  if (one.toLowerCase() === other.toLowerCase()) return true;
  const [first, second] = [one, other].map((value) => {
    const { style } = document.createElement('i');
    style.setProperty(KINDS[kind].property, value);
    return style.getPropertyValue(KINDS[kind].property);
  });
  return first !== '' && first === second;
}
