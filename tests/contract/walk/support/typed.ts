import type { Node } from '../../../../mock-server/check/document.ts';

/** Parses a text of a path or a query. Numbers are decimal digits only. Gap: I11. */
export function typed(schema: Node, text: string): unknown {
  if (schema['type'] === 'integer') return /^[0-9]+$/.test(text) ? Number(text) : text;
  if (schema['type'] === 'boolean') return { true: true, false: false }[text] ?? text;
  return text;
}
