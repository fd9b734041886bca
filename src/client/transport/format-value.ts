/** Formats a value for an error message: 60 characters of a string, the length of a list, the type of another object. */
export function formatValue(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.slice(0, 60));
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value ? Object.prototype.toString.call(value) : String(value);
}
