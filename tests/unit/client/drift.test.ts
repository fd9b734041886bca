import { describe, expect, test } from 'vitest';
import { findDrift, reportDrift, type Drift } from '../../../src/client/drift.ts';
import { PixParseError } from '../../../src/client/core/errors.ts';
import type { OperationId } from '../../../src/contract/models.ts';
import { SHAPES } from '../../../src/contract/shapes.gen.ts';
import { draftsOf } from '../../contract/walk/support/draft.ts';
import { send } from '../../contract/walk/support/send.ts';
import {
  responsesOf,
  contractOperations,
  examplesOf,
  type Node,
} from '../../../mock-server/check/document.ts';

type Fields = Record<string, unknown>;

const called = contractOperations.filter(({ path }) => path.startsWith('/api'));

/** Examples of successful JSON responses. */
const examples = called.map((operation) => {
  const bodies = responsesOf(operation)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, answer]) =>
      examplesOf((answer['content'] as Record<string, Node>)['application/json'] ?? {}),
    );
  return { id: operation.id as OperationId, operation, bodies: structuredClone(bodies) as Fields[] };
});

/** A response of `listImages` with three records, not shared between tests. */
const list = () => {
  const [body] = examples.find(({ id }) => id === 'listImages')?.bodies as [
    { pagination: Fields; data: [Fields] },
  ];
  const record = () => structuredClone(body.data[0]);
  const data: [Fields, Fields, Fields] = [record(), record(), record()];
  return { ...body, data };
};

const lines = (drifts: Drift[]) =>
  drifts.map(({ path, kind, expected = '-', actual = '-' }) => `${path} ${kind} ${expected} ${actual}`);

const driftOf = (body: unknown, id: OperationId = 'listImages') => lines(findDrift(id, body));

test('each operation below /api with a JSON response has a shape, and no other operation has one', () => {
  expect(Object.keys(SHAPES).toSorted()).toEqual(called.map(({ id }) => id).toSorted());
});

describe('no drift is found', () => {
  test.each(examples)('in the examples of $id', ({ id, bodies }) => {
    expect(bodies.length).toBeGreaterThan(0);
    for (const body of bodies) expect(driftOf(body, id)).toEqual([]);
  });

  test.each(examples)('in the responses of the reference server to $id', async ({ id, operation }) => {
    const responses: Response[] = [];
    for (const draft of draftsOf(operation)) responses.push(await send(draft));
    const inJson = responses.filter(({ headers }) =>
      headers.get('Content-Type')?.startsWith('application/json'),
    );
    expect(inJson.map(({ ok }) => ok)).toContain(true);
    expect(inJson.every(({ ok }) => ok)).toBe(true);
    for (const answer of inJson) expect(driftOf(await answer.json(), id)).toEqual([]);
  });

  test('for operations without a JSON response, and for unknown operations', () => {
    for (const id of ['getRawPicture', 'constructor', '__proto__', ''])
      expect(driftOf({ any: 1 }, id as OperationId)).toEqual([]);
  });

  test('if an optional field is missing, or a nullable one is null', () => {
    const audit = examples.find(({ id }) => id === 'runSiteAudit')?.bodies[0] as { data: Fields };
    const { markdown, ...data } = { markdown: '# Found', ...audit.data };
    expect(driftOf({ ...audit, data: { ...data, markdown } }, 'runSiteAudit')).toEqual([]);
    expect(driftOf({ ...audit, data }, 'runSiteAudit')).toEqual([]);
    const album = examples.find(({ id }) => id === 'createAlbum')?.bodies[0] as { data: Fields };
    expect(driftOf({ ...album, data: { ...album.data, cover_thumbnail: null } }, 'createAlbum')).toEqual([]);
  });
});

describe('each difference is reported once, with its path', () => {
  test.each(examples)('for every field of $id', ({ id, bodies }) => {
    const body = structuredClone(bodies[0]);
    let fields = 0;
    for (const [record, path] of recordsIn(body)) {
      const found = () => findDrift(id, body).map(({ path, kind }) => [path, kind]);
      const at = (name: string) => (path ? `${path}.${name}` : name);
      record['brand_new'] = 1;
      expect(found()).toEqual([[at('brand_new'), 'unknown']]);
      delete record['brand_new'];
      for (const [name, value] of Object.entries(record)) {
        record[name] = typeof value === 'boolean' ? 'true' : true;
        expect(found()).toEqual([[at(name), 'type']]);
        Reflect.deleteProperty(record, name);
        const bare = id === 'runSiteAudit' && name === 'markdown' ? [] : [[at(name), 'missing']];
        // Without "data", the other fields are taken for the record itself.
        const drifts = found().filter(([place]) => at(name) !== 'data' || place === 'data');
        expect(drifts).toEqual(bare);
        record[name] = value;
        fields += 1;
      }
    }
    expect(fields).toBeGreaterThan(3);
  });

  test('with both types', () => {
    const body = list();
    Object.assign(body.data[1], { views: '7', is_public: null, tags: 'sea', dimensions: [], file_size: 1.5 });
    Object.assign(body.data[2], {
      id: Infinity,
      urls: { ...(body.data[2]['urls'] as Fields), view_page: 5 },
    });
    expect(driftOf(body)).toEqual([
      'data[1].file_size type integer number',
      'data[1].dimensions type object array',
      'data[1].views type integer string',
      'data[1].is_public type boolean null',
      'data[1].tags type array string',
      'data[2].id type integer number',
      'data[2].urls.view_page type string number',
    ]);
  });

  test('once for a list, whichever records have it, with the path in the first one', () => {
    const { data, ...rest } = list();
    const records = Array.from({ length: 100 }, () => structuredClone(data[0]));
    for (const [index, record] of records.entries()) {
      if (index < 3) continue;
      delete record['title'];
      record['rating'] = index;
      (record['dimensions'] as Fields)['width'] = '800';
      record['tags'] = ['sea', 1, 2];
    }
    expect(driftOf({ ...rest, data: records })).toEqual([
      'data[3].title missing string -',
      'data[3].dimensions.width type integer string',
      'data[3].tags[1] type string number',
      'data[3].rating unknown - number',
    ]);
  });

  test('outside of the data as well', () => {
    const { pagination, ...rest } = list();
    const strange = { ...pagination, total: '3', next: null };
    expect(driftOf({ ...rest, pagination: strange, meta: [] })).toEqual([
      'pagination.total type integer string',
      'pagination.next unknown - null',
      'meta unknown - array',
    ]);
    expect(driftOf(rest)).toEqual(['pagination missing object -']);
  });

  test('when the envelope is missing: its missing content is compared, too (G1)', () => {
    const { data } = list();
    expect(driftOf(data)).toEqual(['data missing array -']);
    const { title, ...record } = data[0];
    expect(title).toBeTypeOf('string');
    expect(driftOf(record, 'getImage')).toEqual(['data missing object -', 'data.title missing string -']);
  });
});

