import { expect, it } from 'vitest';
import { PixInvalidParameterError, PixParseError } from '../../../src/client/core/errors.ts';
import { fillPath } from '../../../src/client/core/url.ts';
import { iterate, readList, readRecord } from '../../../src/client/read.ts';

const page = { total: 50, page: 2, limit: 24, total_pages: 3, has_next: true, has_previous: true };

it('returns a list unchanged', () => {
  expect(readList({ status: 'success', pagination: page, data: [{ id: 1 }] })).toEqual({
    status: 'success',
    pagination: page,
    data: [{ id: 1 }],
  });
});

it('accepts numbers as strings (R14)', () => {
  const { pagination } = readList({ pagination: { ...page, total: '50', page: '2' }, data: [] });
  expect(pagination).toEqual(page);
});

it('treats a list without pagination as its only page (R14)', () => {
  expect(readList({ data: [{ id: 1 }, { id: 2 }] }).pagination).toEqual({
    total: 2,
    page: 1,
    limit: 2,
    total_pages: 1,
    has_next: false,
    has_previous: false,
  });
});

it('replaces invalid numbers in the pagination (R16)', () => {
  const { pagination } = readList({
    pagination: { ...page, total: -1, total_pages: Infinity, limit: 'x' },
    data: [{}],
  });
  expect(pagination).toMatchObject({ total: 1, total_pages: 1, limit: 1 });
});

it('skips values that are not records', () => {
  expect(readList({ data: [null, 1, 'x', { id: 1 }] }).data).toEqual([{ id: 1 }]);
});

it.each([null, [], 'text', 1, {}, { status: 'error', error: { message: 'Gone fishing' } }])(
  'rejects %j as a list (R13)',
  (body) => {
    expect(() => readList(body)).toThrow(PixParseError);
  },
);

it('throws with the message of an error with status 200 (R13)', () => {
  expect(() => readList({ status: 'error', error: { message: 'Gone fishing' } })).toThrow('Gone fishing');
});

it('accepts a record in its envelope or bare (G1)', () => {
  expect(readRecord({ status: 'success', data: { id: 1 } })).toEqual({ id: 1 });
  expect(readRecord({ id: 1 })).toEqual({ id: 1 });
});

const picture = (slug_or_id: string | number) => fillPath('/api/v1/images/{slug_or_id}', { slug_or_id });

it('encodes each value as one path segment (U2)', () => {
  expect(picture('a/b?c#d %')).toBe('/api/v1/images/a%2Fb%3Fc%23d%20%25');
  expect(picture('%2e%2e')).toBe('/api/v1/images/%252e%252e');
  expect(picture('\0')).toBe('/api/v1/images/%00');
  expect(picture(12)).toBe('/api/v1/images/12');
});

it.each(['', '.', '..', '\ud800', 0, -1, 1.5, NaN, Infinity, 2 ** 53])(
  'rejects %j as a path segment (U2, U3, U4)',
  (value) => {
    expect(() => picture(value)).toThrow(PixInvalidParameterError);
    expect(() => picture(value)).toThrow('slug_or_id must be');
  },
);

it('takes records of a list for the same by their id, by their slug if the id is not exact, or by their content', async () => {
  const data = [
    ...[
      { id: 1, slug: 'a' },
      { id: 2, slug: 'a' },
      { id: 2, slug: 'b' },
    ],
    ...[{ id: 2 ** 60, slug: 'c' }, { id: 2 ** 60 + 1, slug: 'd' }, { text: 'e' }, { text: 'e' }],
  ];
  const found = await iterate(() => Promise.resolve(readList<(typeof data)[0]>({ data }))).toArray();
  expect(found).toEqual([0, 1, 3, 4, 5].map((index) => data[index]));
});
