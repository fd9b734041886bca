const warnings = new Set<string>();

/** Logs a warning once per page. */
export function warnOnce(message: string): void {
  if (!warnings.has(message)) console.warn(message);
  warnings.add(message);
}

/** Warns about a wrong value of an option, once per page. */
export const warnValue = (name: string, value: unknown, allowed: string): void =>
  warnOnce(`Pix: ${name}="${String(value)}" should be ${allowed}.`);
