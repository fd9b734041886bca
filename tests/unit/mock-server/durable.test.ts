import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDataFolder } from '../../../mock-server/durable/open-data-folder.ts';
import { SqliteChangeLog } from '../../../mock-server/durable/database.ts';
import { Store } from '../../../mock-server/store/store.ts';
import {
  closedFolder,
  contentsOf,
  imageOf,
  newFolder,
  open,
  pictureOf,
  picturesIn,
  rowsOf,
  seedOf,
} from '../../support/data-folder.ts';

describe('across restarts', () => {
  test('the seed is written into a missing folder, bytes too, and later starts use its content', async () => {
    const dir = await newFolder();
    const first = await open(dir, seedOf('a', 'b'));
    expect(first.isNew).toBe(true);
    await first.close();
    const second = await open(dir, seedOf('c'));
    expect(second.isNew).toBe(false);
    expect(second.store.pictures.public().map(({ slug }) => slug)).toEqual(['a', 'b']);
    const bytes = await second.store.pictures.find('a')?.content.bytes();
    expect(bytes?.toString()).toContain('<!-- a -->');
  });

  test('changes are kept, even if the process is killed', async () => {
    const dir = await newFolder();
    const { store, files } = await open(dir);
    const content = await files.save(pictureOf('new').content);
    store.write(() => {
      const picture = store.addPicture({ ...pictureOf('new'), content, days: [] });
      const album = store.albums.find('all', undefined);
      if (album) store.albums.addPicture(album, picture.id);
      store.countView(picture, 'example.com');
      store.wallets.charge('owner', 1);
    });
    const killed = await open(await imageOf(dir));
    expect(rowsOf(killed.store)).toBe(rowsOf(store));
    await killed.close();
    expect((await contentsOf(dir))['/state/pix.sqlite-wal']).not.toBe('');
  });

  test('a change that cannot be written rolls back the whole transaction', async () => {
    const dir = await newFolder();
    const { store, close } = await open(dir);
    const before = rowsOf(store);
    expect(() =>
      store.write(() => {
        store.wallets.charge('owner', 1);
        store.wallets.table.put({ user: 'other', units: 1n as unknown as number });
      }),
    ).toThrow('BigInt');
    await close();
    expect(rowsOf((await open(dir)).store)).toBe(before);
  });

  test('an interrupted first start is repeated', async () => {
    const dir = await newFolder();
    await mkdir(join(dir, 'state.new', 'pictures'), { recursive: true });
    await writeFile(join(dir, 'state.new', 'pix.sqlite'), 'half a data');
    await writeFile(join(dir, 'lock'), '');
    expect((await open(dir)).isNew).toBe(true);
    expect(Object.keys(await contentsOf(dir)).some((name) => name.includes('state.new'))).toBe(false);
  });

  test('a reset restores the first seed, including the bytes of pictures deleted since', async () => {
    const dir = await newFolder();
    const first = await open(dir, seedOf('a', 'b'));
    const [a] = first.store.pictures.public();
    if (!a) throw new Error('there is no picture');
    first.store.write(() => first.store.removePicture(a));
    first.files.release(a.content);
    await first.close();
    const { store } = await open(dir, seedOf('c'));
    expect(store.pictures.find('a')).toBeUndefined();
    store.state.restore(store.origin);
    expect((await store.pictures.find('a')?.content.bytes())?.byteLength).toBe(a.fileSize);
    expect(store.albums.find('all', undefined)?.pictures).toEqual([1, 2]);
  });
});

describe('a deletion that a power failure has reverted, but not that of the file,', () => {
  /** A folder whose log is that of before the deletion of "new". */
  async function revertedFolder(): Promise<string> {
    const dir = await newFolder();
    const { store, files } = await open(dir);
    const content = await files.save(pictureOf('new').content);
    const picture = store.write(() => store.addPicture({ ...pictureOf('new'), content }));
    const image = await imageOf(dir);
    store.write(() => store.removePicture(picture));
    for (const name of await picturesIn(image))
      if (!(await picturesIn(dir)).includes(name)) await rm(join(image, 'state', 'pictures', name));
    return image;
  }

  test('leaves out that picture, and says so, now and until the file is back (S23)', async () => {
    const dir = await revertedFolder();
    for (const time of ['first start', 'second start']) {
      const warn = vi.fn<(line: string) => void>();
      const folder = await openDataFolder(dir, () => Promise.resolve(seedOf()), warn);
      const store = new Store(folder, () => 0);
      expect([time, store.pictures.public().map(({ slug }) => slug)]).toEqual([time, ['a', 'b']]);
      expect(warn.mock.calls).toEqual([
        [expect.stringMatching(/^Left out the picture "new" \(3\): .* missing/)],
      ]);
      await folder.close();
    }
  });

  test('does not reserve the slug of the picture (S23)', async () => {
    const dir = await revertedFolder();
    const { store, files, close } = await open(dir);
    const content = await files.save(pictureOf('new', 'other').content);
    const { id } = store.write(() => store.addPicture({ ...pictureOf('new', 'other'), content }));
    await close();
    expect((await open(dir)).store.pictures.find('new')?.id).toBe(id);
  });
});

