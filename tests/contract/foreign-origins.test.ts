/** Origins whose pages a server with personal pictures responds to. */
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startPixServer, type PixServerOptions } from '../../mock-server/server.ts';
import { KEY_VALUE } from '../../src/embed/mount-config.ts';
import { rawRequest } from './support/origins.ts';

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>';

async function pictureFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'pix-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await writeFile(join(dir, 'sea.svg'), DRAWING);
  return dir;
}

async function serve(options: PixServerOptions) {
  const server = await startPixServer({ port: 0, ...options });
  onTestFinished(() => server.close());
  const sendRequest = (
    origin: string | undefined,
    path: string,
    method = 'GET',
    headers: Record<string, string> = {},
  ) => rawRequest(server.port, method, path, { ...headers, ...(origin !== undefined && { Origin: origin }) });
  return { ...server, sendRequest, own: { 'X-API-Key': server.keys['owner'] ?? '' } };
}

const RECORD = '/api/v1/images/sea';

const FOREIGN = [
  'https://evil.example',
  'null',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil',
  'http://127.0.0.1.evil.example:4010',
  'http://evil.localhost.example',
  'http://notlocalhost',
  'http://128.0.0.1',
  'http://[::2]',
  'http://localhost@evil.example',
  'http://evil.example@localhost',
  'chrome-extension://localhost',
  'file://',
  'http://localhost/path',
  'HTTP://LOCALHOST',
  '',
];

test.each(FOREIGN)(
  'a page of %j can neither read nor change anything of --pictures (P18, S24)',
  async (origin) => {
    const { sendRequest, own } = await serve({ pictures: await pictureFolder() });
    const requests = [
      ['GET', '/api/v1/images', {}],
      ['GET', '/api/v1/images?user=me', own],
      ['GET', RECORD, own],
      ['HEAD', RECORD, {}],
      ['GET', '/raw/sea.svg', {}],
      ['GET', '/thumb/sea.svg', {}],
      ['GET', '/i/sea', {}],
      ['POST', '/api/v1/images', { ...own, 'Content-Type': 'text/plain' }],
      ['DELETE', RECORD, own],
      [
        'OPTIONS',
        RECORD,
        { 'Access-Control-Request-Method': 'DELETE', 'Access-Control-Request-Headers': 'x-api-key' },
      ],
    ] as const;
    for (const [method, path, headers] of requests) {
      const response = await sendRequest(origin, path, method, headers);
      expect([method, path, response.status]).toEqual([method, path, 403]);
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
      expect(response.headers['vary']).toContain('Origin');
      expect(response.text).not.toContain('sea');
    }
    expect((await sendRequest(undefined, '/api/v1/images?user=me', 'GET', own)).text).toContain(
      '"slug":"sea"',
    );
  },
);

const OWN = [
  undefined,
  'http://localhost',
  'http://localhost:3000',
  'https://localhost:8443',
  'http://app.localhost:5173',
  'http://127.0.0.1:8080',
  'http://127.1.2.3',
  'http://[::1]:3000',
];

test.each(OWN)('a page of %j on this machine can do everything that keys permit (S24)', async (origin) => {
  const { sendRequest, own } = await serve({ pictures: await pictureFolder() });
  for (const [method, path, status] of [
    ['OPTIONS', RECORD, 204],
    ['GET', RECORD, 200],
    ['GET', '/raw/sea.svg', 200],
    ['DELETE', RECORD, 200],
  ] as const) {
    const response = await sendRequest(origin, path, method, own);
    expect([method, path, response.status]).toEqual([method, path, status]);
    // Not `*`, or a foreign page could read from the cache what it has embedded before.
    expect(response.headers['access-control-allow-origin']).toBe(origin);
    expect(response.headers['vary']).toContain('Origin');
  }
});

test('a page of the base URL may send requests, and so may those of --allow-origin (S24)', async () => {
  const { sendRequest } = await serve({
    pictures: await pictureFolder(),
    baseUrl: 'https://pix.example.org',
    allowOrigins: ['http://site.test:3000', 'null'],
  });
  for (const origin of ['https://pix.example.org', 'http://site.test:3000', 'null'])
    expect(await sendRequest(origin, RECORD)).toMatchObject({
      status: 200,
      headers: { 'access-control-allow-origin': origin },
    });
  for (const origin of ['http://pix.example.org', 'http://site.test', 'http://site.test:30001'])
    expect((await sendRequest(origin, RECORD)).status).toBe(403);
});

