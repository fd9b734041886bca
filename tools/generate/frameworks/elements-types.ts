import { plainType, type DocEntry, type ElementDoc, type Property } from '../read-elements.ts';

/** The elements that users write: all except those that other elements create. */
export const usable = (elements: readonly ElementDoc[]): ElementDoc[] =>
  elements.filter(({ definedIn }) => definedIn.startsWith('src/define/'));

/** The properties that users set. */
export const settable = (properties: readonly Property[]): Property[] =>
  properties.filter(({ isReadonly }) => !isReadonly);

/** An interface with a doc block for each member. */
const interfaceOf = (name: string, text: string, members: readonly (readonly [DocEntry, string])[]): string =>
  [
    `/** ${text} */\nexport interface ${name} {`,
    ...members.map(([member, type]) => `  /** ${member.text} */\n  ${type}`),
    '}',
  ].join('\n');

const optional = (name: string, type: string) =>
  `${name.includes('-') ? `'${name}'` : name}?: ${type} | undefined;`;

/** Type of a property; digits may stand for a number that has an attribute. */
const typeOf = ({ className }: ElementDoc, { name, type, attribute }: Property): string =>
  `${className}['${name}']${attribute && plainType(type) === 'number' ? ' | `${number}`' : ''}`;

/** Type of an attribute. Frameworks set those with a hyphen as text, and others by the property of that name. */
const attributeTypeOf = (element: ElementDoc, property: Property): string =>
  property.attribute.includes('-')
    ? `Exclude<${typeOf(element, property)}, (...values: never[]) => unknown>`
    : typeOf(element, property);

function interfacesOf(element: ElementDoc): string {
  const { tag, className, properties, events } = element;
  const writable = settable(properties);
  const attributes = writable.filter(({ attribute }) => attribute);
  return [
    interfaceOf(
      `${className}Attributes`,
      `Attributes of \`<${tag}>\`.`,
      attributes.map((property) => [
        property,
        optional(property.attribute, attributeTypeOf(element, property)),
      ]),
    ),
    interfaceOf(
      `${className}Properties`,
      `Properties of \`<${tag}>\`.`,
      writable.map((property) => [property, optional(property.name, typeOf(element, property))]),
    ),
    interfaceOf(
      `${className}Events`,
      `Events of \`<${tag}>\`.`,
      events.map((event) => [event, `'${event.name}': ${className}EventMap['${event.name}'];`]),
    ),
  ].join('\n\n');
}

/** The documented custom properties of all elements; a name has the description of the first element that has it. */
const customProperties = (elements: readonly ElementDoc[]): DocEntry[] => [
  ...new Map(
    elements
      .flatMap(({ cssProperties }) => cssProperties)
      .toReversed()
      .map((property) => [property.name, property] as const),
  ).values(),
];

/** Declarations that those of all frameworks are made from: attributes, properties and events of each element. */
export function elementsTypes(elements: readonly ElementDoc[]): string {
  const tags = usable(elements);
  const maps = tags.filter(({ events }) => events.length).map(({ className }) => `${className}EventMap`);
  const names = [...tags.map(({ className }) => className), ...maps];
  return [
    `import type { ${names.join(', ')} } from '../elements.js';`,
    ...tags.map(interfacesOf),
    '/** The elements, by tag. */\nexport interface PixElements {',
    ...tags.map(
      ({ tag, text, className }) => `  /** ${text} */
  '${tag}': {
    element: ${className};
    attributes: ${className}Attributes;
    properties: ${className}Properties;
    events: ${className}Events;
  };`,
    ),
    '}',
    interfaceOf(
      'PixCustomProperties',
      'Custom properties that style the elements.',
      customProperties(elements).map((property) => [property, optional(property.name, 'string | number')]),
    ),
    '',
  ].join('\n\n');
}
