/**
 * Writes `ELEMENTS.md`: each element's attributes, events, slots, parts, custom properties and states, from its doc
 * block. Run by `npm run generate`.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';
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
  const contents = elements.map(({ tag, text }) =>
    cells(`[\`<${tag}>\`](#${tag})`, /^.*?\.(?= |$)/.exec(text)?.[0] ?? text),
  );
  const text = [
    HEAD,
    ['| Element | Description |', '|-|-|', ...contents].join('\n'),
    ...elements.map(section),
  ].join('\n\n');
  return format(text, { ...(await resolveConfig(filepath)), filepath });
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

const cells = (...values: string[]) =>
  `| ${values.map((value) => value.replaceAll('|', '\\|')).join(' | ')} |`;

if (import.meta.main) writeFileSync(filepath, await generateElements());
