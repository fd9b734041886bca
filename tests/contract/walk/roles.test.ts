import { expect, test } from 'vitest';
import { contractOperations } from '../../../mock-server/check/document.ts';
import { draftsOf, needsKey, requestOf, validDraft, withoutBody, type Draft } from './support/draft.ts';
import { operationOf } from './support/operation-of.ts';
import { exceptions, roles, statusesFor, type Exceptions, type Role } from './support/roles.ts';
import { faultsOf, send } from './support/send.ts';
import { sendRequest, known, resetPlatform } from './support/platform.ts';

/** Faults in the responses to the different callers. */
async function faultsByRole(draft: Draft, own: Exceptions = {}): Promise<string[]> {
  const faults = [];
  for (const [role, headers] of Object.entries(roles)) {
    const statuses = statusesFor(draft, role as Role, own);
    faults.push(...(await faultsOf({ ...draft, headers }, { statuses, fields: [] })));
  }
  return faults;
}

test.each(contractOperations)(
  '$id is available to the callers of the contract (S12, S13)',
  async (operation) => {
    for (const draft of draftsOf(operation)) {
      const own = exceptions[operation.id] ?? albumExceptions(draft);
      // The permission to delete depends on the key here, not on a token.
      expect(await faultsByRole(operation.id === 'deleteImage' ? withoutBody(draft) : draft, own)).toEqual(
        [],
      );
    }
  },
);

/** Only the owner of an album can add pictures. */
function albumExceptions({ operation, body }: Draft): Exceptions {
  const hasAlbum = body?.type === 'multipart/form-data' && body.parts.some(([name]) => name === 'album');
  return operation.id === 'uploadImage' && hasAlbum ? { other: 403 } : {};
}

const keyed = contractOperations.filter(needsKey);

test.each(keyed)('$id ignores a key in the query (S12)', async (operation) => {
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
  ['the delete token is sufficient without a key', example('deleteImage'), {}],
  [
    'a wrong delete token is not sufficient, and does not affect the owner',
    { ...withoutBody(example('deleteImage')), query: [['delete_token', 'del_wrong']] },
    { 'no key': 403, other: 403 },
  ],
  [
    'the pictures of the caller are listed with a key',
    { ...example('listImages'), query: [['user', 'me']] },
    { 'no key': 401 },
  ],
  [
    'the albums of the caller are listed with a key',
    { ...example('listAlbums'), query: [['user', 'me']] },
    { 'no key': 401 },
  ],
  [
    'anyone can read a private album by its token',
    { ...example('listAlbumImages'), params: privateToken },
    {},
  ],
  [
    'only its owner can read a private album by its id',
    { ...example('listAlbumImages'), params: privateId },
    { 'no key': 404, other: 404 },
  ],
  [
    'only its owner can search a private album by its id',
    { ...example('listImages'), query: [['album', '2']] },
    { 'no key': 404, other: 404 },
  ],
  [
    'a private album named by its id is a 404 for callers without permission to change it',
    { ...example('addAlbumImage'), params: privateId },
    { other: 404 },
  ],
  [
    'a private album named by its token is a 403 for callers without permission to change it',
    { ...example('addAlbumImage'), params: privateToken },
    { other: 403 },
  ],
])('%s', async (_, draft, own) => {
  expect(await faultsByRole(draft, own)).toEqual([]);
});
