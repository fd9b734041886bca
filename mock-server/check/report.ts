import { printable } from '../internal/text.ts';
import type { CheckResult } from './check-service.ts';
import { NOT_BY_READS } from './gap-probes.ts';
import { faultText } from './validate.ts';

/** Number of differences: endpoints that differ, and gaps that the service decides otherwise. */
export const differencesIn = ({ endpoints, gaps }: CheckResult): number =>
  endpoints.filter(({ outcome }) => outcome === 'differs').length +
  gaps.filter(({ outcome }) => outcome === 'otherwise').length;

/** Formats a result as JSON, without control characters. */
export const jsonReport = (result: CheckResult): string =>
  `${printable(JSON.stringify({ differences: differencesIn(result), ...result }))}\n`;

/** Formats a result for people. `verbose` adds gaps that are decided as Pix does, or that reads cannot observe. */
export function textReport(result: CheckResult, { verbose = false } = {}): string {
  const { endpoints, gaps } = result;
  const lines = [result.service, '', 'Endpoints'];
  for (const { outcome, endpoint, reason, faults, gaps: numbers } of endpoints) {
    const open = outcome === 'differs' && numbers ? ` (gaps ${numbers})` : '';
    lines.push(`  ${outcome.padEnd(8)} ${endpoint}${open}${reason === undefined ? '' : `: ${reason}`}`);
    for (const fault of faults) lines.push(`           ${fault.path}: ${faultText(fault)}`);
  }
  const otherwise = gaps.filter(({ outcome }) => outcome === 'otherwise');
  if (otherwise.length) lines.push('', 'Gaps that the service decides otherwise');
  for (const { gap, says, assumes } of otherwise) lines.push(`  ${gap}: ${says}; Pix assumes: ${assumes}`);
  if (verbose) {
    lines.push('', 'Other gaps');
    for (const { gap, outcome, assumes, says } of gaps)
      if (outcome === 'same') lines.push(`  ${gap}: as Pix assumes: ${assumes}`);
      else if (outcome === 'unknown') lines.push(`  ${gap}: cannot be told: ${says}`);
    for (const [reason, numbers] of Object.entries(NOT_BY_READS))
      lines.push(`  ${numbers.join(', ')}: ${reason}`);
  }
  const counts = (['pass', 'differs', 'skipped'] as const).map(
    (outcome) => `${endpoints.filter((endpoint) => endpoint.outcome === outcome).length} ${outcome}`,
  );
  const count = differencesIn(result);
  const verdict = count ? `${count} ${count === 1 ? 'difference' : 'differences'}` : 'no differences';
  lines.push('', `${verdict}; endpoints: ${counts.join(', ')}; ${result.requests} requests`);
  return lines.map((line) => `${printable(line)}\n`).join('');
}
