import { expect, test } from 'vitest';
import { contractOperations } from '../../support/document.ts';
import { draftsOf, needsKey, requestOf, validDraft, withoutBody, type Draft } from './support/draft.ts';
import { operationOf } from './support/operation-of.ts';
import { exceptions, roles, statusesFor, type Exceptions, type Role } from './support/roles.ts';
import { faultsOf, send } from './support/send.ts';
import { sendRequest, known, resetPlatform } from './support/platform.ts';

/** What is wrong with how callers are answered. */
async function faultsByRole(draft: Draft, own: Exceptions = {}): Promise<string[]> {
  const faults = [];
  for (const [role, headers] of Object.entries(roles)) {
    const statuses = statusesFor(draft, role as Role, own);
    faults.push(...(await faultsOf({ ...draft, headers }, { statuses, fields: [] })));
  }
  return faults;
}

test.each(contractOperations)(
  '$id is for the callers that the contract names (S12, S13)',
  async (operation) => {
    for (const draft of draftsOf(operation)) {
      const own = exceptions[operation.id] ?? albumExceptions(draft);
      // The right to delete is that of the key here, not of a token.
      expect(await faultsByRole(operation.id === 'deleteImage' ? withoutBody(draft) : draft, own)).toEqual(
        [],
      );
    }
  },
);

/** Nobody puts a picture into an album of others. */
function albumExceptions({ operation, body }: Draft): Exceptions {
  const hasAlbum = body?.type === 'multipart/form-data' && body.parts.some(([name]) => name === 'album');
  return operation.id === 'uploadImage' && hasAlbum ? { other: 403 } : {};
}

const keyed = contractOperations.filter(needsKey);

test.each(keyed)('$id takes no key from the query (S12)', async (operation) => {
  const draft = validDraft(operation);
  for (const name of ['api_key', 'key', 'X-API-Key', 'Authorization']) {
    const query = [...draft.query, [name, 'pix_test_owner'] as const];
    expect((await send({ ...draft, headers: {}, query })).status, name).toBe(401);
  }
});

test.each(keyed)('$id requires a key before it reads anything', async (operation) => {
  const draft = validDraft(operation);
  const params = Object.fromEntries(Object.keys(draft.params).map((name) => [name, 'no-such-thing']));
  const { url, method } = requestOf({ ...draft, params, query: [['limit', '0']] });
  for (const role of ['no key', 'a revoked key'] as const) {
    const headers = { 'Content-Type': 'text/plain', ...roles[role] };
    resetPlatform();
    const response = await sendRequest(
      new Request(url, { method, headers, ...(draft.body && { body: '{' }) }),
    );
    expect(response.status, role).toBe(401);
    expect(response.headers.get('WWW-Authenticate'), role).toBe('Bearer');
  }
});

const example = (id: string) => validDraft(operationOf(id));
const privateId = { token_or_id: '2' };
const privateToken = { token_or_id: known.tokens[1] };

test.each<[promise: string, draft: Draft, own: Exceptions]>([
  ['whoever has the delete token needs no key', example('deleteImage'), {}],
  [
    'a wrong delete token helps nobody, and harms no owner',
    { ...withoutBody(example('deleteImage')), query: [['delete_token', 'del_wrong']] },
    { 'no key': 403, other: 403 },
  ],
  [
    'one’s own pictures are listed with a key',
    { ...example('listImages'), query: [['user', 'me']] },
    { 'no key': 401 },
  ],
  [
    'one’s own albums are listed with a key',
    { ...example('listAlbums'), query: [['user', 'me']] },
    { 'no key': 401 },
  ],
  ['a private album is read by its token', { ...example('listAlbumImages'), params: privateToken }, {}],
  [
    'a private album is read by its id by its owner',
    { ...example('listAlbumImages'), params: privateId },
    { 'no key': 404, other: 404 },
  ],
  [
    'a private album is searched by its id by its owner',
    { ...example('listImages'), query: [['album', '2']] },
    { 'no key': 404, other: 404 },
  ],
  [
    'a private album named by its id is not there for those who may not change it',
    { ...example('addAlbumImage'), params: privateId },
    { other: 404 },
  ],
  [
    'a private album named by its token is there, but not theirs',
    { ...example('addAlbumImage'), params: privateToken },
    { other: 403 },
  ],
])('%s', async (_, draft, own) => {
  expect(await faultsByRole(draft, own)).toEqual([]);
});
