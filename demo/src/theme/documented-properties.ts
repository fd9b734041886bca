import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DOCUMENTS } from '../documents.ts';

/** A custom property of the reference. */
export interface DocumentedProperty {
  /** Default as CSS; empty if it depends on the page. */
  fallback: string;
  text: string;
}

/** The cells of a row of a table in Markdown. */
const cellsOf = (row: string) =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The text of code in Markdown. */
const codeIn = (cell: string) => cell.replaceAll('`', '');

/** The custom properties of the elements by name without `--pix-`, as the tables of the reference have them. */
export function readDocumentedProperties(): Map<string, DocumentedProperty> {
  const folder = resolve(DOCUMENTS, 'reference/elements');
  const properties = new Map<string, DocumentedProperty>();
  for (const file of globSync('pix-*.md', { cwd: folder }).toSorted())
    for (const row of readFileSync(resolve(folder, file), 'utf8').split('\n')) {
      if (!row.startsWith('| `--pix-')) continue;
      const [name = '', fallback = '', text = ''] = cellsOf(row);
      const key = codeIn(name).slice('--pix-'.length);
      if (!properties.has(key)) properties.set(key, { fallback: codeIn(fallback), text });
    }
  return properties;
}
