import { mkdir, mkdtemp, rename, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPixServer, type PixServer } from '../../mock-server/server.ts';

const script = `/* a script */ ${'console.log("pix");'.repeat(80)}`;
/** Policy in a `meta` element of a page. */
const OWN = "default-src 'self'";
let folder: string;
let server: PixServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pix-'));
  const files = {
    'cdn/sdk.js': script,
    'cdn/sdk@1.js': script,
    'cdn/sdk@1.2.3.js': script,
    'cdn/1.2.3/pix.mjs': script,
    'cdn/chunks/gallery-8f2c41d0.js': script,
    'cdn/chunks/packed-8f2c41d0.js': script,
    // Different from the output of the server, so that tests can tell which one is sent.
    'cdn/chunks/packed-8f2c41d0.js.br': brotliCompressSync('built'),
    'cdn/chunks/packed-8f2c41d0.js.gz': gzipSync('built'),
    'site/index.html': '<!doctype html><title>Pix</title>',
    'site/album/index.html': '<!doctype html><title>Album</title>',
    'site/own/index.html': `<!doctype html><meta http-equiv="Content-Security-Policy" content="${OWN}"><title>Own</title>`,
    'site/formatted.html': `<!doctype html><meta
  http-equiv="Content-Security-Policy" content="${OWN}"><title>Own</title>`,
    'site/assets/main-1234abcd.css': 'p { color: red }',
    'site/assets/late-1234abcd.css': 'p { color: blue }',
    'with-404/404.html': '<!doctype html><title>Missing</title>',
    'site/.secret': 'no',
    'outside.txt': 'no',
  };
  for (const [path, content] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  await mkdir(join(folder, 'empty'));
  await symlink(join(folder, 'outside.txt'), join(folder, 'site/link.txt'));
  server = await startPixServer({
    port: 0,
    allowOrigins: ['*'],
    pictures: join(folder, 'empty'),
    static: [
      { prefix: '/cdn/', dir: join(folder, 'cdn') },
      { prefix: '/', dir: join(folder, 'site') },
    ],
  });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Like `fetch`, but without decoding the content. */
const raw = (path: string, coding: string, method = 'GET') =>
  new Promise<{ coding: string | undefined; headers: IncomingHttpHeaders; bytes: Buffer }>(
    (resolve, reject) => {
      request(server.url + path, { method, headers: { 'Accept-Encoding': coding } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const { headers } = response;
          resolve({ coding: headers['content-encoding'], headers, bytes: Buffer.concat(parts) });
        });
      })
        .on('error', reject)
        .end();
    },
  );

test('a page is served with a policy that allows only its own files and the service', async () => {
  const response = await fetch(`${server.url}/`);
  expect(await response.text()).toContain('<title>Pix</title>');
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  const policy = response.headers.get('Content-Security-Policy');
  expect(policy).toBe(
    `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' ${server.url}; connect-src 'self' ${server.url}; ` +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types lit-html",
  );
});

test('a policy in the page applies together with the header, which only adds directives that a page cannot contain', async () => {
  for (const path of ['/own/', '/formatted.html']) {
    const { headers } = await fetch(server.url + path);
    expect(headers.get('Content-Security-Policy')).toBe("frame-ancestors 'self'");
  }
});

test('a folder without its slash is redirected to it', async () => {
  const response = await fetch(`${server.url}/album`, { redirect: 'manual' });
  expect([response.status, response.headers.get('Location')]).toEqual([308, 'album/']);
  expect(await (await fetch(`${server.url}/album`)).text()).toContain('<title>Album</title>');
});

test('a page by another name of this machine is redirected to the base URL, whose pictures it may show', async () => {
  const { host, port } = new URL(server.url);
  const locationOf = (name: string, path: string) =>
    new Promise<string | undefined>((resolve, reject) => {
      request(server.url + path, { headers: { Host: name } }, ({ headers }) => resolve(headers.location))
        .on('error', reject)
        .end();
    });
  expect(await locationOf(`localhost:${port}`, '/album/?a=1')).toBe(`${server.url}/album/?a=1`);
  // Through a forwarded port, the base URL may lead nowhere.
  expect(await locationOf('localhost:1', '/album/')).toBe(undefined);
  expect(await locationOf(`localhost:${port}`, '/cdn/sdk.js')).toBe(undefined);
  expect(await locationOf(host, '/album/')).toBe(undefined);
});

test('the script may be loaded from any origin, and is cached for a short time', async () => {
  const { headers, status } = await fetch(`${server.url}/cdn/sdk.js`);
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(headers.get('Cache-Control')).toBe('public, max-age=300, stale-while-revalidate=86400');
});

test('a script by its major version is cached for a short time, too (P2)', async () => {
  const { headers } = await fetch(`${server.url}/cdn/sdk@1.js`);
  expect(headers.get('Cache-Control')).toBe('public, max-age=300, stale-while-revalidate=86400');
});

