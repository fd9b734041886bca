import { hasModifier } from './modifiers.ts';

/** Index that a key moves to from index `at` of `count`; `undefined` for other keys. */
function indexAfter(key: string, at: number, count: number, rtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return undefined;
  return Math.min(Math.max(at + (rtl ? -step : step), 0), count - 1);
}

/** Moves the focus within a row of buttons by arrow keys (mirrored in right-to-left text), Home and End. */
export function moveFocusByKey(event: KeyboardEvent, row: readonly HTMLElement[], rtl: boolean): void {
  if (hasModifier(event)) return;
  const index = indexAfter(event.key, row.indexOf(event.target as HTMLElement), row.length, rtl);
  if (index === undefined) return;
  event.preventDefault();
  row[index]?.focus();
}
