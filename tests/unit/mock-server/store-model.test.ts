import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openDataFolder, type DataFolder } from '../../../mock-server/durable/open-data-folder.ts';
import type { Snapshot, Change } from '../../../mock-server/store/state.ts';
import { Store } from '../../../mock-server/store/store.ts';
import type { PictureContent } from '../../../mock-server/store/records.ts';
import { newFolder, pictureOf, seedOf } from '../../support/data-folder.ts';
import { rowAt, applyTo, type NaiveStore, type Step } from './support/naive-store.ts';

/** The naive store, and its state at each snapshot. */
interface Model {
  store: NaiveStore;
  snapshots: NaiveStore[];
}

/** A store in a data folder. */
class Real {
  readonly snapshots: Snapshot[] = [];
  /** Whether changes should have been stored while the disk was full. */
  couldNotKeep = false;
  folder: DataFolder;
  store: Store;
  #content: PictureContent | undefined;
  #isFull = false;

  constructor(folder: DataFolder) {
    this.folder = folder;
    this.store = this.#storeOver(folder);
  }

  /** Fills the disk, or frees it. */
  fill(isFull: boolean): void {
    this.#isFull = isFull;
    this.couldNotKeep = false;
  }

  /** Bytes for new pictures; saved again if the last picture with them is deleted. */
  async content(): Promise<PictureContent> {
    const isThere = await this.#content?.bytes().catch(() => undefined);
    return (this.#content =
      isThere && this.#content ? this.#content : await this.folder.files.save(pictureOf('x').content));
  }

  async restart(dir: string): Promise<void> {
    await this.folder.close();
    this.folder = await openSeeded(dir);
    this.store = this.#storeOver(this.folder);
    // Bytes that only a snapshot references do not survive a restart.
    this.snapshots.length = 0;
  }

  #storeOver(folder: DataFolder): Store {
    const commit = (changes: readonly Change[]) => {
      this.couldNotKeep = this.#isFull;
      if (this.#isFull) throw new Error('The disk is full.');
      folder.changeLog.commit(changes);
    };
    return new Store({ ...folder, changeLog: { commit } }, () => 0);
  }
}

/** Initial data of both stores. */
const someSeed = {
  ...seedOf('a', 'b', 'c'),
  pictures: ['a', 'b', 'c'].map((slug) => ({ ...pictureOf('x'), slug, title: '' })),
};

const naiveSeed: NaiveStore = {
  pictures: ['a', 'b', 'c'].map((slug, before) => ({ id: before + 1, slug, title: '', views: 0, hosts: [] })),
  albums: [{ id: 1, token: 'all', members: [1, 2, 3] }],
  lastPicture: 3,
  lastAlbum: 1,
};

const openSeeded = (dir: string) => openDataFolder(dir, () => Promise.resolve(someSeed));

/** Performs a step within a transaction. */
function applyStep(store: Store, step: Step, content: PictureContent): void {
  const picture = 'place' in step ? rowAt([...store.pictures.table.values()], step.place) : undefined;
  const album = 'album' in step ? rowAt([...store.albums.table.values()], step.album) : undefined;
  switch (step.kind) {
    case 'add picture':
      store.addPicture({ ...pictureOf('x'), slug: step.slug, title: step.title, content });
      break;
    case 'update picture':
      if (picture) store.pictures.table.put({ ...picture, slug: step.slug, title: step.title });
      break;
    case 'remove picture':
      if (picture) store.removePicture(picture);
      break;
    case 'view picture':
      if (picture) store.countView(picture, step.host);
      break;
    case 'add album': {
      const texts = { title: '', description: '', owner: 'owner', isPublic: true, createdAt: 0 };
      store.addAlbum({ ...texts, token: step.token, pictures: step.slugs });
      break;
    }
    case 'add member':
      if (picture && album) store.albums.addPicture(album, picture.id);
      break;
    case 'remove member':
      if (picture && album) store.albums.removePicture(album, picture.id);
  }
}

const count = (hosts: readonly string[]) =>
  Object.fromEntries([...Map.groupBy(hosts, (host) => host)].map(([host, all]) => [host, all.length]));

/** Expects both stores to show the same records. */
function expectSame({ store }: Model, real: Store): void {
  expect({
    pictures: [...real.pictures.table.values()].map(({ id, slug, title, views }) => {
      const today = real.views.series(id, 0).at(-1);
      expect([real.pictures.find(slug)?.id, real.pictures.find(String(id))?.slug]).toEqual([id, slug]);
      return { id, slug, title, views, today: today?.views, referrers: today?.referrers };
    }),
    albums: [...real.albums.table.values()].map((album) => ({
      id: album.id,
      token: album.token,
      members: album.pictures,
      shown: real.picturesOf(album).map(({ slug }) => slug),
    })),
    ofAlbums: real.albums.list({}).map(({ token }) => token),
    views: real.stats().total_views,
  }).toEqual({
    pictures: store.pictures.map(({ hosts, ...picture }) => ({
      ...picture,
      today: picture.views,
      referrers: count(hosts),
    })),
    albums: store.albums.map(({ members, ...album }) => ({
      ...album,
      members,
      shown: members.map((member) => store.pictures.find(({ id }) => id === member)?.slug),
    })),
    ofAlbums: store.albums.map(({ token }) => token).toReversed(),
    views: store.pictures.reduce((sum, { views }) => sum + views, 0),
  });
}

function isRefused(work: () => void): boolean {
  try {
    work();
    return false;
  } catch {
    return true;
  }
}

type Command = fc.AsyncCommand<Model, Real>;

/** Steps in one transaction, which succeeds, throws an error, or cannot be stored. */
class Transaction implements Command {
  readonly steps: readonly Step[];
  readonly end: 'well' | 'by an error' | 'unkept';

