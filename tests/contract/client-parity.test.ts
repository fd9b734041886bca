import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import * as sdk from '../../src/index.ts';
import {
  contract,
  contractOperations,
  type ContractOperation,
  type Node,
} from '../../mock-server/check/document.ts';
import { argumentsOf, CALLS, recordingClient, errorOf } from './support/client-calls.ts';
import { fieldsOf, sampleOf } from './support/contract-fields.ts';
import { BASE } from './support/mock.ts';

/** Operations without a function, with the reason. */
const UNREACHED: Readonly<Record<string, string>> = {
  replaceImage: 'PUT does what PATCH does (gap I6), so updateImage sends PATCH',
};

/** Functions that are not endpoints. */
const OTHERS = [
  'createPix',
  'createPublicPix',
  'createTransport',
  'checkResponses',
  'imageExists',
  'isPixError',
  'iterate',
  'verifyWebhook',
];

/** Methods that combine others. */
const HELPERS = [
  'images.exists',
  'images.iterate',
  'albums.iterate',
  'albums.iterateImages',
  'companions.birds.random',
  'companions.proverbs.random',
];

const api = contractOperations.filter(({ path, id }) => path.startsWith('/api/') && !(id in UNREACHED));
const overview = readFileSync(new URL('../../docs/reference/client/index.md', import.meta.url), 'utf8');

/** Required values of an operation from the examples of the document, and the resulting address. */
const sampleRequest = (operation: ContractOperation) => {
  const required = fieldsOf(operation).filter(
    ({ isRequired, place }) => isRequired && place !== 'multipart/form-data',
  );
  const values: Record<string, unknown> = Object.fromEntries(
    required.map((field) => [field.name, sampleOf(field)]),
  );
  // One of several pictures is required, which the schema expresses differently.
  if (operation.id === 'removeBackground') values['image_url'] = 'https://example.org/apple.jpg';
  const address = operation.address.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  return { args: argumentsOf(operation, values), address };
};

const methodsOf = (node: object, path = ''): [string, (...args: unknown[]) => unknown][] =>
  Object.entries(node).flatMap(([name, child]: [string, unknown]) =>
    typeof child === 'function'
      ? [[path + name, child as (...args: unknown[]) => unknown]]
      : methodsOf(child as object, `${path}${name}.`),
  );

test('there is one function for each operation, as documented, and no other', () => {
  const functions = Object.entries(sdk)
    .filter(([name, value]) => typeof value === 'function' && /^[a-z]/.test(name))
    .map(([name]) => name);
  expect(functions.toSorted()).toEqual([...Object.keys(CALLS), ...OTHERS].toSorted());
  expect(Object.keys(CALLS).toSorted()).toEqual(api.map(({ id }) => id).toSorted());
});

test('the methods are the documented ones, and no other', () => {
  const { pix } = recordingClient();
  const methods = methodsOf(pix).map(([path]) => path);
  expect(methods.toSorted()).toEqual([...Object.values(CALLS), ...HELPERS].toSorted());
});

describe.each(api)('$id', (operation) => {
  const { id, method, host, path } = operation;
  const { args, address } = sampleRequest(operation);
  const request = { operation: id, method, path: address };

  it('has a function of its name for its address', async () => {
    const { call, sent } = recordingClient();
    expect(await call(id, ...args)).toBeUndefined();
    expect(sent.map(({ operation, method, url }) => ({ operation, method, path: url.pathname }))).toEqual([
      request,
    ]);
    expect(sent[0]?.url.origin).toBe(BASE);
  });

  it('has a method of the facade for its address', async () => {
    const { pix, sent } = recordingClient();
    const [, send] = methodsOf(pix).find(([path]) => path === CALLS[id as keyof typeof CALLS]) ?? [];
    expect(await errorOf(() => send?.(...args))).toBeUndefined();
    expect(sent.map(({ operation, method, url }) => ({ operation, method, path: url.pathname }))).toEqual([
      request,
    ]);
  });

  it('has one row in the reference, with method, path and required key', () => {
    const { node } = operation;
    const rows = rowsOf(overview).filter(({ name }) => name === id);
    const ways = (node['security'] ?? contract['security']) as Node[];
    const hasToken = fieldsOf(operation).some(({ name }) => /^(user|delete)_token$/.test(name));
    const isOpen = ways.some((way) => Object.keys(way).length === 0) && !hasToken;
    expect(rows).toEqual([
      {
        call: CALLS[id as keyof typeof CALLS],
        params: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
        name: id,
        verb: method,
        path: path.replace(/^\/api(\/v1)?/, ''),
        host,
        isOpen,
      },
    ]);
  });
});

const rowsOf = (text: string) =>
  [
    ...text.matchAll(
      /^\| `pix\.([\w.]+)\((.*?)\)` +\| \[`(\w+)`\].*? \| (\w+) +\| `(\S+)` +\| (?:`(\w+)`)? +\| (.+?) *\|$/gm,
    ),
  ].map(([, call, args = '', name, verb, path = '', host = 'pictures', key]) => ({
    call,
    // The parameters of the path come first, with the same names.
    params: args.split(', ').slice(0, path.split('{').length - 1),
    name,
    verb,
    path,
    host,
    isOpen: key === 'none',
  }));

test('the reference has no other rows', () => {
  expect(rowsOf(overview)).toHaveLength(api.length);
});