test('a picture whose slug has been taken while its file was missing is left out when the file is back', async () => {
  const dir = await newFolder();
  const first = await open(dir, seedOf('a', 'b'));
  const [lost = ''] = await picturesIn(dir);
  const slug = (await readFile(join(dir, 'state', 'pictures', lost), 'utf8')).includes('<!-- a -->')
    ? 'a'
    : 'b';
  await first.close();
  await rename(join(dir, 'state', 'pictures', lost), join(dir, lost));
  const { store, files, close } = await open(dir);
  const content = await files.save(pictureOf(slug, 'other').content);
  const { id } = store.write(() => store.addPicture({ ...pictureOf(slug, 'other'), content }));
  await close();
  await rename(join(dir, lost), join(dir, 'state', 'pictures', lost));
  const warn = vi.fn<(line: string) => void>();
  const folder = await openDataFolder(dir, () => Promise.resolve(seedOf()), warn);
  onTestFinished(folder.close);
  expect(new Store(folder, () => 0).pictures.find(slug)?.id).toBe(id);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(`^Left out the picture "${slug}" \\(\\d\\): the picture ${id} has its slug\\.$`)],
  ]);
});

test('only commits that delete a file wait for the disk, and the file exists until then (S23)', async () => {
  const dir = await newFolder();
  const { store, files } = await open(dir);
  const content = await files.save(pictureOf('new').content);
  const commit = vi.spyOn(SqliteChangeLog.prototype, 'commit');
  onTestFinished(() => commit.mockRestore());
  const synced = () => commit.mock.calls.map(([, options]) => options?.isSynced ?? false);
  const picture = store.write(() => store.addPicture({ ...pictureOf('new'), content }));
  store.write(() => store.pictures.table.put({ ...picture, title: 'Renamed' }));
  expect(synced()).toEqual([false, false]);
  expect(await picturesIn(dir)).toHaveLength(3);
  store.write(() => store.removePicture(picture));
  expect(synced()).toEqual([false, false, true]);
});

describe('files of pictures', () => {
  test('are deleted together with the last record that references them', async () => {
    const dir = await newFolder();
    const { store, files } = await open(dir);
    const content = await files.save(pictureOf('new').content);
    const picture = store.write(() => store.addPicture({ ...pictureOf('new'), content }));
    files.release(content);
    expect(await picturesIn(dir)).toHaveLength(3);
    store.write(() => store.removePicture(picture));
    expect(await picturesIn(dir)).toHaveLength(2);
    await expect(content.bytes()).rejects.toMatchObject({ fault: 'missing' });
  });

  test('of a snapshot are kept until the next start', async () => {
    const dir = await newFolder();
    const { store, files, close } = await open(dir);
    const content = await files.save(pictureOf('new').content);
    const picture = store.write(() => store.addPicture({ ...pictureOf('new'), content }));
    files.retainReleased();
    const snapshot = store.state.snapshot();
    store.write(() => store.removePicture(picture));
    files.release(content);
    store.state.restore(snapshot);
    expect((await store.pictures.find('new')?.content.bytes())?.byteLength).toBe(picture.fileSize);
    store.write(() => store.removePicture(picture));
    await close();
    expect(await picturesIn(dir)).toHaveLength(3);
    await open(dir);
    expect(await picturesIn(dir)).toHaveLength(2);
  });

  test('without references are deleted at the next start; other files are left alone', async () => {
    const dir = await closedFolder();
    const folder = join(dir, 'state', 'pictures');
    const ours = await picturesIn(dir);
    await writeFile(join(folder, crypto.randomUUID()), 'whole, but its record was never written');
    await writeFile(join(folder, `${crypto.randomUUID()}.part`), 'ha');
    await writeFile(join(folder, 'notes.txt'), 'mine');
    await open(dir);
    expect(await picturesIn(dir)).toEqual([...ours, 'notes.txt'].sort());
  });

  test('have a partial name while they arrive, and are deleted when the upload is aborted', async () => {
    const dir = await newFolder();
    const { files, close } = await open(dir);
    const [given, left] = [files.openSpool(), files.openSpool()];
    await given.write(new Uint8Array(10));
    await left.write(new Uint8Array(10));
    expect((await picturesIn(dir)).filter((name) => name.endsWith('.part'))).toHaveLength(2);
    await given.discard();
    expect(await picturesIn(dir)).toHaveLength(3);
    await close();
    expect(await picturesIn(dir)).toHaveLength(2);
  });

  test('cannot be referenced again after deletion', async () => {
    const { store, files } = await open(await newFolder());
    const content = await files.save(pictureOf('new').content);
    files.release(content);
    const before = rowsOf(store);
    expect(() => store.write(() => store.addPicture({ ...pictureOf('new'), content }))).toThrow(
      '"new" are not in the data folder',
    );
    expect(rowsOf(store)).toBe(before);
  });

  test('are not served with other bytes than those that were stored', async () => {
    const dir = await newFolder();
    const { files } = await open(dir);
    const before = await picturesIn(dir);
    const content = await files.save(pictureOf('new').content);
    const name = (await picturesIn(dir)).find((each) => !before.includes(each)) ?? '';
    const other = await pictureOf('wen').content.bytes();
    await writeFile(join(dir, 'state', 'pictures', name), other);
    await expect(content.bytes()).rejects.toThrow('has other bytes than those that were stored');
  });

  test('must exist before their record', async () => {
    const { store } = await open(await newFolder());
    const before = rowsOf(store);
    expect(() => store.write(() => store.addPicture(pictureOf('new')))).toThrow(
      '"new" are not in the data folder',
    );
    expect(rowsOf(store)).toBe(before);
  });
});
