/** Whose keys requests carry, and what that means where a key is valid. */
import { needsKey, type Draft } from './draft.ts';
import { successesOf } from './statuses.ts';

/** Headers by what they say of the caller. */
export const roles = {
  'no key': {},
  'an empty key': { 'X-API-Key': '' },
  'a malformed header': { Authorization: 'Basic cGl4X3Rlc3Rfb3duZXI=' },
  'a bearer without a key': { Authorization: 'Bearer' },
  'an unknown key': { 'X-API-Key': 'pix_test_owne' },
  'a revoked key': { Authorization: 'Bearer pix_test_revoked' },
  'different keys': { 'X-API-Key': 'pix_test_owner', Authorization: 'Bearer pix_test_admin' },
  'one key twice': { 'X-API-Key': 'pix_test_owner', Authorization: 'Bearer pix_test_owner' },
  owner: { 'X-API-Key': 'pix_test_owner' },
  'owner as bearer': { Authorization: 'bearer pix_test_owner' },
  other: { Authorization: 'Bearer pix_test_other' },
  administrator: { 'X-API-Key': 'pix_test_admin' },
} as const satisfies Record<string, Record<string, string>>;

/** Whether requests with these headers are somebody's, provided that they get so far. */
export function hasKey(headers: Readonly<Record<string, string>>): boolean {
  return 'X-API-Key' in headers || 'Authorization' in headers;
}

/** A kind of caller. */
export type Role = keyof typeof roles;

/** Which status a caller gets in place of a success. */
export type Exceptions = Partial<Record<Role, number>>;

/** What the contract says in words of callers with a valid key, for the requests of its examples: they are the owner's. */
export const exceptions: Record<string, Exceptions> = {
  updateImage: { other: 403 },
  replaceImage: { other: 403 },
  deleteImage: { 'no key': 401, other: 403 },
  getImageAnalytics: { other: 403, administrator: 403 },
  addAlbumImage: { other: 403 },
  removeAlbumImage: { other: 403 },
  // Nobody else has money.
  removeBackground: { other: 402, administrator: 402 },
};

/** What the contract says of a caller. Pages, pictures and scripts know no keys. */
export function statusesFor({ operation }: Draft, role: Role, own: Exceptions = {}): number[] {
  const successes = successesOf(operation);
  if (!operation.path.startsWith('/api/')) return successes;
  const special = own[role];
  if (special !== undefined) return [special];
  if (role === 'no key') return needsKey(operation) ? [401] : successes;
  if (role === 'different keys') return [400];
  return /^an? /.test(role) ? [401] : successes;
}
