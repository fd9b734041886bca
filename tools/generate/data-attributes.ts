/** The `data-*` attributes of pages with the embed script. Generates the table of options of `docs/reference/data-attributes.md`. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ELEMENT_OPTIONS } from '../../src/components/element-options.ts';
import { CONTROL_FILTERS } from '../../src/controllers/visitor-query.ts';
import {
  attribute,
  ATTRIBUTE_OPTIONS,
  GALLERY_OPTIONS,
  type MountConfig,
} from '../../src/embed/mount-config.ts';
import { formatted } from './format.ts';
import { readElements, type DocEntry, type ElementDoc, type Property } from './read-elements.ts';
import { code, table } from './reference/tables.ts';
import { splitDefault } from './stated-default.ts';

/** A `data-*` attribute. */
export interface DataAttribute extends DocEntry {
  /** Allowed values; empty if any text is allowed. */
  values: readonly string[];
}

/** An option of containers. Further lines of its text are for the containers that they name. */
interface Option extends DataAttribute {
  /** Example of a value. */
  example: string;
  /** Kinds of containers that have it, such as `gallery`. */
  kinds: string[];
}

const root = resolve(import.meta.dirname, '../..');
const REFERENCE = 'docs/reference/data-attributes.md';
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');

/** A row of a table of attributes: `| data-limit="12" | description |`. */
const ROW = /^\| `(data-[\w-]+)(?:=".*?")?` +\| (.*?) +\|$/gm;

/** What stands between the marks of the table of options. */
const TABLE = /(?<=<!-- generated: options -->\n).*(?=<!-- end -->)/s;

const kindOf = (tag: string) => tag.replace('pix-', '');

/** The options of containers, described as the properties of their elements. */
export function readOptions(elements: readonly ElementDoc[]): Option[] {
  const options = new Map<string, Option>();
  for (const [tag, names] of Object.entries(ATTRIBUTE_OPTIONS) as [MountConfig['tag'], string[]][])
    for (const property of elements.find((element) => element.tag === tag)?.properties ?? []) {
      if (!names.includes(property.name) && !(property.name in ELEMENT_OPTIONS)) continue;
      const known = options.get(property.name);
      if (!known) options.set(property.name, { ...optionOf(property), kinds: [kindOf(tag)] });
      else {
        known.kinds.push(kindOf(tag));
        if (defaultOf(property.text) !== defaultOf(firstLine(known.text)))
          known.text += `\nIn ${code(`data-${tag}`)}: ${property.text}`;
      }
    }
  return [...options.values()];
}

/** The description of an option for the first kind of container that has it. */
export const firstLine = (text: string) => text.replace(/\n.*/s, '');

/** The default that a description states, as a value or in words. */
const defaultOf = (text: string) => Object.values(splitDefault(text)).slice(1).join('');

function optionOf({ name, text, fallback }: Property): Omit<Option, 'kinds'> {
  const allowed: unknown = (GALLERY_OPTIONS as Record<string, unknown>)[name];
  const values =
    name === 'controls' ? Object.keys(CONTROL_FILTERS) : Array.isArray(allowed) ? (allowed as string[]) : [];
  const [first = ''] = typeof allowed === 'string' ? allowed.split(', ') : [];
  const byDefault = fallback.replaceAll("'", '');
  const other = values.find((value) => value !== byDefault) ?? (first.startsWith('?') ? first : byDefault);
  return { name: attribute(name), text, values, example: other || '…' };
}

/** Reads the attributes of containers and of the script tag, with their descriptions. */
export function readDataAttributes(elements: readonly ElementDoc[]): DataAttribute[] {
  const others = new Map<string, string>();
  // Containers and the tag of the script have one in common.
  for (const [, name = '', text = ''] of read(REFERENCE).replace(TABLE, '').matchAll(ROW))
    others.set(name, others.has(name) ? `${others.get(name)}; ${text}` : text);
  return [
    ...[...others].map(([name, text]) => ({
      name,
      text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
      values: [],
    })),
    ...readOptions(elements),
  ];
}

/** Generates the document that lists the options: its whole text, by its path. */
export async function generateOptions(elements: readonly ElementDoc[] = readElements()) {
  const options = readOptions(elements);
  const rows = options.map(({ name, example, kinds, text }) => [
    code(`${name}="${example}"`),
    `${text.replaceAll('\n', '<br>')}<br>Containers: ${kinds.join(', ')}.`,
  ]);
  const heads = ['Attribute of a container', 'Effect'];
  const text = read(REFERENCE).replace(TABLE, () => `\n${table(heads, rows)}\n\n`);
  return new Map([[REFERENCE, await formatted(REFERENCE, text)]]);
}
