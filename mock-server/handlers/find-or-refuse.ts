import { Problem, quote } from '../http/problem.ts';
import type { Picture, StoredAlbum, User } from '../store/records.ts';
import type { Store } from '../store/store.ts';

/** The picture of this slug or id, or a 404. */
export function pictureOrRefuse(store: Store, slugOrId: string): Picture {
  const picture = store.pictures.find(slugOrId);
  if (!picture) throw new Problem('not_found', `There is no picture ${quote(slugOrId)}.`);
  return picture;
}

/** The album of this token or id, or a 404 if there is none that the caller may see. Gap: A3. */
export function albumOrRefuse(store: Store, tokenOrId: string, caller: User | undefined): StoredAlbum {
  const album = store.albums.find(tokenOrId, caller);
  if (!album) throw new Problem('not_found', `There is no album ${quote(tokenOrId)}.`);
  return album;
}
