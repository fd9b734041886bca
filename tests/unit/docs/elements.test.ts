import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTE_OPTIONS } from '../../../src/embed/mount-config.ts';
import { isPublic, membersOf, readSources, readTable } from '../../../tools/generate/element-sources.ts';
import {
  readElements,
  readEventTypes,
  type ElementDoc,
  type DocEntry,
} from '../../../tools/generate/read-elements.ts';
import { readCode, type ElementCode } from '../../support/element-code.ts';

const root = resolve(import.meta.dirname, '../../..');
const sources = readSources();
const elements = readElements(sources);
/** The generated pages; `generated.test.ts` compares them with the sources. */
const pages = new Map(
  globSync('docs/reference/{client,elements}/*.md', { cwd: root }).map((path) => [
    path,
    readFileSync(resolve(root, path), 'utf8'),
  ]),
);
const pageOf = (tag: string) => pages.get(`docs/reference/elements/${tag}.md`) ?? '';
const known = new Set(elements.flatMap(({ events }) => events.map(({ name }) => name)));
const codes = new Map(
  [...sources.classes].map(([tag, { node }]) => [tag, readCode(node, sources, known)] as const),
);

const codeOf = (tag: string) => codes.get(tag) ?? expect.unreachable(`There is no ${tag}.`);
/** An element and those inside it. */
const family = (tag: string): string[] => [tag, ...[...codeOf(tag).inside].flatMap(family)];
const inFamily = (tag: string, namesOf: (code: ElementCode) => Iterable<string>) =>
  family(tag).flatMap((each) => [...namesOf(codeOf(each))]);

/** The entries that are missing from a list, by tag. */
const missing = (
  expected: (element: ElementDoc) => Iterable<string>,
  actual: (element: ElementDoc) => Iterable<string>,
) =>
  Object.fromEntries(
    elements
      .map((element) => {
        const present = new Set(actual(element));
        return [
          element.tag,
          [...new Set(expected(element))].filter((name) => !present.has(name)).sort(),
        ] as const;
      })
      .filter(([, names]) => names.length > 0),
  );

it.each(elements)('the page of $tag has a live example', ({ tag }) => {
  expect(pageOf(tag)).toMatch(/^```html live\n/m);
});

const { exports } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  exports: Record<string, unknown>;
};

it.each(elements)('the page of $tag names the entries of the package that contain it', ({ tag }) => {
  const [, section = ''] = /^## Import\n([^]*?)^## /m.exec(pageOf(tag)) ?? [];
  const named = [...section.matchAll(/`pix-sdk\/([\w/-]+)`/g)].map(([, entry = '']) => `./${entry}`);
  expect(named).toEqual(expect.arrayContaining([`./define/${tag}`, './jsx', './vue', './svelte']));
  const patterns = Object.keys(exports).map((entry) => new RegExp(`^${entry.replace('*', '[\\w-]+')}$`));
  expect(named.filter((entry) => !patterns.some((pattern) => pattern.test(entry)))).toEqual([]);
  expect(section.includes(`data-${tag}\``)).toBe(tag in ATTRIBUTE_OPTIONS);
});

it.each(elements)('the page of $tag links to guides, the frameworks and the playground', ({ tag }) => {
  const [line = ''] = /^See also: .*$/m.exec(pageOf(tag)) ?? [];
  expect(line).toMatch(/\(\.\.\/\.\.\/guides\/[\w-]+\.md\).*frameworks\/index\.md.*playground/);
  if (tag === 'pix-gallery')
    for (const guide of ['layouts', 'infinite-scroll', 'gap-and-corners', 'captions', 'dark-mode'])
      expect(line).toContain(`/${guide}.md)`);
});

/** Descriptions in the tables of a page: the first lines of the last cells of the rows. */
const describedIn = (page: string) =>
  [...page.matchAll(/^\| .* \| (.*?)(?:<br>.*)? +\|$/gm)].map(([, text = '']) => text);

