import type { Node } from '../../../support/document.ts';

/** The value that a text in a path or a query stands for. Numbers are decimal digits only. Gap: I11. */
export function typed(schema: Node, text: string): unknown {
  if (schema['type'] === 'integer') return /^[0-9]+$/.test(text) ? Number(text) : text;
  if (schema['type'] === 'boolean') return { true: true, false: false }[text] ?? text;
  return text;
}
