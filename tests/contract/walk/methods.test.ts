import { expect, test } from 'vitest';
import { contractOperations, operationsAt } from '../../../mock-server/check/document.ts';
import { responseFaults } from '../../../mock-server/check/validate.ts';
import { requestOf, validDraft } from './support/draft.ts';
import { sendRequest, BASE, resetPlatform } from './support/platform.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'patch', 'QUERY', 'PROPFIND', 'LOCK'];

/** One address of each path. */
const places = [...new Map(contractOperations.map((operation) => [operation.address, operation])).values()];

test.each(places)('$address responds to other methods with 405 and lists its own (S9)', async (operation) => {
  const { url } = requestOf(validDraft(operation));
  const methods = methodsAt(url);
  for (const method of METHODS.filter((candidate) => !methods.includes(candidate))) {
    for (const headers of [{}, { 'X-HTTP-Method-Override': 'GET', 'X-API-Key': 'pix_test_admin' }]) {
      resetPlatform();
      const request = new Request(url, { method, headers });
      const response = await sendRequest(request);
      expect(response.status, method).toBe(405);
      expect(listed(response.headers.get('Allow')), method).toEqual(methods);
      expect(await responseFaults(request, response), method).toEqual([]);
    }
  }
});

test.each(places)('$address responds to a preflight with its methods (S11)', async (operation) => {
  const { url } = requestOf(validDraft(operation));
  await expectPreflight(url, methodsAt(url));
});

test('an unknown path responds to a preflight, too, so that pages see its 404 (S11)', async () => {
  const all = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  await expectPreflight(`${BASE}/api/v1/nothing`, all.toSorted());
});

async function expectPreflight(url: string, methods: readonly string[]): Promise<void> {
  const headers = {
    Origin: 'null',
    'Access-Control-Request-Method': 'DELETE',
    'Access-Control-Request-Headers': 'x-api-key, content-type, x-unknown',
  };
  const response = await sendRequest(new Request(url, { method: 'OPTIONS', headers }));
  expect(response.status).toBe(204);
  expect(await response.text()).toBe('');
  expect(listed(response.headers.get('Access-Control-Allow-Methods'))).toEqual(methods);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(response.headers.get('Access-Control-Max-Age')).toBe('86400');
  const allowed = listed(response.headers.get('Access-Control-Allow-Headers')).map((name) =>
    name.toLowerCase(),
  );
  expect(allowed).toEqual(
    expect.arrayContaining(['authorization', 'content-type', 'if-none-match', 'x-api-key']),
  );
}

/** The methods of a path as `Allow` lists them. */
function methodsAt(url: string): string[] {
  const own = operationsAt(new URL(url).pathname).map(({ method }) => method);
  return [...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].toSorted();
}

function listed(header: string | null): string[] {
  return (header ?? '').split(', ').toSorted();
}
