/** Where a key leads from one of `count` places in a row; `undefined` where it means something else. */
function placeAfter(key: string, at: number, count: number, rtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step === undefined) return undefined;
  return Math.min(Math.max(at + (rtl ? -step : step), 0), count - 1);
}

/** Moves the focus along a row of buttons by arrows, mirrored from right to left, Home and End. */
export function moveFocus(event: KeyboardEvent, row: readonly HTMLElement[], rtl: boolean): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const place = placeAfter(event.key, row.indexOf(event.target as HTMLElement), row.length, rtl);
  if (place === undefined) return;
  event.preventDefault();
  row[place]?.focus();
}
