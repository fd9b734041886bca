/** Reads unknown JSON, own properties only. */
import type { Reply } from './service.ts';

/** The value at a path in JSON; `undefined` if there is none. */
export function valueAt(json: unknown, ...path: (string | number)[]): unknown {
  return path.reduce(
    (value, step) =>
      typeof value === 'object' && value && Object.hasOwn(value, step)
        ? (value as Record<string, unknown>)[step]
        : undefined,
    json,
  );
}

/** The records of a list: those of `data`, or a bare list. */
export function recordsOf({ json }: Reply): unknown[] {
  const data = valueAt(json, 'data') ?? json;
  return Array.isArray(data) ? data : [];
}

/** A number in a reply; `undefined` if there is none. */
export function numberAt({ json }: Reply, ...path: (string | number)[]): number | undefined {
  const value = valueAt(json, ...path);
  return typeof value === 'number' ? value : undefined;
}

/** A text in a record; `undefined` if there is none. */
export function textAt(record: unknown, ...path: (string | number)[]): string | undefined {
  const value = valueAt(record, ...path);
  return typeof value === 'string' ? value : undefined;
}

/** A name in a record that is safe as a segment of a path: a slug, a token or an id. */
export function nameAt(record: unknown, name: string): string | undefined {
  const value = String(valueAt(record, name));
  return /^[\w-]{1,100}$/.test(value) && value !== 'undefined' ? value : undefined;
}
