import type { StoredAlbum, User } from './records.ts';
import { foldName } from './search.ts';
import { findByHandle, type State, type Table } from './state.ts';

/** Albums and their pictures. */
export class Albums {
  readonly table: Table<StoredAlbum>;

  constructor(state: State) {
    this.table = state.table({ name: 'albums', keyOf: ({ id }) => id, nameOf: ({ token }) => token });
  }

  /**
   * Finds an album by token, or by id if all digits. A private album is found by id only by its owner and
   * administrators.
   */
  // Gap: A3
  find(tokenOrId: string, caller: User | undefined): StoredAlbum | undefined {
    const album = findByHandle(this.table, tokenOrId);
    if (!album || album.isPublic || tokenOrId === album.token) return album;
    return caller && (caller.isAdmin || caller.name === album.owner) ? album : undefined;
  }

  /** Lists public albums, of one owner if named, or all of the caller's own; newest first. */
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

  /** Appends a picture to an album; a picture that the album already contains keeps its position. */
  addPicture(album: StoredAlbum, picture: number): StoredAlbum {
    if (album.pictures.includes(picture)) return album;
    return this.table.put({ ...album, pictures: [...album.pictures, picture] });
  }

  removePicture(album: StoredAlbum, picture: number): StoredAlbum {
    return this.table.put({ ...album, pictures: album.pictures.filter((id) => id !== picture) });
  }
}
