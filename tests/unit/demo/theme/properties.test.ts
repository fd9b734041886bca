/** The properties of the theme editor are those of the elements. */
import { expect, it } from 'vitest';
import { readDocumentedProperties } from '../../../../demo/src/theme/documented-properties.ts';
import { groupsOfRows } from '../../../../demo/src/theme/groups.ts';
import { controlOf, NAMES, PROPERTY_NAMES, WITHOUT_CONTROL } from '../../../../demo/src/theme/properties.ts';
import { readElements } from '../../../../tools/generate/read-elements.ts';

const documented = readDocumentedProperties();

/** Names of all properties, whether they have a control or not. */
const ALL = [...PROPERTY_NAMES, ...WITHOUT_CONTROL].toSorted();

it('the editor has a control for each custom property of the elements: PROPERTIES in demo/src/theme/properties.ts', () => {
  const names = readElements().flatMap(({ cssProperties }) => cssProperties.map(({ name }) => name));
  expect(ALL.map((name) => `--pix-${name}`)).toEqual([...new Set(names)].toSorted());
});

it('the tables of the reference have every custom property, and a default of every colour', () => {
  expect([...documented.keys()].toSorted()).toEqual(ALL);
  const colors = PROPERTY_NAMES.filter((name) => controlOf(name).kind === 'color');
  expect(colors.filter((name) => !documented.get(name)?.fallback)).toEqual([]);
});

it('each property is in one group, with its default and description', () => {
  const rows = groupsOfRows().flatMap(({ rows }) => rows);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(NAMES.toSorted());
  expect(rows.find(({ name }) => name === 'gap')).toMatchObject({
    fallback: '6px',
    text: 'Space between tiles.',
  });
  expect(rows.filter(({ text }) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
});
