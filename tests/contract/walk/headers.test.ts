import { expect, test } from 'vitest';
import {
  responsesOf,
  contractOperations,
  type ContractOperation,
} from '../../../mock-server/check/document.ts';
import { validDraft } from './support/draft.ts';
import { send } from './support/send.ts';

const lists = (operation: ContractOperation, status: string) =>
  responsesOf(operation).some(([listed]) => listed === status);

/** Operations whose responses clients may cache and revalidate. */
const revalidated = contractOperations.filter((operation) => lists(operation, '304'));

test.each(contractOperations)(
  '$id exposes the headers that programs need to foreign pages',
  async (operation) => {
    const { headers } = await send(validDraft(operation));
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(headers.get('Access-Control-Expose-Headers')).toBe(
      'X-Request-Id, Retry-After, ETag, Location, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset',
    );
  },
);

test.each(revalidated.filter(({ path }) => path.startsWith('/api/')))(
  '$id has a Vary header with both key headers',
  async (operation) => {
    expect((await send(validDraft(operation))).headers.get('Vary')).toBe('X-API-Key, Authorization');
  },
);

test.each(revalidated)(
  '$id responds with 304 to a matching If-None-Match, and to no other (S26)',
  async (operation) => {
    const draft = validDraft(operation);
    const etag = (await send(draft)).headers.get('ETag') ?? '';
    const statusOf = async (header: string) =>
      (await send({ ...draft, headers: { ...draft.headers, 'If-None-Match': header } })).status;
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
      expect(await statusOf(header), header).toBe(304);
    for (const header of ['"other"', etag.slice(1, -1), '', ',,', `foo${etag}`, `${etag}x`, `"a" ${etag}`])
      expect(await statusOf(header), header).toBe(200);
  },
);
