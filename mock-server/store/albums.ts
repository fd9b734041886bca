import { findByHandle } from './find-by-handle.ts';
import { foldName } from './fold.ts';
import type { StoredAlbum, User } from './records.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/** The albums' records and who is in them. */
export class Albums {
  readonly table: Table<StoredAlbum>;

  constructor(state: State) {
    this.table = state.table({ name: 'albums', keyOf: ({ id }) => id, nameOf: ({ token }) => token });
  }

  /** An album by token, or by id when all digits. A private one is found by its id only by those who may see it. */
  // Gap: A3
  find(tokenOrId: string, caller: User | undefined): StoredAlbum | undefined {
    const album = findByHandle(this.table, tokenOrId);
    if (!album || album.isPublic || tokenOrId === album.token) return album;
    return caller && (caller.isAdmin || caller.name === album.owner) ? album : undefined;
  }

  /** Public albums, of one owner if named, or all of the caller's own; newest first. */
  // Gap: A2
  list(scope: { ownedBy: User } | { user?: string | undefined }): StoredAlbum[] {
    const wanted = 'user' in scope && scope.user !== undefined ? foldName(scope.user) : undefined;
    return [...this.table.values()]
      .filter((album) =>
        'ownedBy' in scope
          ? album.owner === scope.ownedBy.name
          : album.isPublic && (wanted === undefined || foldName(album.owner) === wanted),
      )
      .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
  }

  /** Adds a picture at the end; one that is in already stays where it is. */
  addPicture(album: StoredAlbum, picture: number): StoredAlbum {
    if (album.pictures.includes(picture)) return album;
    return this.table.put({ ...album, pictures: [...album.pictures, picture] });
  }

  removePicture(album: StoredAlbum, picture: number): StoredAlbum {
    return this.table.put({ ...album, pictures: album.pictures.filter((id) => id !== picture) });
  }
}
