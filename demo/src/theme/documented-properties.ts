import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DOCUMENTS } from '../documents.ts';

/** A custom property of the reference. */
export interface DocumentedProperty {
  /** Default as CSS; empty if it depends on the page. */
  fallback: string;
  text: string;
}

const ROW = /^\| `--pix-([\w-]+)` *\|(?: `(.*?)`)? *\| (.*?) *\|$/gm;

/** The custom properties of the elements by name without `--pix-`, as the tables of the reference have them. */
export function readDocumentedProperties(): Map<string, DocumentedProperty> {
  const folder = resolve(DOCUMENTS, 'reference/elements');
  const properties = new Map<string, DocumentedProperty>();
  for (const file of globSync('pix-*.md', { cwd: folder }).toSorted())
    for (const [, name = '', fallback = '', text = ''] of readFileSync(
      resolve(folder, file),
      'utf8',
    ).matchAll(ROW))
      if (!properties.has(name)) properties.set(name, { fallback, text });
  return properties;
}
