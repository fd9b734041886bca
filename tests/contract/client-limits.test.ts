import { describe, expect, it, test } from 'vitest';
import { PixInvalidParameterError } from '../../src/index.ts';
import { contractOperations, type ContractOperation } from '../../mock-server/check/document.ts';
import { schemaFaults } from '../../mock-server/check/validate.ts';
import { argumentsOf, CALLS, recordingClient } from './support/client-calls.ts';
import { fieldsOf, sampleOf, type ContractField } from './support/contract-fields.ts';
import { LIMITS, valuesAround, type Limit } from './support/values-around.ts';

/** Limits that the client leaves to the server, and why. */
const LEFT_TO_THE_SERVER: Readonly<Record<string, string>> = {
  'uploadImage album minLength': 'an empty field of a form counts as not given, so it may be passed on',
};

/** Keys are ASCII (U5); all other texts may contain characters of two UTF-16 units. */
const markOf = ({ name }: ContractField) => (name === 'user_token' ? 'x' : '🐦');

const PICTURES = ['image_url', 'image_file_b64'];

interface Case {
  operation: ContractOperation;
  field: ContractField;
  limit: Limit;
}

const cases: Case[] = contractOperations
  .filter(({ id }) => id in CALLS)
  .flatMap((operation) =>
    fieldsOf(operation)
      .filter(({ place }) => place !== 'multipart/form-data')
      .flatMap((field) =>
        LIMITS.filter((limit) => limit in field.schema).map((limit) => ({ operation, field, limit })),
      ),
  );

const nameOf = ({ operation, field, limit }: Case) => `${operation.id} ${field.name} ${limit}`;
const named = cases.map((each) => ({ ...each, name: nameOf(each) }));

/** Calls a function with one given value and examples of the document otherwise. */
async function send({ operation, field }: Case, value: unknown) {
  const others = fieldsOf(operation)
    .filter(({ place }) => place !== 'multipart/form-data')
    .filter(({ name }) => !PICTURES.includes(name) || !PICTURES.includes(field.name))
    .filter(({ name }) => name !== 'image_file_b64' || field.name === name)
    .map((other) => [other.name, sampleOf(other)]);
  const values = { ...Object.fromEntries(others), [field.name]: value } as Record<string, unknown>;
  const { call, sent } = recordingClient();
  const error = await call(operation.id, ...argumentsOf(operation, values));
  return { error, sent };
}

describe('A limit of the contract is enforced by the client:', () => {
  it.each(named.filter(({ name }) => !(name in LEFT_TO_THE_SERVER)))('$name', async (each) => {
    const { field, limit } = each;
    const { inside, outside } = valuesAround(limit, field.schema, sampleOf(field), markOf(field));
    expect(inside.length * outside.length).toBeGreaterThan(0);
    for (const value of inside) {
      expect(schemaFaults(field.pointer, value), `by the document ${format(value)} is right`).toEqual([]);
      const { error, sent } = await send(each, value);
      expect({ error, requests: sent.length }, format(value)).toEqual({ error: undefined, requests: 1 });
    }
    for (const value of outside) {
      expect(schemaFaults(field.pointer, value), `by the document ${format(value)} is wrong`).not.toEqual([]);
      const { error, sent } = await send(each, value);
      expect(error, format(value)).toBeInstanceOf(PixInvalidParameterError);
      expect(error).toMatchObject({ field: field.name });
      expect(sent).toEqual([]);
    }
  });

  it('required fields must be given', async () => {
    const required = contractOperations
      .filter(({ id }) => id in CALLS)
      .flatMap((operation) =>
        fieldsOf(operation).map((field) => ({ operation, field, limit: 'enum' as const })),
      )
      .filter(({ field }) => field.isRequired && field.place !== 'multipart/form-data');
    for (const each of required) {
      const { error, sent } = await send(each, undefined);
      expect(error, `${each.operation.id} ${each.field.name}`).toBeInstanceOf(PixInvalidParameterError);
      expect(sent).toEqual([]);
    }
    expect(required.length).toBeGreaterThan(20);
  });
});

const format = (value: unknown) => JSON.stringify(value)?.slice(0, 80) ?? 'undefined';

test('limits checked only by the server are in the contract', () => {
  const names = named.map(({ name }) => name);
  expect(Object.keys(LEFT_TO_THE_SERVER).filter((name) => !names.includes(name))).toEqual([]);
});

test('every keyword that limits a field is known to these tests', () => {
  const known = ['$ref', 'type', 'description', 'default', 'example', 'examples', 'x-pix-gap', ...LIMITS];
  const keywords = contractOperations
    .filter(({ id }) => id in CALLS)
    .flatMap((operation) => fieldsOf(operation))
    .filter(({ place }) => place !== 'multipart/form-data')
    .flatMap(({ schema }) => Object.keys(schema));
  expect([...new Set(keywords)].filter((keyword) => !known.includes(keyword))).toEqual([]);
});