  constructor(steps: readonly Step[], end: 'well' | 'by an error' | 'unkept') {
    this.steps = steps;
    this.end = end;
  }

  check = () => true;

  async run(model: Model, real: Real): Promise<void> {
    const content = await real.content();
    let after: NaiveStore | undefined;
    try {
      after = this.steps.reduce(applyTo, model.store);
    } catch {
      // If one step is rejected, all of them must be.
    }
    real.fill(this.end === 'unkept');
    const wasRefused = isRefused(() =>
      real.store.write(() => {
        for (const step of this.steps) applyStep(real.store, step, content);
        if (this.end === 'by an error') throw new Error('enough');
      }),
    );
    expect(wasRefused).toBe(!after || this.end === 'by an error' || real.couldNotKeep);
    if (after && !wasRefused) model.store = after;
    real.fill(false);
    expectSame(model, real.store);
  }

  toString = () => `${JSON.stringify(this.steps)} ends ${this.end}`;
}

class TakeSnapshot implements Command {
  check = () => true;

  run(model: Model, real: Real): Promise<void> {
    real.folder.files.retainReleased();
    real.snapshots.push(real.store.state.snapshot());
    model.snapshots.push(model.store);
    return Promise.resolve();
  }

  toString = () => 'snapshot';
}

class Restore implements Command {
  readonly place: number;

  constructor(place: number) {
    this.place = place;
  }

  check = ({ snapshots }: Readonly<Model>) => snapshots.length > 0;

  async run(model: Model, real: Real): Promise<void> {
    real.store.state.restore(rowAt(real.snapshots, this.place) ?? {});
    model.store = rowAt(model.snapshots, this.place) ?? model.store;
    expectSame(model, real.store);
    for (const { content, fileSize } of real.store.pictures.public()) {
      expect((await content.bytes()).byteLength).toBe(fileSize);
    }
  }

  toString = () => `restore ${this.place}`;
}

class Restart implements Command {
  readonly dir: () => string;

  constructor(dir: () => string) {
    this.dir = dir;
  }

  check = () => true;

  async run(model: Model, real: Real): Promise<void> {
    await real.restart(this.dir());
    model.snapshots.length = 0;
    expectSame(model, real.store);
  }

  toString = () => 'restart';
}

const place = fc.nat(9);
const slug = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', '__proto__');
const title = fc.constantFrom('', 'Sea', 'ṭ\ud800\u2028', '"\\\u0000');

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('add picture'), slug, title }),
  fc.record({ kind: fc.constant('update picture'), place, slug, title }),
  fc.record({ kind: fc.constant('remove picture'), place }),
  fc.record({
    kind: fc.constant('view picture'),
    place,
    host: fc.constantFrom(undefined, 'example.com', '__proto__'),
  }),
  fc.record({
    kind: fc.constant('add album'),
    token: fc.constantFrom('all', 'tokenA', 'tokenB'),
    slugs: fc.uniqueArray(slug),
  }),
  fc.record({ kind: fc.constantFrom('add member', 'remove member'), album: place, place }),
);

const end = fc.constantFrom('well', 'well', 'well', 'by an error', 'unkept');

test('a store behaves like plain arrays, across rejections, failures, snapshots and restarts', async () => {
  let dir = '';
  const transaction = fc
    .tuple(fc.array(step, { minLength: 1, maxLength: 4 }), end)
    .map((given) => new Transaction(...given));
  const rare = fc.oneof(
    fc.constant(new TakeSnapshot()),
    place.map((number) => new Restore(number)),
    fc.constant(new Restart(() => dir)),
  );
  const commands = fc.commands([transaction, transaction, transaction, rare], {
    maxCommands: 60,
    size: 'max',
  });
  await fc.assert(
    fc.asyncProperty(commands, async (chosen) => {
      dir = await newFolder();
      const real = new Real(await openSeeded(dir));
      const model: Model = {
        store: naiveSeed,
        snapshots: [],
      };
      await fc.asyncModelRun(() => ({ model, real }), chosen);
      await new Restart(() => dir).run(model, real);
      await real.folder.close();
    }),
    { numRuns: 40 },
  );
});
