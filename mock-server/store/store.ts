/** The state of the mock. Clock and id generator are injected. */
import { IMAGE_FORMATS, MAX_LIMIT, MAX_UPLOAD_BYTES } from '../../src/contract/limits.ts';
import type { Stats } from '../../src/contract/models.ts';
import { sum } from '../internal/collections.ts';
import { Accounts } from './accounts.ts';
import { Albums } from './albums.ts';
import { Deliveries, Links, type Message, Orders, Wallets } from './companions.ts';
import { type IdSource, secretIds } from './ids.ts';
import { Pictures } from './pictures.ts';
import { Quota, quotaRules } from './quotas.ts';
import type { AlbumSeed, Merchant, Picture, PictureSeed, Seed, StoredAlbum } from './records.ts';
import { type ChangeLog, type Snapshot, State, type Table } from './state.ts';
import { Views } from './views.ts';

/** Milliseconds since 1970, UTC. */
export type Clock = () => number;

/** Persisted state: initial data, current data, and the change log. */
export interface PersistedState {
  origin: Snapshot;
  rows: Snapshot;
  changeLog: ChangeLog;
}

/** All tables, with operations across them. Changes require `write`. */
export class Store {
  readonly now: Clock;
  readonly state = new State();
  readonly accounts = new Accounts(this.state);
  readonly pictures = new Pictures(this.state);
  readonly albums = new Albums(this.state);
  readonly views = new Views(this.state);
  readonly wallets = new Wallets(this.state);
  readonly merchants: Table<Merchant> = this.state.table({ name: 'merchants', keyOf: ({ token }) => token });
  readonly links = new Links(this.state);
  readonly freeLinks = new Quota(this.state, quotaRules.freeLinks);
  readonly birdRequests = new Quota(this.state, quotaRules.birds);
  readonly calendarRequests = new Quota(this.state, quotaRules.calendar);
  readonly messages: Table<Message> = this.state.table({ name: 'messages', keyOf: ({ id }) => id });
  readonly orders = new Orders(this.state);
  readonly deliveries = new Deliveries(this.state);
  // Not #private: views of the store at another time access it through their prototype.
  private readonly sequences: Table<{ name: string; last: number }> = this.state.table({
    name: 'sequences',
    keyOf: ({ name }) => name,
  });
  private readonly ids: IdSource;

  /** The state that `reset` restores. */
  readonly origin: Snapshot;

  constructor(start: Seed | PersistedState, clock: Clock, ids: IdSource = secretIds) {
    this.now = clock;
    this.ids = ids;
    if ('changeLog' in start) {
      this.state.restore(start.rows);
      this.state.persistTo(start.changeLog);
      this.origin = start.origin;
    } else {
      this.write(() => this.#load(start));
      this.origin = this.state.snapshot();
    }
  }

  /** Creates a view of the same state with another clock, for a request at another time. */
  at(clock: Clock): Store {
    return Object.create(this, { now: { value: clock } }) as Store;
  }

  /** Creates a view of the same state for a request: once `isOver`, its changes are undone at once. */
  during(isOver: () => boolean): Store {
    const write: Store['write'] = (work) => (isOver() ? this.state.rehearse(work) : this.write(work));
    return Object.create(this, { write: { value: write } }) as Store;
  }

  /** Runs `work` as a transaction. */
  write<Result>(work: () => Result): Result {
    return this.state.transaction(work);
  }

  /**
   * Runs `work`, which counts a read; a failure to persist the count, as on a full disk, undoes it but does not fail
   * the read. Errors of `work` itself are thrown.
   */
  countWith<Result>(work: () => Result): Result {
    let done: { result: Result } | undefined;
    try {
      return this.write(() => (done = { result: work() })).result;
    } catch (error) {
      if (done) return done.result;
      throw error;
    }
  }

  /** Generates an unused id. */
  newId(alphabet: string, length: number, isTaken: (id: string) => boolean = () => false): string {
    for (;;) {
      const id = this.ids(alphabet, length, this.nextNumber('ids'));
      // All digits would be read as an id. Gap: I1, A1
      if (!/^\d+$/.test(id) && !isTaken(id)) return id;
    }
  }

  /** Returns the next number of a sequence, from 1; never repeats one, even after deletions. */
  nextNumber(sequence: string): number {
    const last = (this.sequences.get(sequence)?.last ?? 0) + 1;
    return this.sequences.put({ name: sequence, last }).last;
  }

  /** Adds a picture under the next id. */
  addPicture({ days, ...seed }: PictureSeed): Picture {
    const picture = this.pictures.table.put({ ...seed, id: this.nextNumber('pictures') });
    if (days) this.views.table.put({ picture: picture.id, days });
    return picture;
  }

  /** Removes a picture, also from all albums. */
  removePicture({ id }: Picture): void {
    for (const album of [...this.albums.table.values()]) {
      if (album.pictures.includes(id)) this.albums.removePicture(album, id);
    }
    this.views.table.delete(id);
    this.pictures.table.delete(id);
  }

  /** Adds an album under the next id; slugs of unknown pictures are left out. */
  addAlbum(seed: AlbumSeed): StoredAlbum {
    const pictures = seed.pictures
      .map((slug) => this.pictures.find(slug)?.id)
      .filter((id) => id !== undefined);
    return this.albums.table.put({ ...seed, pictures, id: this.nextNumber('albums') });
  }

  /** Pictures of an album in the order of adding. */
  picturesOf(album: StoredAlbum): Picture[] {
    return album.pictures.map((id) => this.pictures.table.get(id)).filter((picture) => picture !== undefined);
  }

  /** Counts one view of a picture, and the referring host if known. */
  // Gap: I8
  countView(picture: Picture, host: string | undefined): Picture {
    this.views.count(picture.id, this.now(), host);
    return this.pictures.table.put({ ...picture, views: picture.views + 1 });
  }

  /** Statistics of the platform, unlisted pictures included. */
  // Gap: A6
  stats(): Stats {
    const pictures = [...this.pictures.table.values()];
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

  #load(seed: Seed): void {
    for (const user of seed.users) this.accounts.users.put(user);
    for (const key of seed.keys) this.accounts.keys.put(key);
    for (const wallet of seed.wallets) this.wallets.table.put(wallet);
    for (const merchant of seed.merchants) this.merchants.put(merchant);
    for (const picture of seed.pictures) this.addPicture(picture);
    for (const album of seed.albums) this.addAlbum(album);
    for (const link of seed.links ?? []) this.links.table.put(link);
  }
}
