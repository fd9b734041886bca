/**
 * Writes `ELEMENTS.md`: each element's attributes, events, slots, parts, custom properties and states, from its doc
 * block. Run by `npm run generate`.
 */
import { globSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { TextMessage } from '../../src/locales/message.ts';
import { cells, prose, section as exportSection } from './entry-section.ts';
import type { NamedType } from './named-types.ts';
import { readExports, type Entry } from './read-client.ts';
import { plainType, readElements, type ElementDoc, type Property, type DocEntry } from './read-elements.ts';

const filepath = resolve(import.meta.dirname, '../../ELEMENTS.md');

const HEAD = `# The elements

Generated from the doc blocks by \`npm run generate\`; do not edit. The machine-readable version is the custom elements
manifest, \`pix-sdk/custom-elements.json\`.

\`import 'pix-sdk/define'\` registers all elements, and an import such as \`pix-sdk/define/pix-gallery\` registers one; the embed
script registers those that a page uses. All events bubble and are composed. Style parts with \`::part(name)\` and states with \`:state(name)\`. Set custom properties on the element or on
an ancestor.`;

/** Generates the text of `ELEMENTS.md`. */
export async function generateElements(elements: readonly ElementDoc[] = readElements()): Promise<string> {
  const entries = readExports('src/elements.ts');
  const contents = elements.map(({ tag, text }) =>
    cells(`[\`<${tag}>\`](#${tag})`, /^.*?\.(?= |$)/.exec(text)?.[0] ?? text),
  );
  const text = [
    HEAD,
    ['| Element | Description |', '|-|-|', ...contents].join('\n'),
    ...elements.map(section),
    '## Functions',
    "Import functions by name: `import { sourceOf } from 'pix-sdk/elements'`. They register no elements.",
    ...functionSections(entries),
    '## Types',
    "Import types by name: `import type { OwnTexts } from 'pix-sdk/elements'`. Types of records, such as `Image`, are exports of `pix-sdk`.",
    ...(await typeSections(entries)),
  ].join('\n\n');
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}

/** Sections of the exported functions. */
function functionSections(entries: Entry[]): string[] {
  const named = new Map(entries.map((entry) => [entry.name, entry]));
  return entries.filter(({ kind }) => kind === 'function').map((entry) => exportSection(entry, named));
}

/** Sections of the exported types, without maps of events, which the tables of the elements show. */
async function typeSections(entries: Entry[]): Promise<string[]> {
  const texts = await readTexts();
  const exported = new Set(entries.map(({ name }) => name));
  return entries
    .filter(({ kind, name }) => (kind === 'interface' || kind === 'type') && !name.endsWith('EventMap'))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, doc, source, types, values }) => {
      const declaration = [...importsOf(types, exported), source].map((text) => text.replace(/^export /, ''));
      const definition = `\`\`\`ts\n${declaration.join('\n\n')}\n\`\`\``;
      // Keys of texts are more useful with their texts, and names of values with the values.
      const shown =
        name === 'TextKey'
          ? textTable(values, texts)
          : source.includes('typeof')
            ? `One of ${values.map((value) => code(`'${value}'`)).join(', ')}.`
            : definition;
      return `### ${name}\n\n${prose(doc.text)}\n\n${shown}`;
    });
}

/** What a declaration needs in a file of its own: imports, and the types that the package does not export. */
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

/** English texts by key, from all files of `src/locales/`. */
async function readTexts(): Promise<Map<string, TextMessage>> {
  const folder = resolve(import.meta.dirname, '../../src/locales');
  const modules = await Promise.all(
    globSync('*.ts', { cwd: folder }).map(
      (file) => import(resolve(folder, file)) as Promise<Record<string, Record<string, TextMessage>>>,
    ),
  );
  const areas = modules.flatMap((module) =>
    Object.entries(module).filter(([name]) => name.endsWith('Texts')),
  );
  return new Map(areas.flatMap(([, texts]) => Object.entries(texts)));
}

function textTable(keys: string[], texts: ReadonlyMap<string, TextMessage>): string {
  const rows = keys.map((key) => {
    const text = texts.get(key);
    if (text === undefined) throw new Error(`src/locales/ has no English text of ${key}.`);
    const forms = typeof text === 'string' ? { '': text } : text;
    return [
      code(key),
      Object.entries(forms)
        .map(([form, each]) => `${form && `${form}: `}${each}`)
        .join('; '),
    ];
  });
  return table(['Key', 'English text'], rows);
}

function section(element: ElementDoc): string {
  const { tag, text, examples, properties, methods, events, slots, parts, cssProperties, states } = element;
  return [
    `## ${tag}`,
    text,
    ...examples.map((example) => `\`\`\`html\n${example}\n\`\`\``),
    table(['Attribute', 'Property', 'Type', 'Default', 'Description'], properties.map(propertyRow)),
    table(
      ['Method', 'Description'],
      methods.map(({ name, text, parameters, returns }) => {
        const list = parameters.map((each) => `${each.name}${each.isOptional ? '?' : ''}: ${each.type}`);
        return [code(`${name}(${list.join(', ')}): ${returns}`), text];
      }),
    ),
    table(
      ['Event', 'Type', 'When'],
      events.map(({ name, type, text }) => [code(name), code(type), text]),
    ),
    table(
      ['Slot', 'Description'],
      slots.map(({ name, text }) => [name ? code(name) : '(default)', text]),
    ),
    table(['Part', 'Description'], parts.map(entryRow)),
    table(
      ['Custom property', 'Default', 'Description'],
      cssProperties.map(({ name, fallback, text }) => [code(name), code(fallback), text]),
    ),
    table(['State', 'When'], states.map(entryRow)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function propertyRow({ name, attribute, type, values, initial, isReadonly, text }: Property): string[] {
  const shown = values.length ? values.map((value) => `'${value}'`).join(' | ') : type;
  return [
    code(attribute),
    code(name),
    code(plainType(shown)),
    code(initial),
    isReadonly ? `${text} Read-only.` : text,
  ];
}

const entryRow = ({ name, text }: DocEntry) => [code(name), text];
const code = (text: string) => (text ? `\`${text}\`` : '');

/** A table, or nothing if it would be empty. */
const table = (heads: string[], rows: string[][]) =>
  rows.length
    ? [cells(...heads), cells(...heads.map(() => '-')), ...rows.map((row) => cells(...row))].join('\n')
    : '';

if (import.meta.main) writeFileSync(filepath, await generateElements());