test('a foreign page cannot embed unreadable pictures, but its links to them work (S24)', async () => {
  const { sendRequest } = await serve({ pictures: await pictureFolder() });
  const statusOf = async (headers: Record<string, string>) =>
    (await sendRequest(undefined, '/raw/sea.svg', 'GET', headers)).status;
  const foreign = embedding('https://evil.example/');
  expect(await statusOf(foreign)).toBe(403);
  expect(await statusOf(embedding())).toBe(403);
  expect(await statusOf(embedding('http://localhost:3000/'))).toBe(200);
  expect(await statusOf({ ...embedding(), 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
  expect(await statusOf({ ...foreign, 'Sec-Fetch-Mode': 'navigate' })).toBe(200);
});

const embedding = (Referer?: string): Record<string, string> => ({
  'Sec-Fetch-Site': 'cross-site',
  'Sec-Fetch-Mode': 'no-cors',
  ...(Referer !== undefined && { Referer }),
});

test('with the origin null, a page opened as a file can embed the pictures; without, it cannot (S24)', async () => {
  const pictures = await pictureFolder();
  const [open, closed] = [await serve({ pictures, allowOrigins: ['null'] }), await serve({ pictures })];
  for (const path of ['/raw/sea.svg', '/thumb/sea.svg', '/cdn.php?id=1', '/i/sea', RECORD]) {
    const statusOf = async ({ sendRequest }: typeof open, referer?: string) =>
      (await sendRequest(undefined, path, 'GET', embedding(referer))).status;
    expect([path, await statusOf(open)]).toEqual([path, 200]);
    expect([path, await statusOf(open, 'https://evil.example/')]).toEqual([path, 403]);
    expect([path, await statusOf(closed)]).toEqual([path, 403]);
  }
});

test('files of the site and scripts are for every page, as those of a server with the sample (S11, S24)', async () => {
  const pictures = await pictureFolder();
  const site = join(await pictureFolder(), 'site');
  await mkdir(join(site, 'cdn'), { recursive: true });
  await writeFile(join(site, 'cdn', 'sdk.js'), '// script');
  await writeFile(join(site, 'page.js'), '// page');
  const { sendRequest } = await serve({ pictures, static: [{ prefix: '/', dir: site }] });
  for (const headers of [embedding(), embedding('https://evil.example/'), { Origin: 'null' }]) {
    for (const path of ['/cdn/sdk.js', '/page.js'])
      expect((await sendRequest(undefined, path, 'GET', headers)).status).toBe(200);
    for (const path of ['/oembed?url=x', '/nothing.js', '/cdn/nothing.js', '/openapi.json'])
      expect((await sendRequest(undefined, path, 'GET', headers)).status).toBe(403);
  }
  const { headers } = await sendRequest('https://evil.example', '/cdn/sdk.js');
  expect(headers['access-control-allow-origin']).toBe('*');
});

test('the first refusal of each origin is explained to the owner, with the option that would allow it (S24)', async () => {
  const lines: string[] = [];
  const { sendRequest } = await serve({
    pictures: await pictureFolder(),
    warn: (line) => void (line.startsWith('Refused') && lines.push(line)),
  });
  await sendRequest('http://site.test:3000', '/api/v1/images?api_key=mine');
  await sendRequest('http://site.test:3000', RECORD);
  const refusal = await sendRequest(undefined, '/raw/sea.svg', 'GET', embedding());
  await sendRequest('null', RECORD);
  await sendRequest('not an origin', RECORD);
  expect(lines).toEqual([
    expect.stringMatching(
      /^Refused GET \/api\/v1\/images\?api_key=\*\*\*: .*"http:\/\/site\.test:3000".* --allow-origin http:\/\/site\.test:3000\.$/,
    ),
    expect.stringMatching(/^Refused GET \/raw\/sea\.svg: .*no-referrer.* --allow-origin null\.$/),
    expect.stringMatching(/^Refused GET .*"not an origin"\.$/),
  ]);
  expect(refusal.text).toContain('--allow-origin null');
});

test.each([
  ['the sample', () => ({ scenario: 'empty' as const })],
  ['--allow-origin *', async () => ({ pictures: await pictureFolder(), allowOrigins: ['*'] })],
])('with %s every page may send requests, as on the platform itself (S11)', async (_, options) => {
  const { sendRequest } = await serve(await options());
  for (const origin of ['https://evil.example', 'null', undefined])
    expect(await sendRequest(origin, '/api/v1/images')).toMatchObject({
      status: 200,
      headers: { 'access-control-allow-origin': '*' },
    });
});

test('keys are random for a folder, stay the same, and are readable by its owner only (S12, P8)', async () => {
  const dir = await pictureFolder();
  const warn = vi.fn();
  const first = await serve({ pictures: dir, warn });
  const other = await serve({ pictures: await pictureFolder() });
  expect(Object.keys(first.keys)).toEqual(['owner', 'other', 'admin']);
  expect(new Set([...Object.values(first.keys), ...Object.values(other.keys)]).size).toBe(6);
  for (const key of Object.values(first.keys)) {
    expect(key).toMatch(/^pix_local_[0-9a-f]{48}$/);
    // Elements reject them in markup.
    expect(key).toMatch(KEY_VALUE);
  }
  const file = join(dir, '.pix-keys.json');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  // Said once, when the file is written.
  expect(warn.mock.calls).toEqual([[`API keys are stored in ${file}, which only you can read.`]]);
  expect((await serve({ pictures: dir, warn })).keys).toEqual(first.keys);
  expect(warn).toHaveBeenCalledOnce();
  expect((await serve({ pictures: dir, key: 'chosen-by-me' })).keys).toEqual({
    ...first.keys,
    owner: 'chosen-by-me',
  });
  for (const key of ['pix_test_owner', 'pix_test_admin', 'pix_test_revoked'])
    expect((await first.sendRequest(undefined, '/api/v1/user', 'GET', { 'X-API-Key': key })).status).toBe(
      401,
    );
  // The creator of the folder may have put the file there.
  await chmod(file, 0o644);
  const { keys } = await serve({ pictures: dir });
  expect(keys).not.toEqual(first.keys);
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(keys);
});

test('a data folder keeps its random keys, and the well-known keys are invalid (S12)', async () => {
  const data = join(await pictureFolder(), 'data');
  const first = await startPixServer({ port: 0, scenario: 'private-album', data });
  await first.close();
  expect((await stat(join(data, 'state'))).mode & 0o777).toBe(0o700);
  const second = await startPixServer({ port: 0, data, control: true });
  onTestFinished(() => second.close());
  expect(second.keys).toEqual(first.keys);
  await second.control.reset();
  const response = await rawRequest(second.port, 'GET', '/api/v1/user', {
    'X-API-Key': second.keys['owner'] ?? '',
  });
  expect(response.status).toBe(200);
  const known = await rawRequest(second.port, 'GET', '/api/v1/user', { 'X-API-Key': 'pix_test_owner' });
  expect(known.status).toBe(401);
});