describe('hostile responses', () => {
  test.each([
    [null],
    [undefined],
    ['<html>'],
    [42],
    [[]],
    [{}],
    [[null]],
    [{ data: null }],
    [{ data: [[[]]] }],
  ])('of any type are reported: %j (R13)', (body) => {
    expect(driftOf(body).length).toBeGreaterThan(0);
    expect(driftOf(body, 'getImage').length).toBeGreaterThan(0);
  });

  test('with names of inherited properties are reported like others (R26)', () => {
    const text = JSON.stringify(list()).replaceAll(
      '"title":',
      '"__proto__":{"polluted":1},"constructor":1,"title?":',
    );
    expect(driftOf(JSON.parse(text) as unknown)).toEqual([
      'data[0].title missing string -',
      'data[0].__proto__ unknown - object',
      'data[0].constructor unknown - number',
      'data[0]["title?"] unknown - string',
    ]);
    expect({}).not.toHaveProperty('polluted');
  });

  test('with a million records take no longer than with a thousand: the others are not examined', () => {
    const { data, pagination } = list();
    const records = Array.from({ length: 1_001 }, (_, index) => (index < 1_000 ? data[0] : {}));
    expect(driftOf({ status: 'success', pagination, data: records })).toEqual([]);
    expect(driftOf({ status: 'success', pagination, data: records.slice(1) })).toHaveLength(15);
  });

  test('produce at most fifty reports, with truncated names', () => {
    const numbers = Array.from({ length: 10_000 }, (_, index) => index);
    const long = Object.fromEntries(numbers.map((index) => [`${'x'.repeat(1_000)}${index}`, index]));
    const { data } = list();
    const driftWith = (more: object) =>
      driftOf({ status: 'success', data: { ...data[0], ...more } }, 'getImage');
    expect(driftWith(long)).toEqual([`data["${'x'.repeat(64)}"] unknown - number`]);
    expect(driftWith(numbers)).toHaveLength(50);
  });

  test('are examined only as deep as the contract is (R12)', () => {
    const depth = 5_000;
    const deep = JSON.parse('{"a":['.repeat(depth) + ']}'.repeat(depth)) as unknown;
    const { data, ...rest } = list();
    expect(driftOf({ ...rest, deep, data: [{ ...data[0], dimensions: deep, title: deep }] })).toEqual([
      'data[0].title type string object',
      'data[0].dimensions.width missing integer -',
      'data[0].dimensions.height missing integer -',
      'data[0].dimensions.a unknown - array',
      'deep unknown - object',
    ]);
  });
});

describe('reportDrift', () => {
  const body = () => {
    const { data, ...rest } = list();
    const { title, ...record } = data[0];
    return { ...rest, data: [{ ...record, name: title }] };
  };

  test('passes each drift to onDrift', () => {
    const reported: Drift[] = [];
    reportDrift('listImages', body(), { onDrift: (drift) => reported.push(drift) });
    expect(reported).toEqual([
      { operation: 'listImages', path: 'data[0].title', kind: 'missing', expected: 'string' },
      { operation: 'listImages', path: 'data[0].name', kind: 'unknown', actual: 'string' },
    ]);
  });

  test('throws one error that names every drift if strict, after calling onDrift', () => {
    const reported: Drift[] = [];
    const report = () => {
      reportDrift('listImages', body(), { strict: true, onDrift: (drift) => reported.push(drift) });
    };
    expect(report).toThrow(PixParseError);
    expect(report).toThrow(/listImages .* data\[0\]\.title \(missing: .*data\[0\]\.name \(unknown: /);
    expect(reported).toHaveLength(4);
  });

  test('reports nothing for a response that matches the contract', () => {
    const reported: Drift[] = [];
    reportDrift('listImages', list(), { strict: true, onDrift: (drift) => reported.push(drift) });
    expect(reported).toEqual([]);
  });
});

/** The envelope, the record or the first one in it, and the first object of each field below. */
function* recordsIn(value: unknown, path = ''): Generator<[Fields, string]> {
  if (Array.isArray(value)) {
    value.length = Math.min(value.length, 1);
    yield* recordsIn(value[0], `${path}[0]`);
  } else if (typeof value === 'object' && value) {
    yield [value as Fields, path];
    for (const [name, child] of Object.entries(value))
      yield* recordsIn(child, path ? `${path}.${name}` : name);
  }
}
