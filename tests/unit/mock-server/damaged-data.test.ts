import { appendFile, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DataFolderError } from '../../../mock-server/durable/data-folder.ts';
import { hashOf, storedRow } from '../../../mock-server/durable/database.ts';
import { openDataFolder } from '../../../mock-server/durable/open-data-folder.ts';
import {
  closedFolder,
  contentsOf,
  imageOf,
  newFolder,
  open,
  picturesIn,
  rowsOf,
  seedOf,
} from '../../support/data-folder.ts';

const database = (dir: string) => join(dir, 'state', 'pix.sqlite');

/** Changes a database in a way that no server would. */
function tamper(dir: string, sql: string, ...values: string[]): void {
  const file = new DatabaseSync(database(dir));
  if (values.length > 0) file.prepare(sql).run(...values);
  else file.exec(sql);
  file.close();
}

/** Changes bytes of a database. */
async function edit(dir: string, change: (bytes: string) => string): Promise<void> {
  await writeFile(database(dir), change(await readFile(database(dir), 'latin1')), 'latin1');
}

/** The file of a picture of the seed. */
async function fileOf(dir: string, slug: string): Promise<string> {
  const folder = join(dir, 'state', 'pictures');
  for (const name of await picturesIn(dir)) {
    if ((await readFile(join(folder, name), 'utf8')).includes(`<!-- ${slug} -->`)) return join(folder, name);
  }
  throw new Error(`no file holds ${slug}`);
}

/** Expects an error of one line that names the folder and a solution, and an unchanged folder. */
async function expectRefusal(dir: string, message: RegExp): Promise<void> {
  const before = await contentsOf(dir);
  const error: unknown = await openDataFolder(dir, () => Promise.resolve(seedOf('z'))).catch(
    (e: unknown) => e,
  );
  if (!(error instanceof DataFolderError)) throw new Error('it was not refused', { cause: error });
  expect(error.message).toMatch(message);
  expect(error.message).toMatch(/^[^\n]*[Uu]se [^\n]*\.$/);
  expect(error.message).toContain(dir);
  expect(await contentsOf(dir)).toEqual(before);
}

test('folders that are missing around a data folder are made', async () => {
  const dir = join(await newFolder(), 'new', 'data');
  const { close } = await openDataFolder(dir, () => Promise.resolve(seedOf()));
  await close();
  expect(await readdir(dir)).not.toEqual([]);
});

