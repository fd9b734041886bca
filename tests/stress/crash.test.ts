import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { createRandom } from '../../mock-server/internal/random.ts';
import type { Album, Image } from '../../src/contract/models.ts';
import { run } from '../support/command.ts';
import { drawingOf, randomWrite, type Known, type Write } from './crash-model.ts';
import { closedFolder, newFolder, open, picturesIn, rowsOf } from '../support/data-folder.ts';
import { folderOf } from '../unit/mock-server/support/folder.ts';

/** Number of kills: `PIX_TEST_KILLS=1000 npx vitest run --project stress crash` for a long run, `PIX_TEST_SEED` to repeat one. */
const KILLS = Number(process.env['PIX_TEST_KILLS'] ?? 6);
const SEED = Number(process.env['PIX_TEST_SEED'] ?? Date.now() % 1_000_000);

const HEADERS = { 'X-API-Key': 'pix_test_owner', 'Content-Type': 'application/json' };

const QUIETLY = ['--port=0', '--quiet'];

const random = createRandom(SEED);

test(`a server that is killed ${KILLS} times has every confirmed write (seed ${SEED}) (P18, S22)`, async () => {
  const dir = await newFolder();
  const seed = await folderOf({
    'Set/one.svg': drawingOf('one', 500),
    'Set/two.svg': drawingOf('two', 3000),
  });
  const writer = new Writer(dir);
  let beforeReady = 0;
  let expected = 0;
  for (let round = 1; round <= KILLS; round += 1) {
    const pictures = existsSync(join(dir, 'state')) ? [] : ['--pictures', seed.dir];
    const server = run([...QUIETLY, '--key=pix_test_owner', '--data', dir, ...pictures]);
    // A few kills happen while the server starts, most while it writes.
    const isEarly = random.chance(0.25);
    if (isEarly) killAfter(server.child, random.between(0, 300));
    const url = await urlOf(server);
    expect([round, server.text.err, url !== undefined || isEarly]).toEqual([round, '', true]);
    if (url === undefined) beforeReady += 1;
    else {
      await untilKilled(async () => {
        await writer.check(url);
        // Counted in responses, since slow machines write less in the same time.
        const writes = isEarly ? Infinity : Math.floor(random.between(2, 8));
        if (!isEarly) expected += writes;
        await writer.writeOn(url, writes, () => killAfter(server.child, random.between(0, 10)));
      });
    }
    await server.ended;
  }
  const { written, found } = writer;
  console.log(
    `${KILLS} kills, ${beforeReady} before it was ready, ${found} writes in flight were carried out, ${written} had a response (S22)`,
  );
  expect(written).toBeGreaterThanOrEqual(expected);
});

test('a server that is killed during its first start has all data or starts over (P18, S22)', async () => {
  const slugs = Array.from({ length: 60 }, (_, at) => `n-${at}`);
  const seed = await folderOf(
    Object.fromEntries(slugs.map((slug) => [`Set/${slug}.svg`, drawingOf(slug, 5000)])),
  );
  for (let round = 1; round <= 3; round += 1) {
    const dir = await newFolder();
    const first = run([...QUIETLY, '--key=pix_test_owner', '--data', dir, '--pictures', seed.dir]);
    expect([await hasBegun(first, dir), first.text.err]).toEqual([true, '']);
    killAfter(first.child, random.between(0, 60));
    await first.ended;
    const pictures = existsSync(join(dir, 'state')) ? [] : ['--pictures', seed.dir];
    const second = run([...QUIETLY, '--key=pix_test_owner', '--data', dir, ...pictures]);
    const { known } = await stateOf(await second.ready, dir);
    expect([known.members.length, Object.keys(known.pictures).length]).toEqual([60, 60]);
    second.child.kill('SIGKILL');
    await second.ended;
  }
});

