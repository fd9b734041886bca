import type { ResolveColors } from './colors.ts';
import { CHECKS, formatRatio, measure, type Check } from './contrast.ts';
import type { Name } from './properties.ts';
import type { Scheme, Theme } from './theme.ts';

const SCHEMES = ['light', 'dark'] as const satisfies readonly Scheme[];

/** A measured contrast. */
interface Result {
  check: Check;
  scheme: Scheme;
  ratio: number;
}

const isLow = ({ check, ratio }: Result) => ratio < check.minimum;

/** Measures all contrasts of a theme, in both schemes. */
export function measureAll(theme: Theme, resolve: ResolveColors): Result[] {
  return SCHEMES.flatMap((scheme) => {
    const colorOf = resolve(theme, scheme);
    return CHECKS.map((check) => ({ check, scheme, ratio: measure(check, colorOf) }));
  });
}

/** What is wrong with a colour, in a scheme. */
export function warningsOf(results: readonly Result[], name: Name, scheme: Scheme): string[] {
  return results
    .filter((result) => isLow(result) && result.scheme === scheme)
    .filter(({ check: { colors, on } }) => colors.includes(name) || on.at(-1) === name)
    .map(({ check, ratio }) => `${check.what}: ${formatRatio(ratio)}, needs ${check.minimum}:1.`);
}

/**
 * Shows the results in a table with a row for each check, in their order.
 *
 * @param summary Says how many are too low; a live region.
 */
export function showReport(results: readonly Result[], body: Element, summary: Element): void {
  const lows = results.filter(isLow).length;
  const text = lows ? `${lows} of ${results.length} contrasts are too low.` : 'All contrasts are sufficient.';
  if (summary.textContent !== text) summary.textContent = text;
  summary.toggleAttribute('data-low', lows > 0);
  for (const result of results) {
    const row = body.children[CHECKS.indexOf(result.check)];
    const cell = row?.querySelector(`[data-scheme=${result.scheme}]`);
    if (!cell) continue;
    cell.textContent = `${formatRatio(result.ratio)}${isLow(result) ? ' too low' : ''}`;
    cell.toggleAttribute('data-low', isLow(result));
  }
}
