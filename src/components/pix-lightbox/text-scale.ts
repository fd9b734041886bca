import { unclobbered } from '../../internal/unclobbered.ts';

/** Size of the page's text as a factor, at least 1: visitors may enlarge it in their browser. */
export function textScale(): number {
  const size = parseFloat(getComputedStyle(unclobbered(document).documentElement).fontSize);
  return Math.max(1, size / 16 || 1);
}

/** Size of a round button in px, as in the style sheet. */
export const toolSize = (): number => Math.max(44, Math.min(44 * textScale(), 0.14 * innerWidth));
