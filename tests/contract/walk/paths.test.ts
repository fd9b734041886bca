import { expect, test } from 'vitest';
import type { ErrorBody } from '../../../src/contract/models.ts';
import { contractOperations, operationsAt } from '../../../mock-server/check/document.ts';
import { schemaFaults } from '../../../mock-server/check/validate.ts';
import { requestOf, validDraft } from './support/draft.ts';
import { sendRequest, BASE } from './support/platform.ts';

test.each(contractOperations)(
  '$id exists at its own path only: similar paths are a 404 (S1)',
  async (operation) => {
    const draft = validDraft(operation);
    const { url, method } = requestOf(draft);
    const paths = pathsLike(new URL(url).pathname);
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const response = await sendRequest(new Request(BASE + path, { method, headers: draft.headers }));
      const id = response.headers.get('X-Request-Id');
      const body = (await response.json()) as ErrorBody;
      expect(response.status, path).toBe(404);
      expect(response.headers.get('Access-Control-Allow-Origin'), path).toBe('*');
      expect(schemaFaults('#/components/schemas/ErrorBody', body), path).toEqual([]);
      expect(body.error, path).toMatchObject({ code: 'not_found', request_id: id });
    }
  },
);

/** Paths similar to the given one, which belong to no operation. */
function pathsLike(path: string): string[] {
  const segments = path.split('/');
  const misspelt = segments
    .slice(1)
    .flatMap((segment, at) =>
      [`${segment}x`, segment.toUpperCase(), '', `${segment}/`, `..%2F${segment}`, `${segment}%E0%A4%A`].map(
        (wrong) => segments.with(at + 1, wrong).join('/'),
      ),
    );
  const [, first, ...rest] = segments;
  // The picture service has no paths of a companion host, nor the other way round.
  const elsewhere = [`/${rest.join('/')}`, `/nowhere${path}`, `/${first}${path}`, `/wallet${path}`];
  const others = [...misspelt, ...elsewhere, `${path}/nothing`, `${path};a=b`, path.replace('/v1/', '/v2/')];
  return [...new Set(others)].filter((other) => operationsAt(new URL(BASE + other).pathname).length === 0);
}