test.each([
  '/cdn/chunks/gallery-8f2c41d0.js',
  '/cdn/sdk@1.2.3.js',
  '/cdn/1.2.3/pix.mjs',
  '/assets/main-1234abcd.css',
])('%s is cached permanently (P2)', async (path) => {
  const { headers } = await fetch(server.url + path);
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

test('modules of a version may be imported from any origin', async () => {
  const { headers } = await fetch(`${server.url}/cdn/1.2.3/pix.mjs`);
  expect(headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
});

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0.2, gzip;q=0.8', 'gzip', gunzipSync],
  ['GZIP ; q=0.5, *;q=0.9', 'br', brotliDecompressSync],
  ['*', 'br', brotliDecompressSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
  ['gzip;q=0.5, identity', undefined, (bytes: Buffer) => bytes],
  ['br;q=0, gzip;q=0.000, *;q=0', undefined, (bytes: Buffer) => bytes],
  ['', undefined, (bytes: Buffer) => bytes],
] as const)('Accept-Encoding %j gets %s', async (accepted, coding, unpack) => {
  const response = await raw('/cdn/sdk.js', accepted);
  expect(response.coding).toBe(coding);
  expect(unpack(response.bytes).toString()).toBe(script);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a compressed copy of a file is served unchanged: %s', async (coding, unpack) => {
  const response = await raw('/cdn/chunks/packed-8f2c41d0.js', coding);
  expect(response.coding).toBe(coding);
  expect(unpack(response.bytes).toString()).toBe('built');
});

test('a compressed copy that is older than its file is ignored', async () => {
  const file = join(folder, 'cdn/sdk@1.js');
  await writeFile(`${file}.br`, brotliCompressSync('older'));
  await utimes(`${file}.br`, 1, 1);
  const { bytes } = await raw('/cdn/sdk@1.js', 'br');
  expect(brotliDecompressSync(bytes).toString()).toBe(script);
});

test('each coding has a separate ETag, HEAD has the headers of GET, and a 304 keeps them', async () => {
  const path = '/cdn/chunks/packed-8f2c41d0.js';
  const all = await Promise.all(['br', 'gzip', 'identity'].map((coding) => raw(path, coding)));
  const tags = all.map(({ headers }) => headers.etag);
  expect(new Set(tags).size).toBe(3);
  const head = await raw(path, 'gzip', 'HEAD');
  const kept = ['content-length', 'content-encoding', 'content-type', 'etag', 'vary', 'cache-control'];
  for (const name of kept) expect(head.headers[name], name).toBe(all[1]?.headers[name]);
  expect(head.bytes.byteLength).toBe(0);
  const again = await fetch(server.url + path, {
    headers: { 'Accept-Encoding': 'gzip', 'If-None-Match': tags[1] ?? '' },
  });
  expect([again.status, again.headers.get('ETag'), again.headers.get('Vary')]).toEqual([
    304,
    tags[1],
    'Accept-Encoding',
  ]);
});

test('an unchanged file is a 304', async () => {
  const etag = (await fetch(`${server.url}/cdn/sdk.js`)).headers.get('ETag') ?? '';
  const response = await fetch(`${server.url}/cdn/sdk.js`, { headers: { 'If-None-Match': etag } });
  expect(response.status).toBe(304);
});

test.each([
  '/.secret',
  '/link.txt',
  '/outside.txt',
  '/cdn/nothing.js',
  '/cdn/9.9.9/sdk.js',
  '/cdn/chunks/packed-8f2c41d0.js.br',
  '/album/nothing',
  '/cdn/',
])('%s is not served', async (path) => {
  expect((await fetch(server.url + path)).status).toBe(404);
});

test.each([
  ['POST', '/'],
  ['DELETE', '/album/'],
  ['PUT', '/assets/main-1234abcd.css'],
])('%s %s is a 405 that names the supported methods (S9)', async (method, path) => {
  const response = await fetch(server.url + path, { method });
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  expect(await response.json()).toMatchObject({ error: { code: 'method_not_allowed' } });
});

test('OPTIONS of a page lists the supported methods', async () => {
  const response = await fetch(`${server.url}/album/`, { method: 'OPTIONS' });
  expect([response.status, response.headers.get('Allow')]).toEqual([204, 'GET, HEAD, OPTIONS']);
  expect(response.headers.get('Access-Control-Allow-Methods') ?? '').not.toContain('POST');
});

test('each response uses one request id', async () => {
  const name = async (path: string) => (await fetch(server.url + path)).headers.get('X-Request-Id') ?? '';
  const [first, , third] = [await name('/nothing'), await name('/nothing'), await name('/')];
  expect(Number(third.slice(4)) - Number(first.slice(4))).toBe(2);
});

test.each(['/', '/cdn/sdk.js'])('the type of %s is not sniffed', async (path) => {
  expect((await fetch(server.url + path)).headers.get('X-Content-Type-Options')).toBe('nosniff');
});

test('compressible files vary by Accept-Encoding', async () => {
  expect((await fetch(`${server.url}/cdn/sdk.js`)).headers.get('Vary')).toBe('Accept-Encoding');
});

test('the API takes precedence over the files', async () => {
  expect(await (await fetch(`${server.url}/api/v1/ping`)).json()).toMatchObject({ status: 'success' });
});

test('a missing page is the 404 page of the site, if it has one', async () => {
  const missing = (accept: string) => fetch(`${server.url}/nothing/`, { headers: { Accept: accept } });
  expect(await (await missing('text/html')).text()).toContain('Page not found');
  const own = await startPixServer({
    port: 0,
    static: [{ prefix: '/', dir: join(folder, 'with-404') }],
  });
  try {
    const response = await fetch(`${own.url}/nothing/`, { headers: { Accept: 'text/html' } });
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<!doctype html><title>Missing</title>');
    expect((await fetch(`${own.url}/404.html`)).status).toBe(200);
    expect((await fetch(`${own.url}/nothing/`)).headers.get('Content-Type')).not.toContain('html');
  } finally {
    await own.close();
  }
});

test('a deleted file is a 404 until it is restored', async () => {
  const file = join(folder, 'site/assets/late-1234abcd.css');
  await rename(file, `${file}.away`);
  const status = async () => (await fetch(`${server.url}/assets/late-1234abcd.css`)).status;
  expect(await status()).toBe(404);
  await rename(`${file}.away`, file);
  expect(await status()).toBe(200);
});
