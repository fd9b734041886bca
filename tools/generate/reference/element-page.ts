import { plainType, type DocEntry, type ElementDoc, type Property } from '../read-elements.ts';
import { splitDefault } from '../stated-default.ts';
import { importTable } from './element-imports.ts';
import { liveExample, markup } from './live-example.ts';
import type { ReferencePage } from './pages.ts';
import { seeAlso } from './see-also.ts';
import { code, table, titled } from './tables.ts';

/** Names of types, and the links to their descriptions. */
export type TypeLinks = ReadonlyMap<string, string>;

/** The page of an element. */
export function elementPage(
  element: ElementDoc,
  elements: readonly ElementDoc[],
  types: TypeLinks,
): ReferencePage {
  const { tag, text, paragraphs, properties, methods, events, slots, parts, cssProperties, states } = element;
  return {
    path: `reference/elements/${tag}.md`,
    title: tag,
    description: /^.*?\.(?= |$)/.exec(text)?.[0] ?? text,
    parts: [
      ...paragraphs,
      liveExample(element),
      ...element.examples.map((example) => `\`\`\`html\n${markup(example)}\n\`\`\``),
      seeAlso(tag),
      titled(
        'Import',
        importTable(element, elements),
        'See [how elements are registered](index.md#registration).',
      ),
      titled(
        'Attributes and properties',
        table(['Attribute', 'Property', 'Description'], properties.map(propertyRow)),
        typesIn(
          properties.map(({ type }) => type),
          types,
        ),
      ),
      titled(
        'Methods',
        table(
          ['Method', 'Description'],
          methods.map(({ name, text, parameters, returns }) => {
            const list = parameters.map((each) => `${each.name}${each.isOptional ? '?' : ''}: ${each.type}`);
            return [code(`${name}(${list.join(', ')}): ${returns}`), text];
          }),
        ),
        typesIn(
          methods.flatMap(({ parameters, returns }) => [...parameters.map(({ type }) => type), returns]),
          types,
        ),
      ),
      titled(
        'Events',
        table(
          ['Event', 'Type', 'When'],
          events.map(({ name, type, text }) => [code(name), code(type), text]),
        ),
        'Events bubble, and cross the boundaries of shadow roots.',
        typesIn(
          events.map(({ type }) => type),
          types,
        ),
      ),
      titled(
        'Slots',
        table(
          ['Slot', 'Description'],
          slots.map(({ name, text }) => [name ? code(name) : '(default)', text]),
        ),
      ),
      titled('Parts', table(['Part', 'Description'], parts.map(entryRow)), selector(tag, '::part', parts)),
      titled(
        'Custom properties',
        table(
          ['Custom property', 'Default', 'Description'],
          cssProperties.map(({ name, fallback, text }) => {
            const { text: description, words } = splitDefault(text);
            return [code(name), code(fallback) || words, description];
          }),
        ),
        'Custom properties are set on the element or on an ancestor.',
      ),
      titled('States', table(['State', 'When'], states.map(entryRow)), selector(tag, ':state', states)),
    ],
  };
}

/** Selector of a part or a state, for style sheets. */
const selector = (tag: string, kind: string, [first]: readonly DocEntry[]): string =>
  first ? `In style sheets: \`${tag}${kind}(${first.name})\`.` : '';

/** Links to the types that texts name. */
function typesIn(texts: readonly string[], types: TypeLinks): string {
  const names = texts.flatMap((text) => text.match(/\b[A-Z]\w+\b/g) ?? []);
  const links = [...new Set(names)]
    .filter((name) => types.has(name))
    .toSorted()
    .map((name) => `[\`${name}\`](${types.get(name)})`);
  return links.length ? `Types: ${links.join(', ')}.` : '';
}

/** A row with type and default below the description: in columns of their own, they would leave it little width. */
function propertyRow({ name, attribute, type, values, fallback, isReadonly, text }: Property): string[] {
  const { text: description, words } = splitDefault(text);
  const shown = values.length ? values.map((value) => `'${value}'`).join(' | ') : type;
  const stated = words || code(fallback);
  return [
    code(attribute),
    code(name),
    `${description}${isReadonly ? ' Read-only.' : ''}<br>Type: ${code(plainType(shown))}.${stated && ` Default: ${stated}.`}`,
  ];
}

const entryRow = ({ name, text }: DocEntry) => [code(name), text];
