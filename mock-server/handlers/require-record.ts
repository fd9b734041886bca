import { Problem, quote } from '../http/problem.ts';
import type { Picture, StoredAlbum, User } from '../store/records.ts';
import type { Store } from '../store/store.ts';

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
