import { expect, test } from 'vitest';
import { OPERATIONS } from '../../mock-server/handlers/index.ts';
import {
  contract,
  contractOperations,
  contractWebhooks,
  examplesOf,
  resolved,
  walk,
  type Node,
} from '../../mock-server/check/document.ts';
import { schemaFaults } from '../../mock-server/check/validate.ts';

const handled = OPERATIONS.map(({ id, host, method, path }) => `${host} ${method} ${path} ${id}`);
const documented = contractOperations.map(({ id, host, method, path }) => `${host} ${method} ${path} ${id}`);
const everything = [...contractOperations, ...contractWebhooks];

test('every operation of the contract has exactly one handler, and no handler is undocumented', () => {
  expect(handled.toSorted()).toEqual(documented.toSorted());
  expect(OPERATIONS.filter(({ handle }) => typeof handle !== 'function')).toEqual([]);
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
