import { spawnSync } from 'node:child_process';
import { chmod, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { ErrorBody } from '../../src/contract/models.ts';
import { fetchFrom } from '../../mock-server/fetch.ts';
import { createMock } from '../../mock-server/control/create-mock.ts';
import type { Change } from '../../mock-server/store/state.ts';
import { COMMAND, run } from '../support/command.ts';
import { closedFolder, contentsOf, newFolder, open, picturesIn, rowsOf } from '../support/data-folder.ts';

const GIF = 'R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=';

const writing = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'X-API-Key': 'pix_test_owner', 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});

test('a second server on the same folder is rejected, the first one keeps running, and its end releases the folder (S23)', async () => {
  const dir = await newFolder();
  const first = await open(dir);
  await expect(open(dir)).rejects.toThrow(`${dir} is in use by another server.`);
  const other = run(['--port=0', '--data', dir]);
  expect(await other.ended).toBe(1);
  expect(other.text.err).toBe(`${dir} is in use by another server. Stop that one, or use another folder.\n`);
  first.store.write(() => first.store.wallets.charge('owner', 1));
  const rows = rowsOf(first.store);
  await first.close();
  expect(rowsOf((await open(dir)).store)).toBe(rows);
});

/** A mock on a data folder, whose changes cannot be stored while the disk is full. */
async function mockOn(dir: string, disk: { isFull: boolean }) {
  const { files, ...kept } = await open(dir);
  const commit = (changes: readonly Change[]) => {
    if (disk.isFull) throw new Error('disk I/O error');
    kept.changeLog.commit(changes);
  };
  return createMock({ start: { ...kept, changeLog: { commit } }, files });
}

const writes: [string, string, RequestInit][] = [
  ['an upload', '/api/v1/images', writing('POST', { image_base64: GIF, album: 'all' })],
  ['an update', '/api/v1/images/a', writing('PATCH', { title: 'Other' })],
  ['a deletion', '/api/v1/images/a', writing('DELETE', {})],
  ['a new album', '/api/v1/albums', writing('POST', { title: 'New' })],
  ['a removal from an album', '/api/v1/albums/all/images', writing('DELETE', { image: 'a' })],
];

test.each(writes)(
  '%s is a 500 that changes nothing while changes cannot be stored (S23)',
  async (_, path, init) => {
    const dir = await newFolder();
    const disk = { isFull: true };
    const mock = fetchFrom(await mockOn(dir, disk));
    const bodyOf = async (...request: Parameters<typeof mock>) => (await mock(...request)).text();
    const stateOf = () =>
      Promise.all(
        ['/api/v1/images', '/api/v1/albums', '/api/v1/albums/all/images'].map((list) => bodyOf(list)),
      );
    const before = { lists: await stateOf(), files: await picturesIn(dir) };
    const refused = await mock(path, init);
    expect(refused.status).toBe(500);
    expect(await refused.json()).toMatchObject({ status: 'error', error: { code: 'internal_error' } });
    expect({ lists: await stateOf(), files: await picturesIn(dir) }).toEqual(before);
    disk.isFull = false;
    expect((await mock(path, init)).ok).toBe(true);
    expect(await stateOf()).not.toEqual(before.lists);
  },
);

const reads: [string, string, RequestInit?][] = [
  ['a picture, although its view cannot be counted', '/api/v1/images/a'],
  [
    'a picture with a key, although its use cannot be recorded',
    '/api/v1/images/a',
    { headers: { 'X-API-Key': 'pix_test_owner' } },
  ],
  ['a short link, although its click cannot be counted', '/platform/s/docs'],
  ['records of a data set with a quota', '/platform/api/v1/birds'],
  ['random records', '/platform/api/v1/birds?random=true&count=2'],
];

test.each(reads)('%s can be read while changes cannot be stored (S23)', async (_, path, init) => {
  const dir = await newFolder();
  const disk = { isFull: false };
  const running = await mockOn(dir, disk);
  const mock = fetchFrom(running);
  const link = writing('POST', { url: 'https://example.org/', custom_code: 'docs' });
  expect((await mock('/platform/api/v1/shorturl', link)).status).toBe(201);
  const { store } = running.app;
  const before = rowsOf(store);
  disk.isFull = true;
  const { status } = await mock(path, init);
  expect(status).toBe(path.endsWith('/docs') ? 307 : 200);
  expect(rowsOf(store)).toBe(before);
});

