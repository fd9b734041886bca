/** The one state of the mock: pictures, albums, users and keys. Time comes from outside. */
import type { Stats } from '../../src/contract/models.ts';
import { IMAGE_FORMATS, MAX_LIMIT, MAX_UPLOAD_BYTES } from '../../src/contract/limits.ts';
import type { ImageSort } from '../../src/contract/models.ts';
import { findKey } from './find-key.ts';
import { foldName } from './fold.ts';
import { matchesFilter, type PictureFilter } from './picture-filter.ts';
import { pictureOrders } from './picture-order.ts';
import { countNames, type NameCount } from './popularity.ts';
import type { AlbumSeed, Picture, PictureSeed, Seed, StoredAlbum, User } from './records.ts';

/** How many tags `/tags` lists at most. Gap: A6. */
const TOP_TAGS = 50;

/** Milliseconds since 1970, UTC. */
export type Clock = () => number;

/** Which pictures a list is made of. */
export type PictureScope = { album: StoredAlbum } | { ownedBy: User } | 'public';

/** The state with its operations (which change it) and queries (which do not). */
export class Store {
  readonly now: Clock;
  readonly #users = new Map<string, User>();
  readonly #keys: Seed['keys'];
  readonly #pictures = new Map<number, Picture>();
  readonly #slugs = new Map<string, Picture>();
  readonly #albums = new Map<number, StoredAlbum>();
  readonly #tokens = new Map<string, StoredAlbum>();
  #lastPictureId = 0;
  #lastAlbumId = 0;

  constructor(seed: Seed, clock: Clock) {
    this.now = clock;
    this.#keys = seed.keys;
    for (const user of seed.users) this.#users.set(foldName(user.name), user);
    for (const picture of seed.pictures) this.addPicture(picture);
    for (const album of seed.albums) this.addAlbum(album);
  }

  /** Adds a picture under the next id. */
  addPicture(seed: PictureSeed): Picture {
    if (this.#slugs.has(seed.slug)) throw new Error(`The slug "${seed.slug}" is taken.`);
    const picture = { ...seed, id: ++this.#lastPictureId };
    this.#pictures.set(picture.id, picture);
    this.#slugs.set(picture.slug, picture);
    return picture;
  }

  /** Adds an album under the next id. */
  addAlbum(seed: AlbumSeed): StoredAlbum {
    if (this.#tokens.has(seed.token)) throw new Error(`The token "${seed.token}" is taken.`);
    const pictures = seed.pictures.map((slug) => this.findPicture(slug)?.id).filter((id) => id !== undefined);
    const album = { ...seed, pictures, id: ++this.#lastAlbumId };
    this.#albums.set(album.id, album);
    this.#tokens.set(album.token, album);
    return album;
  }

  /** Counts one view of a picture. Gap: I8. */
  countView(picture: Picture): void {
    picture.views += 1;
  }

  /** The user whose valid key this is. */
  userOfKey(candidate: string): User | undefined {
    const key = findKey(this.#keys, candidate);
    return key && !key.revoked ? this.#users.get(foldName(key.user)) : undefined;
  }

  /** A picture by slug, or by id when all digits. Gap: I1. */
  findPicture(slugOrId: string): Picture | undefined {
    return find(slugOrId, this.#pictures, this.#slugs);
  }

  /** An album by token, or by id when all digits. A private one is found by its id only by those who may see it. Gap: A3. */
  findAlbum(tokenOrId: string, caller: User | undefined): StoredAlbum | undefined {
    const album = find(tokenOrId, this.#albums, this.#tokens);
    if (!album || album.isPublic || tokenOrId === album.token) return album;
    return caller && (caller.isAdmin || caller.name === album.owner) ? album : undefined;
  }

  /** Pictures of an album in the order of adding. */
  picturesOf(album: StoredAlbum): Picture[] {
    return album.pictures.map((id) => this.#pictures.get(id)).filter((picture) => picture !== undefined);
  }

  /** Pictures within a scope that match a filter; without `sort` in the scope's own order. Gaps: I9, I10. */
  listPictures(scope: PictureScope, filter: PictureFilter, sort: ImageSort | undefined): Picture[] {
    const matching = this.#scoped(scope).filter(matchesFilter(filter));
    return sort ? matching.sort(pictureOrders[sort]) : matching;
  }

  /** Public albums, of one owner if named, or all of the caller's own; newest first. Gap: A2. */
  listAlbums(scope: { ownedBy: User } | { user?: string | undefined }): StoredAlbum[] {
    const wanted = 'user' in scope && scope.user !== undefined ? foldName(scope.user) : undefined;
    return [...this.#albums.values()]
      .filter((album) =>
        'ownedBy' in scope
          ? album.owner === scope.ownedBy.name
          : album.isPublic && (wanted === undefined || foldName(album.owner) === wanted),
      )
      .sort((a, b) => b.createdAt - a.createdAt || b.id - a.id);
  }

  /** Categories of public pictures, most used first. Gap: A6. */
  listCategories(): NameCount[] {
    return countNames(this.#scoped('public').flatMap(({ category }) => (category ? [category] : [])));
  }

  /** Top tags of public pictures, most used first. Gap: A6. */
  listTags(): NameCount[] {
    return countNames(this.#scoped('public').flatMap(({ tags }) => tags)).slice(0, TOP_TAGS);
  }

  /** Numbers of the whole platform, unlisted pictures included. Gap: A6. */
  stats(): Stats {
    const pictures = [...this.#pictures.values()];
    return {
      total_images: pictures.length,
      total_views: sum(pictures, ({ views }) => views),
      bandwidth_bytes: sum(pictures, ({ views, fileSize }) => views * fileSize),
      limits: {
        max_upload_bytes: MAX_UPLOAD_BYTES,
        formats: [...IMAGE_FORMATS],
        max_page_size: MAX_LIMIT,
      },
    };
  }

  #scoped(scope: PictureScope): Picture[] {
    if (scope !== 'public' && 'album' in scope) return this.picturesOf(scope.album);
    const all = [...this.#pictures.values()];
    if (scope === 'public') return all.filter(({ isPublic }) => isPublic);
    return all.filter(({ owner }) => owner === scope.ownedBy.name);
  }
}

function find<T>(handle: string, byId: Map<number, T>, byName: Map<string, T>): T | undefined {
  if (!/^\d+$/.test(handle)) return byName.get(handle);
  return handle.startsWith('0') ? undefined : byId.get(Number(handle));
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