it('the pages state defaults in their column or line, but not in descriptions as well', () => {
  const wrong = [...pages].flatMap(([path, page]) =>
    describedIn(page)
      .filter(
        (text) =>
          /\(default|\bDefault:/.test(text) || (path.includes('/elements/') && /\bDefault /.test(text)),
      )
      .map((text) => `${path}: ${text}`),
  );
  expect(wrong).toEqual([]);
  const gallery = pageOf('pix-gallery');
  for (const [name, value] of [
    ['sort', "`'newest'`"],
    ['layout', "`'grid'`"],
    ['paging', "`'none'`"],
    ['limit', '`24`'],
    ['history', 'the URL stays as it is'],
  ])
    expect(gallery).toMatch(new RegExp(`^\\| \`${name}\` .*<br>Type: .*\\. Default: ${value}\\. +\\|$`, 'm'));
});

it('a default in a doc block is the value that the code sets, if it sets one', () => {
  const wrong = elements.flatMap(({ tag, properties }) =>
    properties
      .filter(({ initial, fallback }) => initial && initial !== "''" && initial !== fallback)
      .map(({ name, initial, fallback }) => `${tag} ${name}: ${fallback}, not ${initial}`),
  );
  expect(wrong).toEqual([]);
});

describe('The doc blocks of the elements', () => {
  const rules: Record<
    string,
    {
      documented: (element: ElementDoc) => DocEntry[];
      actual: (tag: string) => Iterable<string>;
      permitted?: (tag: string) => Iterable<string>;
    }
  > = {
    'part of the templates': { documented: ({ parts }) => parts, actual: (tag) => codeOf(tag).parts },
    'slot of the templates': { documented: ({ slots }) => slots, actual: (tag) => codeOf(tag).slots },
    'state that the code sets': { documented: ({ states }) => states, actual: (tag) => codeOf(tag).states },
    'event that the element or its parts fire': {
      documented: ({ events }) => events,
      actual: (tag) => inFamily(tag, ({ events }) => events),
    },
    'custom property that the styles read, and possibly those of parts': {
      documented: ({ cssProperties }) => cssProperties,
      actual: (tag) => codeOf(tag).cssProperties.keys(),
      permitted: (tag) => inFamily(tag, ({ cssProperties }) => cssProperties.keys()),
    },
    'public property of the table': {
      documented: ({ properties }) => properties,
      actual: (tag) => tableOf(tag),
      permitted: (tag) => [...tableOf(tag), ...fieldsOf(tag)],
    },
  };

  it.each(Object.entries(rules))('list every %s', (_name, { documented, actual, permitted = actual }) => {
    const names = (element: ElementDoc) => documented(element).map(({ name }) => name);
    expect({
      undocumented: missing(({ tag }) => actual(tag), names),
      'nowhere in the code': missing(names, ({ tag }) => permitted(tag)),
    }).toEqual({ undocumented: {}, 'nowhere in the code': {} });
  });

  it('have the defaults of the styles', () => {
    const wrong = elements.flatMap(({ tag, cssProperties }) =>
      cssProperties
        .filter(({ name, fallback }) => {
          const fallbacks = inFamily(tag, (code) => code.cssProperties.get(name) ?? []);
          return fallback && !fallbacks.includes(fallback);
        })
        .map(({ name, fallback }) => `${tag} ${name}=${fallback}`),
    );
    expect(wrong).toEqual([]);
  });

  it('have a unique description for each entry', () => {
    const lists = elements.flatMap(({ tag, text, ...element }) => {
      const { properties, methods, events, slots, parts, cssProperties, states } = element;
      const kinds = { properties, methods, events, slots, parts, cssProperties, states };
      return [
        [tag, { text }] as const,
        ...Object.entries(kinds).flatMap(([kind, list]) =>
          list.map((documented) => [`${tag}: ${documented.name} of its ${kind}`, documented] as const),
        ),
      ];
    });
    const names = lists.map(([name]) => name);
    expect({
      'without words': lists.filter(([, { text }]) => !text).map(([name]) => name),
      twice: names.filter((name, index) => names.indexOf(name) !== index),
    }).toEqual({ 'without words': [], twice: [] });
  });
});

it('methods have the types of all parameters, and of their results', () => {
  const methods = elements.flatMap(({ tag, methods }) =>
    methods.flatMap(({ name, parameters, returns }) =>
      [...parameters.map(({ type }) => type), returns].map((type) => [`${tag} ${name}`, type] as const),
    ),
  );
  expect(methods.filter(([, type]) => !type)).toEqual([]);
  expect(methods).toContainEqual(['pix-lightbox show', 'number']);
});

it('types of properties are names, not members of other types', () => {
  const members = elements.flatMap(({ tag, properties }) =>
    properties.filter(({ type }) => /\[['"]/.test(type)).map(({ name, type }) => `${tag} ${name}: ${type}`),
  );
  expect(members).toEqual([]);
});

it('elements forward only existing parts', () => {
  const wrong = elements.flatMap(({ tag }) =>
    codeOf(tag)
      .exported.filter((each) => !codeOf(each.tag).parts.has(each.part))
      .map((each) => `${tag}: ${each.part} of ${each.tag}`),
  );
  expect(wrong).toEqual([]);
});

it('listeners of an element accept the types of its events, and no others', () => {
  const named = ({ events }: ElementDoc) => events.map(({ name }) => name);
  const typed = ({ tag }: ElementDoc) => readEventTypes(classOf(tag), sources.checker).keys();
  expect({ untyped: missing(named, typed), 'never fired': missing(typed, named) }).toEqual({
    untyped: {},
    'never fired': {},
  });
});

const classOf = (tag: string) => (sources.classes.get(tag) ?? expect.unreachable()).node;

function tableOf(tag: string): string[] {
  return [...readTable(classOf(tag), sources.checker)]
    .filter(([, { isState }]) => !isState)
    .map(([name]) => name);
}

/** Public fields with an initial value, and accessors; declared fields need no row in the table. */
function fieldsOf(tag: string): string[] {
  return membersOf(classOf(tag), sources.checker)
    .filter((member) => isPublic(member))
    .filter(
      (member) =>
        ts.isGetAccessor(member) || (ts.isPropertyDeclaration(member) && member.initializer !== undefined),
    )
    .map((member) => member.name?.getText() ?? '');
}
