import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GALLERY_OPTIONS } from '../../src/embed/mount-config.ts';
import type { DocEntry } from './read-elements.ts';

/** A `data-*` attribute of pages with the embed script. */
export interface DataAttribute extends DocEntry {
  /** Allowed values; empty if any text is allowed. */
  values: readonly string[];
}

/** A row of a table of attributes: `| data-limit="12" | description |`. */
const ROW = /^\| `(data-[\w-]+)=".*?"` +\| (.*?) +\|$/gm;

/** Allowed values by attribute, as the embed script checks them. */
const VALUES = new Map(
  Object.entries(GALLERY_OPTIONS).map(([name, allowed]: [string, unknown]) => [
    `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    Array.isArray(allowed) ? (allowed as string[]) : [],
  ]),
);

/** Reads the attributes of containers and of the script tag, with their descriptions, from the tables of the reference. */
export function readDataAttributes(): DataAttribute[] {
  const page = resolve(import.meta.dirname, '../../docs/reference/data-attributes.md');
  return [...readFileSync(page, 'utf8').matchAll(ROW)].map(([, name = '', text = '']) => ({
    name,
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
    values: VALUES.get(name) ?? [],
  }));
}