test('a server that is killed between two rows of one change has neither (P18, S22)', async () => {
  const dir = await closedFolder();
  const first = await open(dir);
  const before = rowsOf(first.store);
  await first.close();
  const code = `
    const { SqliteChangeLog } = await import('${new URL('../../mock-server/durable/database.ts', import.meta.url).href}');
    const table = 'wallets';
    const half = {
      get table() {
        process.kill(process.pid, 'SIGKILL');
      },
    };
    new SqliteChangeLog('${join(dir, 'state', 'pix.sqlite')}').commit([
      { table, key: 'owner', row: { user: 'owner', units: 1 } },
      half,
    ]);`;
  const child = execFile(process.execPath, ['--input-type=module', '--eval', code]);
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  expect(rowsOf((await open(dir)).store)).toBe(before);
});

/** Sends writes in sequence, and records the expected state. */
class Writer {
  /** Writes with a response. */
  written = 0;
  /** Writes without a response that were carried out. */
  found = 0;
  readonly #dir: string;
  #album = '';
  #known: Known | undefined;
  #pending: Write | undefined;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** Expects the result of every write with a response, and all or nothing of a write without one. */
  async check(url: string): Promise<void> {
    const { album, known } = await stateOf(url, this.#dir);
    this.#album ||= album;
    this.#known ??= known;
    if (this.#pending && isDeepStrictEqual(known, this.#pending.after)) {
      this.#known = known;
      this.found += 1;
    }
    const { method, path } = this.#pending ?? { method: 'nothing', path: '' };
    expect({ inFlight: `${method} ${path}`, ...known }).toEqual({
      inFlight: `${method} ${path}`,
      ...this.#known,
    });
    this.#pending = undefined;
  }

  /** Writes until the server is dead; calls `onWritten` after this number of responses. */
  async writeOn(url: string, writes: number, onWritten: () => void): Promise<void> {
    for (let count = 0; ; count++) {
      if (count === writes) onWritten();
      if (!this.#known) throw new Error('Nothing is known yet.');
      this.#pending = randomWrite(this.#known, this.#album, random);
      await send(url, this.#pending);
      this.#known = this.#pending.after;
      this.#pending = undefined;
      this.written += 1;
    }
  }
}

type Running = ReturnType<typeof run>;

/** URL of a server that is ready; `undefined` if it ended before. */
function urlOf({ ready }: Running): Promise<string | undefined> {
  return ready.catch(() => undefined);
}

/** Waits until a server has begun to write pictures into its folder, or has finished; false if it ended before. */
async function hasBegun({ ended }: Running, dir: string): Promise<boolean> {
  let isOver = false;
  void ended.then(() => (isOver = true));
  for (;;) {
    if (['state.new/pictures', 'state'].some((path) => existsSync(join(dir, path)))) return true;
    if (isOver) return false;
    await pause(1);
  }
}

function killAfter(child: ChildProcess, milliseconds: number): void {
  setTimeout(() => child.kill('SIGKILL'), milliseconds);
}

async function untilKilled(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    if (!(error instanceof TypeError && /fetch failed|terminated/.test(error.message))) throw error;
  });
}

async function send(url: string, { method, path, body }: Write): Promise<void> {
  const response = await fetch(url + path, { method, headers: HEADERS, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
}

/** The public state of a server; expects every picture to have its bytes, and no other files. */
async function stateOf(url: string, dir: string): Promise<{ known: Known; album: string }> {
  const files = await picturesIn(dir);
  const list = async <Row>(path: string) => {
    const response = await fetch(url + path, { headers: HEADERS });
    return ((await response.json()) as { data: Row[] }).data;
  };
  const images = await list<Image>('/api/v1/images?user=me&limit=100&sort=oldest');
  const [album] = await list<Album>('/api/v1/albums?user=me');
  if (!album) throw new Error('the album is gone');
  const members = await list<Image>(`/api/v1/albums/${album.token}/images?limit=100`);
  expect(files).toHaveLength(images.length);
  expect(album.image_count).toBe(members.length);
  await Promise.all(
    images.map(async ({ slug, file_size, urls }) => {
      expect(await (await fetch(urls.direct_url)).text()).toBe(drawingOf(slug, file_size));
    }),
  );
  const pictures = images.map(({ slug, title, file_size }) => [slug, { title, bytes: file_size }] as const);
  return {
    album: album.token,
    known: { pictures: Object.fromEntries(pictures), members: members.map(({ slug }) => slug) },
  };
}
