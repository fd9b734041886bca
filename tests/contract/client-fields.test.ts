import { describe, expect, it, test } from 'vitest';
import { contractOperations, type ContractOperation } from '../../mock-server/check/document.ts';
import { argumentsOf, CALLS, recordingClient, type Values } from './support/client-calls.ts';
import { fieldsOf, sampleOf, type ContractField } from './support/contract-fields.ts';

/** Fields for the picture, of which each request has one. */
const PICTURES = ['image_file', 'image_url', 'image_file_b64'];

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
const picture = new Blob([Uint8Array.from(atob(PIXEL), (sign) => sign.charCodeAt(0))]);

const operations = contractOperations.filter(({ id }) => id in CALLS);

/** Every documented value in as few requests as possible, by content type. */
function requestsOf(operation: ContractOperation): { place: string; values: Values }[] {
  const fields = fieldsOf(operation);
  const places = [...new Set(fields.map(({ place }) => place))].filter((place) => place.includes('/'));
  return (places.length > 0 ? places : ['query']).flatMap((place) => {
    const own = fields.filter((field) => !field.place.includes('/') || field.place === place);
    const values = Object.fromEntries(own.map((field) => [field.name, valueOf(field)]));
    const pictures = PICTURES.filter((name) => name in values);
    // A URL is sent as JSON, since there is no file.
    const choices = place === 'multipart/form-data' ? pictures.slice(0, 1) : pictures;
    if (choices.length === 0) return [{ place, values }];
    return choices.map((chosen) => {
      const isLeft = ([name]: [string, unknown]) => name === chosen || !PICTURES.includes(name);
      return { place, values: Object.fromEntries(Object.entries(values).filter(isLeft)) };
    });
  });
}

const valueOf = (field: ContractField) => (field.schema['format'] === 'binary' ? picture : sampleOf(field));

describe.each(operations)('$id', (operation) => {
  const fields = fieldsOf(operation);
  const namesAt = (...places: string[]) =>
    fields.filter(({ place }) => places.includes(place)).map(({ name }) => name);

  it.each(requestsOf(operation))(
    'sends all of its fields, $place, by their names',
    async ({ place, values }) => {
      const { call, sent } = recordingClient();
      expect(await call(operation.id, ...argumentsOf(operation, values))).toBeUndefined();
      expect(sent).toHaveLength(1);
      const [request] = sent;
      const inBody = place.includes('/') ? namesAt(place) : [];
      // Fields of both body and query are sent in the body, since queries are logged.
      const inQuery = namesAt('query').filter((name) => !inBody.includes(name));
      const pick = (names: string[]) => Object.entries(values).filter(([name]) => names.includes(name));
      const query = pick(inQuery).map(([name, value]) => [name, String(value)]);
      expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual(Object.fromEntries(query));
      const body = Object.fromEntries(pick(inBody).map(([name, value]) => [name, asSent(name, value)]));
      const received = (request?.body ?? {}) as Record<string, unknown>;
      const comparable = Object.entries(received).map(([name, value]) => [name, asSent(name, value)]);
      expect(Object.fromEntries(comparable)).toEqual(body);
    },
  );

  it('has no field that these requests omit', () => {
    const given = requestsOf(operation).flatMap(({ values }) => Object.keys(values));
    expect([...new Set(given)].toSorted()).toEqual([...new Set(fields.map(({ name }) => name))].toSorted());
  });
});

/** Form in which values are compared: the client encodes Base64 pictures again, and a file is identified by its size. */
const asSent = (name: string, value: unknown) => {
  if (value instanceof Blob) return `${value.size} bytes`;
  return name === 'image_base64' ? String(value).replace(/^data:.*,/, '') : value;
};

test('more than a hundred fields are sent', () => {
  const names = operations.flatMap((operation) => fieldsOf(operation));
  expect(names.length).toBeGreaterThan(100);
});

test('the name of an uploaded file is sent with its bytes', async () => {
  const { call, sent } = recordingClient();
  expect(await call('uploadImage', { image: picture, filename: 'first-frost.png' })).toBeUndefined();
  const { image } = sent[0]?.body as { image: File };
  expect(image.name).toBe('first-frost.png');
});
