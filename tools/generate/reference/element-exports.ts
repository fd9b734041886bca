import { prose, section } from '../entry-section.ts';
import type { NamedType } from '../named-types.ts';
import type { Entry } from '../read-client.ts';
import { code } from './tables.ts';

/** Exported types with a section of their own: not the maps of events, which the tables of the elements show. */
export const typesOf = (entries: readonly Entry[]): Entry[] =>
  entries
    .filter(({ kind, name }) => (kind === 'interface' || kind === 'type') && !name.endsWith('EventMap'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));

/** Sections of the exported functions. */
export function functionSections(entries: readonly Entry[]): string[] {
  const named = new Map(entries.map((entry) => [entry.name, entry]));
  return entries.filter(({ kind }) => kind === 'function').map((entry) => section(entry, named));
}

/** Sections of the exported types. */
export function typeSections(entries: readonly Entry[]): string[] {
  const exported = new Set(entries.map(({ name }) => name));
  return typesOf(entries).map(({ name, doc, source, types, values }) => {
    const declaration = [...importsOf(types, exported), source].map((text) => text.replace(/^export /, ''));
    // Names of values are more useful with the values.
    const shown =
      name === 'TextKey'
        ? 'One of [these keys](../texts.md).'
        : source.includes('typeof')
          ? `One of ${values.map((value) => code(`'${value}'`)).join(', ')}.`
          : `\`\`\`ts\n${declaration.join('\n\n')}\n\`\`\``;
    return `## ${name}\n\n${prose(doc.text)}\n\n${shown}`;
  });
}

/** Requirements of a declaration in a file of its own: imports, and the types that the package does not export. */
function importsOf(types: readonly NamedType[], exported: ReadonlySet<string>): string[] {
  // `pix-sdk` exports all types of records.
  const moduleOf = ({ name, from, file }: NamedType) =>
    from ||
    (file.endsWith('/contract/models.ts') ? 'pix-sdk' : exported.has(name) ? 'pix-sdk/elements' : undefined);
  const imports = Object.entries(Object.groupBy(types, (type) => moduleOf(type) ?? ''))
    .filter(([module]) => module)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([module, named = []]) =>
        `import type { ${named.map(({ name }) => name).join(', ')} } from '${module}';`,
    );
  const others = types.filter((type) => !moduleOf(type)).map(({ source }) => source);
  return [...(imports.length ? [imports.join('\n')] : []), ...others];
}
