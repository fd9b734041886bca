const warnings = new Set<string>();

/** Maximum number of different warnings: some quote records, of which a server renders any number. */
const MAX_WARNINGS = 100;

/** Logs a warning once. Pages of painted pictures load this code without that of other warnings. */
export function warnOnce(message: string): void {
  if (warnings.has(message) || warnings.size === MAX_WARNINGS) return;
  console.warn(message);
  warnings.add(message);
}
