import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { createOperations } from '../../mock-server/handlers/index.ts';
import { createAppContext } from '../../mock-server/mock.ts';
import { generateSchema } from '../../tools/generate/generate-schema.ts';
import { generateShapes } from '../../tools/generate/generate-shapes.ts';
import {
  contract,
  contractOperations,
  contractWebhooks,
  examplesOf,
  resolved,
  walk,
  type Node,
} from '../support/document.ts';
import { seed } from './support/mock.ts';
import { schemaFaults } from '../support/validate.ts';

const handled = createOperations(createAppContext({ seed })).map(
  ({ id, host = 'pictures', method, path }) => `${host} ${method} ${path} ${id}`,
);
const documented = contractOperations.map(({ id, host, method, path }) => `${host} ${method} ${path} ${id}`);
/** Location of the contract. */
const CONTRACT_FILE = new URL('../../src/contract/openapi.yaml', import.meta.url);

const everything = [...contractOperations, ...contractWebhooks];

test('every operation of the contract has exactly one handler, and no handler is undocumented', () => {
  expect(handled.toSorted()).toEqual(documented.toSorted());
  expect(new Set(handled).size).toBe(handled.length);
});

test('the generated types are those of the contract', async () => {
  const kept = readFileSync(new URL('schema.gen.ts', CONTRACT_FILE), 'utf8');
  expect(kept, 'run npm run generate').toBe(await generateSchema());
});

test('the JSON document matches the contract', () => {
  expect(contract, 'run npm run generate').toEqual(parse(readFileSync(CONTRACT_FILE, 'utf8')));
});

test('the shapes of responses match the contract', async () => {
  const kept = readFileSync(new URL('shapes.gen.ts', CONTRACT_FILE), 'utf8');
  expect(kept, 'run npm run generate').toBe(await generateShapes());
});

test('no two operations have the same name or address', () => {
  const names = everything.map(({ id }) => id);
  const addresses = contractOperations.map(
    ({ method, address }) => `${method} ${address.replace(/\{\w+\}/g, '{}')}`,
  );
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('every operation has a summary, a description and a tag that the document lists', () => {
  const tags = (contract['tags'] as Node[]).map(({ name }) => name);
  for (const { id, node } of everything) {
    expect([typeof node['summary'], typeof node['description']], id).toEqual(['string', 'string']);
    expect(node['tags'], id).toHaveLength(1);
    expect(tags, id).toEqual(expect.arrayContaining(node['tags'] as string[]));
  }
  expect(new Set(everything.flatMap(({ node }) => node['tags']))).toEqual(new Set(tags));
});

test('every operation has an example of a request or a response', () => {
  for (const { id, node } of everything) {
    const examples = [...walk(node)].flatMap(([part]) => examplesOf(resolved(part)));
    expect(examples.length, id).toBeGreaterThan(0);
  }
});

test('every request body and every JSON response has an example', () => {
  let checked = 0;
  for (const [node, pointer] of walk()) {
    if (pointer.includes('/responses/Script/')) continue;
    for (const type of ['application/json', 'multipart/form-data']) {
      if (!(type in node)) continue;
      expect(examplesOf(node[type] as Node).length, `${pointer} ${type}`).toBeGreaterThan(0);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(50);
});

test('every example validates against its schema', () => {
  let checked = 0;
  for (const [node, pointer] of walk()) {
    if (!('schema' in node)) continue;
    for (const value of examplesOf(node)) {
      expect(schemaFaults(`${pointer}/schema`, value), pointer).toEqual([]);
      checked += 1;
    }
  }
  expect(checked).toBeGreaterThan(100);
});

test('every parameter, property, header and response is described', () => {
  for (const [node, pointer] of walk()) {
    const isProperty = /\/properties\/[^/]+$/.test(pointer) && !pointer.endsWith('/properties');
    const isNamed = /^#\/components\/(parameters|headers|schemas|responses)\/[^/]+$/.test(pointer);
    const isAnswer = /\/responses\/\w+$/.test(pointer);
    if (isNamed || isProperty || isAnswer)
      expect('description' in node || '$ref' in node, pointer).toBe(true);
  }
});

test('every gap about responses of this server is marked as such', () => {
  const gaps = [...walk()].flatMap(([node]) => ((node['x-pix-gap'] as string | undefined) ?? '').split(', '));
  const numbers = (letter: string, last: number) =>
    Array.from({ length: last }, (_, index) => `${letter}${index + 1}`);
  // G9 is about pages, not about operations.
  const general = numbers('G', 10).filter((number) => number !== 'G9');
  const decisions = [...general, ...numbers('I', 13), ...numbers('A', 6), ...numbers('C', 9)];
  expect(new Set(gaps)).toEqual(new Set([...decisions, 'Details', '']));
});

test('the document is OpenAPI 3.1', () => {
  expect(contract['openapi']).toBe('3.1.0');
});