describe('rejected with a message, and left unchanged, byte for byte: (S23)', () => {
  const row = storedRow('wallets', 'other', { user: 'other', units: 5 });
  const put = 'INSERT INTO rows (tbl, key, row, hash) VALUES (?, ?, ?, ?)';
  test.each<[string, RegExp, (dir: string) => unknown]>([
    ['an empty database', /not a database of this server/, (dir) => truncate(database(dir))],
    ['half a database', /is damaged: pix\.sqlite cannot be read/, (dir) => truncate(database(dir), 8192)],
    ['a text', /is damaged: pix\.sqlite cannot be read/, (dir) => writeFile(database(dir), 'x'.repeat(9999))],
    ['no database', /there is no pix\.sqlite/, (dir) => rm(database(dir))],
    [
      'a newer format',
      /by a newer version \(format 2, .* reads 1\)/,
      (dir) => tamper(dir, 'PRAGMA user_version = 2'),
    ],
    ['an unknown format', /the format 0, which/, (dir) => tamper(dir, 'PRAGMA user_version = 0')],
    ['data of another program', /not a database of this/, (dir) => tamper(dir, 'PRAGMA application_id = 7')],
    [
      'a changed record',
      /record "owner" of wallets is not what/,
      (dir) => tamper(dir, `UPDATE rows SET row = '{"user":"owner","units":9}' WHERE tbl = 'wallets'`),
    ],
    [
      'a record of an unknown kind',
      /the record "other" of purses is unknown/,
      (dir) => {
        const other = storedRow('purses', 'other', { user: 'other' });
        tamper(dir, put, other.tbl, other.key, other.row, other.hash);
      },
    ],
    [
      'a record under a wrong key',
      /the record "me" of wallets is unknown/,
      (dir) => {
        const other = storedRow('wallets', 'me', { user: 'other', units: 5 });
        tamper(dir, put, other.tbl, other.key, other.row, other.hash);
      },
    ],
    [
      'a record that is not JSON',
      /is damaged: /,
      (dir) => {
        const other = { ...row, row: '{"user":' };
        tamper(dir, put, other.tbl, other.key, other.row, hashOf(other));
      },
    ],
    [
      'an index without a record',
      /pix\.sqlite is damaged \(row \d+ missing from index/,
      (dir) => edit(dir, (bytes) => bytes.replace(/keys"pix_test_other"(?!\{)/g, 'keys"pix_test_othes"')),
    ],
    [
      'a database of a later SQLite',
      /is damaged: pix\.sqlite cannot be read \(attempt to write a readonly database/,
      (dir) => edit(dir, (bytes) => `${bytes.slice(0, 18)}\u0003${bytes.slice(19)}`),
    ],
    ['a missing table', /no such table: origin/, (dir) => tamper(dir, 'DROP TABLE origin')],
    [
      'no folder of pictures',
      /the folder of its pictures is missing/,
      (dir) => rm(join(dir, 'state', 'pictures'), { recursive: true }),
    ],
    [
      'a truncated picture',
      /of the picture "b" has 9 bytes, not \d\d/,
      async (dir) => truncate(await fileOf(dir, 'b'), 9),
    ],
    [
      'a picture with additional bytes',
      /of the picture "b" has \d\d bytes, not \d\d/,
      async (dir) => appendFile(await fileOf(dir, 'b'), '!'),
    ],
  ])('%s', async (_, message, damage) => {
    const dir = await closedFolder();
    await damage(dir);
    await expectRefusal(dir, message);
  });

  test('a folder with other contents', async () => {
    const dir = await newFolder();
    await mkdir(dir);
    await writeFile(join(dir, 'thesis.txt'), 'mine');
    await expectRefusal(dir, /contains "thesis\.txt", but no data of this server/);
  });

  test('a damaged folder without its lock file', async () => {
    const dir = await closedFolder();
    await rm(join(dir, 'lock'));
    await truncate(database(dir), 5000);
    await expectRefusal(dir, /is damaged/);
  });

  test('a log that a killed process left with a damaged database', async () => {
    const dir = await newFolder();
    const { store } = await open(dir);
    store.write(() => store.wallets.charge('owner', 1));
    const image = await imageOf(dir);
    await truncate(await fileOf(image, 'a'), 9);
    await expectRefusal(image, /has 9 bytes/);
  });

  test.each(['/proc/none', '/proc/none/below'])('%s, where no folder can be made', async (dir) => {
    await expect(openDataFolder(dir, () => Promise.resolve(seedOf()))).rejects.toThrow('cannot be made');
  });

  test('a file instead of a folder', async () => {
    const dir = await newFolder();
    await writeFile(dir, 'mine');
    await expect(openDataFolder(dir, () => Promise.resolve(seedOf()))).rejects.toThrow('is not a folder');
    await expect(openDataFolder(join(dir, 'below'), () => Promise.resolve(seedOf()))).rejects.toThrow(
      /cannot be|is not a/,
    );
    expect(await readFile(dir, 'utf8')).toBe('mine');
  });

  test('any changed byte of the database, unless it is unused', async () => {
    const dir = await closedFolder();
    const { store, close } = await open(dir);
    const rows = rowsOf(store);
    await close();
    const sound = await readFile(database(dir));
    let refusals = 0;
    const place = fc.nat(sound.byteLength - 1);
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const broken = Buffer.from(sound);
        broken[at] = (broken[at] ?? 0) ^ change;
        await writeFile(database(dir), broken);
        const opened = await open(dir).catch(() => undefined);
        if (opened) {
          expect(rowsOf(opened.store)).toBe(rows);
          await opened.close();
        } else {
          refusals += 1;
          expect(Buffer.compare(await readFile(database(dir)), broken)).toBe(0);
        }
      }),
      { numRuns: 150 },
    );
    expect(refusals).toBeGreaterThan(10);
  });
});
