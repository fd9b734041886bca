import { expect, test } from 'vitest';
import { contractOperations } from '../../support/document.ts';
import { responseFaults } from '../../support/validate.ts';
import { requestOf, validDraft, type Draft } from './support/draft.ts';
import { sendRequest, resetPlatform } from './support/platform.ts';

const readers = contractOperations.filter(({ method }) => method === 'GET');

test.each(readers)('$id responds to HEAD as to GET, without a body (S10)', async (operation) => {
  for (const request of await variantsOf(validDraft(operation))) {
    const head = new Request(request.url, { method: 'HEAD', headers: request.headers });
    const [answer, get] = [await first(head), await first(request)];
    expect(await answer.text()).toBe('');
    expect(await responseFaults(head, answer)).toEqual([]);
    expect(answer.status).toBe(get.status);
    expect(headersOf(answer)).toEqual(headersOf(get));
  }
});

// A HEAD takes one from a quota as a GET does: it is a request.
test.each(readers.filter(({ node }) => !('429' in (node['responses'] as object))))(
  '$id counts nothing for a HEAD (S10)',
  async (operation) => {
    const request = requestOf(validDraft(operation));
    const before = await first(request);
    await first(new Request(request, { method: 'HEAD' }));
    expect(await wordsOf(await sendRequest(request))).toEqual(await wordsOf(before));
  },
);

/** Asks where nothing was asked before. */
function first(request: Request): Promise<Response> {
  resetPlatform();
  return sendRequest(request.clone());
}

/** Requests that are answered, answered with nothing new, and refused. */
async function variantsOf(draft: Draft): Promise<Request[]> {
  const request = requestOf(draft);
  const etag = (await first(request)).headers.get('ETag');
  const headers = { ...draft.headers, ...(etag !== null && { 'If-None-Match': etag }) };
  const params = Object.fromEntries(Object.keys(draft.params).map((name) => [name, 'no-such-thing']));
  return [
    request,
    new Request(request, { headers }),
    new Request(request, { headers: { 'X-API-Key': 'pix_test_revoked' } }),
    requestOf({ ...draft, params, query: [['limit', '0']] }),
  ];
}

function headersOf({ headers }: Response): [string, string][] {
  return [...headers].filter(([name]) => name !== 'x-request-id');
}

/** A body without what a HEAD may change: its own name, and when the key was used last. */
async function wordsOf(response: Response): Promise<string> {
  return (await response.text()).replaceAll(/req-\d+|"last_used_at":("[^"]*"|null)/g, '');
}
