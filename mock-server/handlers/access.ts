import { Problem, quote } from '../http/problem.ts';
import { unauthorized } from '../http/request-headers.ts';
import type { Picture, StoredAlbum, User } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import type { RequestContext } from './operation.ts';

/** The authenticated user; throws 401 without a valid API key. */
// Gap: G2
export function requireUser({ caller }: RequestContext): User {
  if (caller) return caller;
  throw unauthorized('This needs an API key; send it as X-API-Key or as Authorization: Bearer {key}.');
}

/** Resolves `user=me` to the caller; throws 401 without a key (platform document, Authentication 3). */
export function resolveMe(user: string | undefined, caller: User | undefined): User | undefined {
  if (user !== 'me') return undefined;
  if (!caller)
    throw unauthorized('user=me needs an API key; send it as X-API-Key or as Authorization: Bearer {key}.');
  return caller;
}

/** Whether a user has the owner's rights on a record, as its owner and administrators have. */
export function mayChange(caller: User, { owner }: { owner: string }): boolean {
  return caller.isAdmin || caller.name === owner;
}

/** Throws 403 unless the caller is the record's owner or an administrator. */
export function requireOwner(caller: User, record: { owner: string }, what: 'picture' | 'album'): void {
  if (mayChange(caller, record)) return;
  throw new Problem(
    'forbidden',
    `This ${what} is not yours: only its owner and administrators may change it.`,
  );
}

/** The picture with this slug or id; throws 404 if there is none. */
export function requirePicture(store: Store, slugOrId: string): Picture {
  const picture = store.pictures.find(slugOrId);
  if (!picture) throw new Problem('not_found', `There is no picture ${quote(slugOrId)}.`);
  return picture;
}

/** The album with this token or id; throws 404 if there is none that the caller may see. */
// Gap: A3
export function requireAlbum(store: Store, tokenOrId: string, caller: User | undefined): StoredAlbum {
  const album = store.albums.find(tokenOrId, caller);
  if (!album) throw new Problem('not_found', `There is no album ${quote(tokenOrId)}.`);
  return album;
}

/** Returns the slug if it is free; throws 409 if a picture has it. */
// Gap: I1
export function claimSlug(store: Store, slug: string): string {
  if (store.pictures.find(slug) === undefined) return slug;
  throw new Problem('conflict', `The slug ${quote(slug)} is taken; choose another one.`);
}
