/** Requests that produce the statuses listed in the contract. */
import { MAX_UPLOAD_BODY_BYTES } from '../../../../src/contract/limits.ts';
import type { ContractOperation } from '../../../../mock-server/check/document.ts';
import { requestOf, validDraft, type Draft } from './draft.ts';
import { draftsAround } from './drafts-around.ts';
import { roles } from './roles.ts';
import { slotsOf } from './slots.ts';
import { successesOf } from './statuses.ts';
import { expectationFor } from './expectation.ts';
import { known } from './platform.ts';

/** Requests in sequence; the last one has the status. */
export function requestsFor(operation: ContractOperation, status: number): Request[] {
  const draft = validDraft(operation);
  const special = specials[`${operation.id} ${status}`];
  if (special) return special(draft);
  const request = general[status]?.(draft);
  if (request) return [request];
  if (successesOf(operation).includes(status)) return [requestOf(draft)];
  const found = slotsOf(operation)
    .flatMap(draftsAround)
    .find((candidate) => expectationFor(candidate).statuses.join() === String(status));
  if (!found)
    throw new Error(`The contract lists ${status} for ${operation.id}, but nothing in it leads there.`);
  return [requestOf(found)];
}

/** Requests that produce a status from any operation that lists it. */
const general: Record<number, (draft: Draft) => Request> = {
  304: (draft) => requestOf({ ...draft, headers: { ...draft.headers, 'If-None-Match': '*' } }),
  400: (draft) => requestOf({ ...draft, headers: roles['different keys'] }),
  401: (draft) => requestOf({ ...draft, headers: roles['a revoked key'] }),
  405: (draft) => new Request(requestOf(draft).url, { method: 'PROPFIND' }),
  // Only the announced length exceeds the limit; other tests send such bodies. The largest limit is that of uploads.
  413: (draft) => withHeader(draft, 'Content-Length', String(MAX_UPLOAD_BODY_BYTES + 1)),
  415: (draft) => withHeader(draft, 'Content-Type', 'text/plain'),
};

/** Requests that produce a status from one operation, depending on its state or the caller. */
const specials: Record<string, (draft: Draft) => Request[]> = {
  'addAlbumImage 201': (draft) => [withFields(draft, { image: known.slugs[2] })],
  'createShortLink 402': (draft) =>
    times(31, () => withFields({ ...draft, headers: roles.other }, { url: 'https://example.org/' })),
  'removeBackground 402': (draft) => [requestOf({ ...draft, headers: roles.other })],
  'listBirds 429': (draft) => times(61, () => requestOf(draft)),
  'listCalendarEvents 429': (draft) => times(61, () => requestOf(draft)),
};

function withHeader(draft: Draft, name: string, value: string): Request {
  const request = requestOf(draft);
  request.headers.set(name, value);
  return request;
}

function withFields(draft: Draft, fields: Record<string, unknown>): Request {
  return requestOf({ ...draft, body: { type: 'application/json', fields } });
}

function times(count: number, make: () => Request): Request[] {
  return Array.from({ length: count }, make);
}