test('when files cannot grow, requests are rejected, and earlier responses hold after a restart (S23)', async () => {
  const dir = await closedFolder();
  const { ready, child, ended } = run(['--port=0', '--quiet', '--key=pix_test_owner', '--data', dir], {
    before: 'ulimit -f 300',
  });
  const url = await ready;
  const made: string[] = [];
  let status = 201;
  for (let at = 0; status === 201 && at < 500; at += 1) {
    const slug = `upload-${at}`;
    ({ status } = await fetch(`${url}/api/v1/images`, writing('POST', { image_base64: GIF, slug })));
    if (status === 201) made.push(slug);
  }
  expect([status, made.length > 5]).toEqual([500, true]);
  const listed = async (root: string) => {
    const response = await fetch(`${root}/api/v1/images?limit=100&sort=oldest&user=owner`);
    return ((await response.json()) as { data: { slug: string }[] }).data.map(({ slug }) => slug);
  };
  const expected = ['a', 'b', ...made];
  expect(new Set(await listed(url))).toEqual(new Set(expected));
  child.kill();
  expect(await ended).toBe(0);
  const again = run(['--port=0', '--data', dir]);
  expect(new Set(await listed(await again.ready))).toEqual(new Set(expected));
  expect(await picturesIn(dir)).toHaveLength(expected.length);
});

/** Runs the server with a small disk of its own, which only its process sees. */
const ON_SMALL_DISK = `exec unshare -rm /bin/sh -c 'mount -t tmpfs -o size=4m none "$DISK" && exec "$0" "$@"' "$0" "$@"`;
const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'none', tmpdir()]).status === 0;

test.skipIf(!canMount)(
  'on a full disk, uploads and updates are a 507 that says so, and deletions make space (S23, G10)',
  async () => {
    const dir = dirname(await newFolder());
    const { ready } = run(['--port=0', '--key=pix_test_owner', '--scenario=empty', '--data', `${dir}/data`], {
      before: ON_SMALL_DISK,
      env: { DISK: dir },
    });
    const url = await ready;
    const slugs: string[] = [];
    const requestUntilFull = async (path: () => string, init: () => RequestInit) => {
      for (;;) {
        const response = await fetch(`${url}/api/v1/images${path()}`, init());
        if (!response.ok) return { ...((await response.json()) as ErrorBody).error, status: response.status };
      }
    };
    const uploadUntilFull = async (bytes: number) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><!-- ${'x'.repeat(bytes)} --></svg>`;
      const refusal = await requestUntilFull(
        () => '',
        () => {
          slugs.push(`upload-${slugs.length}`);
          return writing('POST', { image_base64: btoa(svg), slug: slugs.at(-1) });
        },
      );
      slugs.pop();
      return refusal;
    };
    const refusals = [
      await uploadUntilFull(1),
      await uploadUntilFull(200_000),
      await requestUntilFull(
        () => `/${slugs[0]}`,
        () => writing('PATCH', { description: crypto.randomUUID().repeat(100) }),
      ),
    ];
    for (const refusal of refusals)
      expect(refusal).toMatchObject({
        status: 507,
        code: 'insufficient_storage',
        message: expect.stringMatching(/^The disk of the server is full/) as string,
      });
    expect(slugs.length).toBeGreaterThan(10);
    for (const slug of slugs.toReversed()) {
      const { status } = await fetch(`${url}/api/v1/images/${slug}`, writing('DELETE', {}));
      expect([slug, status]).toEqual([slug, 200]);
    }
    expect((await fetch(`${url}/api/v1/images`, writing('POST', { image_base64: GIF }))).status).toBe(201);
  },
);

/** A user without full permissions; root may write anywhere. */
const someone = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const canRun = spawnSync(process.execPath, [COMMAND, '--version'], someone).status === 0;

test.skipIf(!canRun)('a read-only folder is rejected with a message (S23)', async () => {
  const dir = await closedFolder();
  await chmod(dirname(dir), 0o755);
  for (const path of [dir, `${dir}/state`]) await chmod(path, 0o555);
  onTestFinished(async () => {
    for (const path of [dir, `${dir}/state`]) await chmod(path, 0o755);
  });
  const before = await contentsOf(dir);
  const { ended, text } = run(['--port=0', '--data', dir], someone);
  expect(await ended).toBe(1);
  expect(text.err).toMatch(/^The data folder \S+ cannot be \w+ \([^\n]+\)\. Use another one\.\n$/);
  expect(await contentsOf(dir)).toEqual(before);
});

test.skipIf(!canRun)('a folder that cannot be created is rejected with a message (S23)', async () => {
  const dir = await newFolder();
  await mkdir(dir, { mode: 0o555 });
  await chmod(dirname(dir), 0o755);
  const { ended, text } = run(['--port=0', '--data', `${dir}/new`], someone);
  expect(await ended).toBe(1);
  expect(text.err).toMatch(/cannot be made \(EACCES[^\n]*\)\. Use another one\.\n$/);
});
