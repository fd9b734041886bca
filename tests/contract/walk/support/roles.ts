/** Callers of requests, and what they may do. */
import { needsKey, type Draft } from './draft.ts';
import { successesOf } from './statuses.ts';

/** Headers by caller. */
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

/** Whether requests with these headers have a valid key. */
export function hasKey(headers: Readonly<Record<string, string>>): boolean {
  return 'X-API-Key' in headers || 'Authorization' in headers;
}

/** Name of a caller. */
export type Role = keyof typeof roles;

/** Statuses that callers receive instead of a success. */
export type Exceptions = Partial<Record<Role, number>>;

/** Rules for callers with a valid key, which the contract states in prose; the records of its examples belong to the owner. */
export const exceptions: Record<string, Exceptions> = {
  updateImage: { other: 403 },
  replaceImage: { other: 403 },
  deleteImage: { 'no key': 401, other: 403 },
  getImageAnalytics: { other: 403, administrator: 403 },
  addAlbumImage: { other: 403 },
  removeAlbumImage: { other: 403 },
  // No other user has credit.
  removeBackground: { other: 402, administrator: 402 },
};

/** The status of the contract for a caller. Pages, pictures and scripts ignore keys. */
export function statusesFor({ operation }: Draft, role: Role, own: Exceptions = {}): number[] {
  const successes = successesOf(operation);
  if (!operation.path.startsWith('/api/')) return successes;
  const special = own[role];
  if (special !== undefined) return [special];
  if (role === 'no key') return needsKey(operation) ? [401] : successes;
  if (role === 'different keys') return [400];
  return /^an? /.test(role) ? [401] : successes;
}
