/** Promises that client and embed script share about malformed responses, each with its number of requests. */
import { describe, expect } from 'vitest';
import type { ImageList } from '../../../../src/index.ts';
import { errorBodies } from '../../../support/chaos-responses.ts';
import type { Fault } from '../../../support/chaos-exchange.ts';
import { faults } from '../../../support/chaos-faults.ts';
import { failureOf, SLUGS, test } from './support/network.ts';
import { SOURCES, type Source } from './support/sources.ts';

const rewritten = (change: (list: ImageList) => unknown): Fault =>
  faults.rewrite((body) => JSON.stringify(change(JSON.parse(body.toString()) as ImageList)));
const paged = (pagination: object) => rewritten((list) => ({ ...list, pagination }));

describe.each(Object.keys(SOURCES))('The %s', (name) => {
  const sourceOf = (baseUrl: string) => SOURCES[name]?.(baseUrl) as Source;

  const INVALID: Record<string, Fault> = {
    'a login page (R10)': faults.html(),
    '204 (R11)': faults.empty(),
    'an empty 200 (R11)': faults.empty(200),
    'JSON cut short (R12)': faults.shortBody(),
    'JSON with garbage (R12)': faults.trailingGarbage(),
    'NaN (R12)': faults.nan(),
    'arrays 100,000 deep (R12)': faults.deep(),
    'null (R13)': faults.answer({ body: 'null' }),
    'an array (R13)': faults.answer({ body: '[1]' }),
    'text (R13)': faults.answer({ body: '"secret"' }),
    'an error with status 200 (R13)': faults.answer({ body: errorBodies.contract.body }),
    'over 5 MB (R25)': faults.huge(),
  };
  test.for(Object.keys(INVALID))('rejects %s at once', async (what, { proxy }) => {
    proxy.always(INVALID[what] as Fault);
    const error = await failureOf(sourceOf(proxy.url).list());
    expect(error.code).toBe('parse');
    expect(error.message).not.toMatch(/[<>]|secret/);
    if (what.includes('R10')) expect(error.message).toContain('text/html');
    if (what.includes('R25')) expect(error.message).toContain('5242880 bytes');
    if (what.includes('R11')) expect(error.message).toContain('empty');
    expect(proxy.requests).toHaveLength(1);
  });

  test('accepts a byte order mark (R12)', async ({ proxy }) => {
    proxy.next(faults.byteOrderMark());
    expect((await sourceOf(proxy.url).list()).data).toHaveLength(SLUGS.length);
    expect(proxy.requests).toHaveLength(1);
  });

  const deep = JSON.parse('['.repeat(2_000) + ']'.repeat(2_000)) as unknown;
  test.for<[string, Fault, object]>([
    [
      'no pagination (R14)',
      paged(undefined as unknown as object),
      { page: 1, total_pages: 1, has_next: false },
    ],
    [
      'numbers as strings (R14)',
      paged({ total: '5', page: '1', limit: '2', total_pages: '3' }),
      { total: 5, page: 1, limit: 2, total_pages: 3, has_next: true },
    ],
    ['numbers nested too deep (R14)', paged({ total: deep, page: deep }), { total: 5, page: 1 }],
    [
      'a billion pages (R16)',
      paged({ total: 1e9, page: 1, limit: 24, total_pages: 1e9, has_next: true }),
      { total: 1e9, has_next: true },
    ],
    [
      'negative and invalid numbers (R16)',
      paged({ total: -3, page: 1.5, limit: null, total_pages: -1 }),
      { total: 5, page: 1, limit: 5, total_pages: 1, has_next: false },
    ],
  ])('reads a list with %s', async ([, fault, expected], { proxy }) => {
    proxy.next(fault);
    const { data, pagination } = await sourceOf(proxy.url).list();
    expect(data).toHaveLength(SLUGS.length);
    expect(pagination).toMatchObject(expected);
    expect(proxy.requests).toHaveLength(1);
  });

  test('treats "__proto__" and "constructor" as ordinary fields (R26)', async ({ proxy }) => {
    const text =
      '{"data":[{"id":1,"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}],"__proto__":{"polluted":1}}';
    proxy.next(faults.answer({ body: text }));
    expect((await sourceOf(proxy.url).list()).data).toHaveLength(1);
    expect({}).not.toHaveProperty('polluted');
    expect(proxy.requests).toHaveLength(1);
  });

  test.for(['contract', 'text', 'string', 'message', 'error', 'problem', 'errors', 'array', 'long'] as const)(
    'finds the message of an error, and truncates it: %s (R35)',
    async (shape, { proxy }) => {
      proxy.always(faults.failure(400, shape));
      const { message } = await failureOf(sourceOf(proxy.url).list());
      if (shape === 'long') expect(message).toHaveLength(300);
      else expect(message).toBe('The chaos proxy says no.');
      expect(proxy.requests).toHaveLength(1);
    },
  );
});
