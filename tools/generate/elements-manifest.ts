import type { DataAttribute } from './data-attributes.ts';
import { plainType, type ElementDoc, type Property } from './read-elements.ts';

/** The description of a doc block, if there is one. */
const described = (text: string) => (text ? { description: text } : {});
const named = ({ name, text }: { name: string; text: string }) => ({ name, ...described(text) });

/** Types for completion in editors. */
const typeOf = ({ type, values }: Property) => ({
  text: values.length ? values.map((value) => `'${value}'`).join(' | ') : plainType(type),
});
const initialOf = ({ initial, fallback }: Property) => {
  const value = initial || fallback;
  return value ? { default: value } : {};
};

function declarationOf(element: ElementDoc) {
  const { tag, className, text, properties, methods, events, slots, parts, cssProperties, states } = element;
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: tag,
    ...described(text),
    superclass: { name: 'LitElement', package: 'lit' },
    attributes: properties
      .filter(({ attribute }) => attribute)
      .map((property) => ({
        name: property.attribute,
        ...described(property.text),
        type: typeOf(property),
        ...initialOf(property),
        fieldName: property.name,
      })),
    members: [
      ...properties.map((property) => ({
        kind: 'field',
        ...named(property),
        privacy: 'public',
        type: { text: property.type },
        ...initialOf(property),
        ...(property.isReadonly && { readonly: true }),
        ...(property.attribute && { attribute: property.attribute, reflects: property.isReflected }),
      })),
      ...methods.map(({ parameters, returns, ...method }) => ({
        kind: 'method',
        ...named(method),
        privacy: 'public',
        parameters: parameters.map(({ name, type, isOptional }) => ({
          name,
          type: { text: type },
          ...(isOptional && { optional: true }),
        })),
        return: { type: { text: returns } },
      })),
    ],
    events: events.map((event) => ({ ...named(event), type: { text: event.type } })),
    slots: slots.map(named),
    cssParts: parts.map(named),
    cssProperties: cssProperties.map(({ fallback, ...property }) => ({
      ...named(property),
      ...(fallback && { default: fallback }),
    })),
    cssStates: states.map(named),
  };
}

/**
 * The custom elements manifest: https://github.com/webcomponents/custom-elements-manifest.
 *
 * @param files Files of `dist/npm` by the path of their sources.
 */
export function createManifest(elements: readonly ElementDoc[], files: ReadonlyMap<string, string>) {
  const published = (source: string) => `dist/npm/${files.get(source)}`;
  return {
    schemaVersion: '2.1.0',
    readme: 'docs/reference/elements/index.md',
    modules: elements.flatMap((element) => {
      const reference = { name: element.className, module: published(element.file) };
      return [
        {
          kind: 'javascript-module',
          path: published(element.file),
          declarations: [declarationOf(element)],
          exports: [{ kind: 'js', name: element.className, declaration: reference }],
        },
        {
          kind: 'javascript-module',
          path: published(element.definedIn),
          exports: [{ kind: 'custom-element-definition', name: element.tag, declaration: reference }],
        },
      ];
    }),
  };
}

/** Custom HTML data for Visual Studio Code: the elements, and the attributes of containers of the embed script. */
export function createHtmlData(elements: readonly ElementDoc[], attributes: readonly DataAttribute[]) {
  return {
    version: 1.1,
    globalAttributes: attributes.map(({ name, text, values }) => ({
      name,
      description: { kind: 'markdown', value: text },
      ...(values.length && { values: values.map((name) => ({ name })) }),
    })),
    tags: elements.map(({ tag, text, properties }) => ({
      name: tag,
      description: text,
      attributes: properties
        .filter(({ attribute }) => attribute)
        .map(({ attribute, text, values, type }) => ({
          name: attribute,
          ...described(text),
          ...(values.length && { values: values.map((name) => ({ name })) }),
          ...(type === 'boolean' && { valueSet: 'v' }),
        })),
    })),
  };
}

/** Web types for JetBrains editors: the elements, and the attributes of containers of the embed script. */
export function createWebTypes(
  elements: readonly ElementDoc[],
  attributes: readonly DataAttribute[],
  version: string,
) {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: 'pix-sdk',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        attributes: attributes.map(({ name, text, values }) => ({
          name,
          description: text,
          ...(values.length && { value: { type: values.map((value) => `'${value}'`).join(' | ') } }),
        })),
        elements: elements.map(({ tag, text, properties, events, slots, parts, cssProperties }) => ({
          name: tag,
          ...described(text),
          attributes: properties
            .filter(({ attribute }) => attribute)
            .map((property) => ({
              name: property.attribute,
              ...described(property.text),
              value: { type: typeOf(property).text, ...initialOf(property) },
            })),
          slots: slots.map(named),
          js: {
            properties: properties.map((property) => ({ ...named(property), type: property.type })),
            events: events.map(named),
          },
          css: { parts: parts.map(named), properties: cssProperties.map(named) },
        })),
      },
    },
  };
}
