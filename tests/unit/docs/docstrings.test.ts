import { describe, expect, it, test } from 'vitest';
import { readClient } from '../../../tools/generate/read-client.ts';
import { namesIn } from '../../../tools/generate/reference/client-calls.ts';
import { contractOperations } from '../../../mock-server/check/document.ts';

const { entries, calls, publicCalls } = readClient();
const names = new Set(entries.map(({ name }) => name));

const operations = new Map(contractOperations.map((operation) => [operation.id, operation]));
const endpoints = entries.filter(({ name }) => operations.has(name));

test('everything the package exports has a docstring', () => {
  expect(entries.length).toBeGreaterThan(100);
  expect(endpoints).toHaveLength(30);
  expect(entries.filter(({ doc }) => !doc.text).map(({ name }) => name)).toEqual([]);
});

test('every member of an exported interface or class has a docstring', () => {
  const bare = entries.flatMap(({ name, members }) =>
    members.filter(({ doc }) => !doc.text).map((member) => `${name}.${member.name}`),
  );
  expect(bare).toEqual([]);
});

describe('The docstring of an endpoint', () => {
  it.each(endpoints)('begins with the verb and the path of $name', ({ name, doc }) => {
    const operation = operations.get(name);
    const path = operation?.path.replace(/^\/api(\/v1)?/, '');
    const start = `\`${operation?.method} ${path}\``;
    expect(doc.text.slice(0, start.length)).toBe(start);
  });

  it.each(endpoints)('states what $name throws', ({ doc }) => {
    const errors = doc.tags.filter(({ name }) => name === 'throws').map(({ text }) => text);
    expect(errors).toEqual([expect.stringMatching(/^Pix\w+Error\b/)]);
    for (const [error] of errors.join().matchAll(/\bPix\w+Error\b/g)) expect(names).toContain(error);
  });

  it.each(endpoints)('describes every parameter of $name that has fields, and no other', (endpoint) => {
    const described = endpoint.doc.tags
      .filter(({ name }) => name === 'param')
      .map(({ text }) => /^`(\w+)`/.exec(text)?.[1]);
    const inputs = endpoint.parameters.filter(
      ({ name, members }) => name !== 'options' && members.length > 0,
    );
    expect(described).toEqual(expect.arrayContaining(inputs.map(({ name }) => name)));
    expect(endpoint.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(described));
  });

  it.each(endpoints)('names every input field of $name', ({ doc, parameters }) => {
    const text = doc.tags.map((tag) => tag.text).join('\n');
    const fields = parameters
      .filter(({ name }) => name !== 'options')
      .flatMap(({ members }) => members.map(({ name }) => name));
    expect(fields.filter((field) => !text.includes(`\`${field}\``))).toEqual([]);
  });
});

describe.each([
  ['createPix', calls],
  ['createPublicPix', publicCalls],
] as const)('A method of %s()', (_, methods) => {
  it.each(methods)('$path refers to its function', ({ doc }) => {
    const functions = namesIn(doc);
    expect(functions.length).toBeGreaterThan(0);
    expect(functions.filter((name) => !names.has(name))).toEqual([]);
  });
});
