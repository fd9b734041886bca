/** Formats a value for an error message: at most 60 characters of a string, and only the type of an object. */
export function formatValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  return typeof value === 'object' && value ? Object.prototype.toString.call(value) : String(value);
}
