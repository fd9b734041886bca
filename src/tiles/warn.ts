const warnings = new Set<string>();

/** Logs a warning once. Pages of painted pictures load this code without that of other warnings. */
export function warnOnce(message: string): void {
  if (!warnings.has(message)) console.warn(message);
  warnings.add(message);
}
