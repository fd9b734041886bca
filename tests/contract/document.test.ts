import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { expect, test } from 'vitest';
import { createPlatform } from '../../mock-server/fetch.ts';
import { createOperations } from '../../mock-server/handlers/index.ts';
import * as limits from '../../src/contract/limits.ts';
import { at, CONTRACT_FILE, contract, contractOperations, walk, type Node } from './support/document.ts';
import { seed } from './support/mock.ts';
import { schemaFaults } from './support/validate.ts';

const handled = createOperations(createPlatform({ seed })).map(
  ({ id, method, path }) => `${method} ${path} ${id}`,
);
const documented = contractOperations.map(({ id, method, path }) => `${method} ${path} ${id}`);

test('every operation of the contract has exactly one handler, and no handler is undocumented', () => {
  expect(handled.toSorted()).toEqual(documented.toSorted());
  expect(new Set(handled).size).toBe(handled.length);
});

test('the generated types are those of the contract', async () => {
  const source = readFileSync(CONTRACT_FILE, 'utf8');
  const generated = astToString(await openapiTS(source));
  const kept = readFileSync(new URL('schema.gen.ts', CONTRACT_FILE), 'utf8');
  expect(
    kept.endsWith(generated),
    'run openapi-typescript src/contract/openapi.yaml -o src/contract/schema.gen.ts',
  ).toBe(true);
});

test('every operation has a summary, a description, a tag and an example for each JSON answer', () => {
  for (const { id, node } of contractOperations) {
    expect([typeof node['summary'], typeof node['description']], id).toEqual(['string', 'string']);
    expect((node['tags'] as string[]).length, id).toBe(1);
  }
  const jsonBodies = [...walk()].filter(([node]) => node['application/json'] !== undefined);
  for (const [node, pointer] of jsonBodies) {
    if (pointer.includes('/responses/Script/')) continue;
    const json = node['application/json'] as Node;
    expect('example' in json || 'examples' in json, pointer).toBe(true);
  }
});

test('every example validates against its schema', () => {
  let checked = 0;
  for (const [node, pointer] of walk()) {
    if (!('schema' in node) || !('example' in node || 'examples' in node)) continue;
    const examples = Object.values((node['examples'] ?? {}) as Record<string, Node>).map(
      (example) => (typeof example['$ref'] === 'string' ? at(example['$ref']) : example)['value'],
    );
    for (const value of 'example' in node ? [node['example']] : examples) {
      expect(schemaFaults(`${pointer}/schema`, value), pointer).toEqual([]);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(20);
});

test('every parameter, property and header is described', () => {
  for (const [node, pointer] of walk()) {
    const isProperty = /\/properties\/[^/]+$/.test(pointer) && !pointer.endsWith('/properties');
    const isNamed = /^#\/components\/(parameters|headers|schemas|responses)\/[^/]+$/.test(pointer);
    if (isNamed || isProperty) expect('description' in node || '$ref' in node, pointer).toBe(true);
  }
});

test('the limits that code uses are those of the contract', () => {
  const limit = at('#/components/parameters/Limit')['schema'] as Node;
  const image = at('#/components/schemas/Image')['properties'] as Record<string, Node>;
  const platform = at('#/components/schemas/Limits')['properties'] as Record<string, Node>;
  expect(limits.DEFAULT_LIMIT).toBe(limit['default']);
  expect(limits.MAX_LIMIT).toBe(limit['maximum']);
  expect(limits.MAX_LIMIT).toBe(platform['max_page_size']?.['const']);
  expect(limits.MAX_UPLOAD_BYTES).toBe(platform['max_upload_bytes']?.['const']);
  expect(limits.IMAGE_SORTS).toEqual(at('#/components/schemas/ImageSort')['enum']);
  expect(limits.IMAGE_FORMATS).toEqual(image['format']?.['enum']);
});

test('every decision about what this server answers is marked as a gap', () => {
  const gaps = [...walk()].flatMap(([node]) => ((node['x-pix-gap'] as string | undefined) ?? '').split(', '));
  const served = [
    'G1',
    'G2',
    'G3',
    'G4',
    'G5',
    'G8',
    'I1',
    'I2',
    'I3',
    'I5',
    'I8',
    'I9',
    'I10',
    'I11',
    'I12',
  ];
  for (const decision of [...served, 'A1', 'A2', 'A3', 'A6']) expect(gaps, decision).toContain(decision);
});

test('the document speaks OpenAPI 3.1', () => {
  expect(contract['openapi']).toBe('3.1.0');
});
