import { expect, test } from 'vitest';
import { contractOperations } from '../../../mock-server/check/document.ts';
import { responseFaults } from '../../../mock-server/check/validate.ts';
import { requestOf, validDraft, type Draft } from './support/draft.ts';
import { sendRequest, resetPlatform } from './support/platform.ts';

const readers = contractOperations.filter(({ method }) => method === 'GET');

test.each(readers)('$id responds to HEAD as to GET, without a body (S10)', async (operation) => {
  for (const request of await variantsOf(validDraft(operation))) {
    const head = new Request(request.url, { method: 'HEAD', headers: request.headers });
    const [headResponse, get] = [await sendFresh(head), await sendFresh(request)];
    expect(await headResponse.text()).toBe('');
    expect(await responseFaults(head, headResponse)).toEqual([]);
    expect(headResponse.status).toBe(get.status);
    expect(headersOf(headResponse)).toEqual(headersOf(get));
  }
});

// A HEAD request counts against a quota like a GET.
test.each(readers.filter(({ node }) => !('429' in (node['responses'] as object))))(
  '$id counts nothing for a HEAD (S10)',
  async (operation) => {
    const request = requestOf(validDraft(operation));
    const before = await sendFresh(request);
    await sendFresh(new Request(request, { method: 'HEAD' }));
    expect(await stableBody(await sendRequest(request))).toEqual(await stableBody(before));
  },
);

/** Sends a request to a platform in its initial state. */
function sendFresh(request: Request): Promise<Response> {
  resetPlatform();
  return sendRequest(request.clone());
}

/** Requests that succeed, are unchanged (304), and fail. */
async function variantsOf(draft: Draft): Promise<Request[]> {
  const request = requestOf(draft);
  const etag = (await sendFresh(request)).headers.get('ETag');
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

/** A body without the values that a HEAD may change: its request id, and the last use of the key. */
async function stableBody(response: Response): Promise<string> {
  return (await response.text()).replaceAll(/req-\d+|"last_used_at":("[^"]*"|null)/g, '');
}
