import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { MockConfig } from '../../../mock-server/check/check-service.ts';
import { NOT_BY_READS, PROBED } from '../../../mock-server/check/gap-probes.ts';
import { createMockFetch } from '../../../mock-server/fetch.ts';
import { startPixServer } from '../../../mock-server/server.ts';
import type { Image, List } from '../../../src/contract/models.ts';
import { runCheck, startService, withJson } from './support/deviating-service.ts';

const KEYS = { KEY: 'pix_test_owner' };

/** Arguments of a check of all hosts that have reads, with keys. */
const all = (base: string) => [
  ...['--service', base, '--hosts', `platform=${base}/platform`, '--hosts', `lexicon=${base}/lexicon`],
  ...['--key-env', 'KEY', '--key-env', 'platform=KEY', '--key-env', 'lexicon=KEY'],
];

test('finds no differences in the reference server, with and without keys', async () => {
  const { base } = await startService();
  const { code, out, err } = await runCheck([...all(base), '--verbose'], KEYS);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('\nno differences; endpoints: 21 pass, 0 differs, 3 skipped; ');
  expect(out).toMatch(/G6, G7, .*: not observable by reads/);
  const open = await runCheck(['--service', base]);
  expect(open.code).toBe(0);
  expect(open.out).toContain('skipped  GET /api/v1/user: needs a key: --key-env NAME');
  expect(open.out).toContain('skipped  GET platform:/api/v1/birds: needs the address of the host');
});

test('prints no key, even if the service repeats it', async () => {
  const { base } = await startService((path, response) =>
    path.startsWith('/api/v1/user')
      ? withJson(response, ({ data }) => {
          Object.assign(data, { api_key: { prefix: KEYS.KEY } });
        })
      : response,
  );
  for (const options of [[], ['--json'], ['--verbose']]) {
    const { out } = await runCheck(['--service', base, '--key-env', 'KEY', ...options], KEYS);
    expect(out).toContain('[secret]');
    expect(out).not.toContain(KEYS.KEY);
  }
});

test('finds only the missing script in the HTTP server without it', async () => {
  const server = await startPixServer({ port: 0 });
  onTestFinished(() => server.close());
  const { code, out } = await runCheck(['--service', server.url]);
  expect(code).toBe(1);
  expect(out).toContain('/cdn/sdk.js: status must be 200, not 404');
  expect(out).toContain('\n1 difference; ');
});

test('sends only GET, HEAD and OPTIONS, and the key to no other host', async () => {
  const other = await startService();
  const moved = await startService((path, response) =>
    path.startsWith('/api/v1/user')
      ? new Response(null, { status: 307, headers: { Location: `${other.base}/api/v1/user` } })
      : path === '/api/v1/images'
        ? withJson(response, ({ data }) => {
            for (const { urls } of data)
              Object.assign(urls as object, { thumbnail_url: `${other.base}/thumb/a.webp` });
          })
        : response,
  );
  const args = ['--service', moved.base, '--key-env', 'KEY', '--hosts', `platform=${other.base}/platform`];
  const { out, err } = await runCheck([...args, '--json', '--verbose'], KEYS);
  expect(new Set([...moved.received, ...other.received].map(({ method }) => method))).toEqual(
    new Set(['GET', 'HEAD', 'OPTIONS']),
  );
  expect(moved.received.some(({ key }) => key === KEYS.KEY)).toBe(true);
  expect(other.received.length).toBeGreaterThan(0);
  expect(other.received.filter(({ url, key }) => key ?? !url.startsWith('/platform/'))).toEqual([]);
  expect(out + err).not.toContain(KEYS.KEY);
});

test('reports type, order, header and page size precisely', async () => {
  const { base } = await startService(async (path, response) => {
    if (path === '/api/v1/stats')
      return withJson(response, (body) => Object.assign(body.data, { total_images: '9' }) && body);
    if (path === '/api/v1/ping') response.headers.delete('Cache-Control');
    if (path === '/api/v1/tags') response.headers.set('ETag', 'none');
    if (path === '/api/v1/images')
      return withJson(response, (body) => {
        body.data.length = 20;
        body.pagination['limit'] = 20;
      });
    if (path.includes('sort=oldest')) return withJson(response, ({ data }) => void data.reverse());
    return response;
  });
  const { code, out } = await runCheck(['--service', base]);
  expect(code).toBe(1);
  expect(out).toContain('/api/v1/stats: /data/total_images must be integer, not "9"\n');
  expect(out).toContain('/api/v1/ping: header Cache-Control is missing\n');
  expect(out).toContain('/api/v1/tags: header ETag must match pattern');
  expect(out).toContain('/api/v1/images: /pagination/limit must be 24, not 20\n');
  expect(out).toMatch(/\/data\/\d+\/created_at must not come after "20.*" in the order "oldest", not "20/);
  expect(out).toContain('4 differences');
});

test('says which gaps a service decides otherwise', async () => {
  const { base } = await startService((path, response) => {
    response.headers.delete('X-Request-Id');
    if (path.includes('limit=0')) return Response.json({}, { status: 400, headers: response.headers });
    return response;
  });
  const { code, out } = await runCheck(['--service', base]);
  expect(code).toBe(1);
  expect(out).toContain('G3: responses have none; Pix assumes: every response has an X-Request-Id\n');
  expect(out).toContain('I11: /api/v1/images?limit=0 is a 400; Pix assumes: a limit of 0 is a 422\n');
});

test('every gap of the documentation has a probe or a reason', () => {
  const text = readFileSync(resolve(import.meta.dirname, '../../../docs/gaps.md'), 'utf8');
  const numbers = [...text.matchAll(/^\| ([A-Z]\d+) /gm)].map(([, number]) => number);
  expect([...PROBED, ...Object.values(NOT_BY_READS).flat()].sort()).toEqual(numbers.sort());
});

test.each([
  ['HTML', '<h1>Hello</h1>', 'text/html', 'header Content-Type must be application/json, not "text/html"'],
  ['broken JSON', '{"data":', 'application/json', 'body must be JSON'],
  ['null', 'null', 'application/json', 'body must be object, not null'],
  ['keys of prototypes', '{"__proto__":{"x":1},"constructor":1}', 'application/json', 'is missing'],
  ['a huge body', `"${'x'.repeat(5_000_000)}"`, 'application/json', 'has more than 4194304 bytes'],
])('survives %s in place of every response', async (_name, body, type, fault) => {
  const { base } = await startService(
    () => new Response(body, { headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } }),
  );
  const { code, out, err } = await runCheck(['--service', base]);
  expect(code).toBe(type === 'application/json' && body.length > 5_000_000 ? 2 : 1);
  expect(out + err).toContain(fault);
});

test('terminal sequences do not reach the terminal', async () => {
  const { base } = await startService((path, response) =>
    path.startsWith('/api/v1/stats') ? withJson(response, () => ({ status: '\u001b[2J\u0007' })) : response,
  );
  for (const json of [[], ['--json']]) {
    const { code, out } = await runCheck(['--service', base, ...json]);
    expect(code).toBe(1);
    expect(out).toContain('u001b');
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  }
});

test('waits as long as Retry-After says, once', async () => {
  let refused = 0;
  const { base, received } = await startService((path, response) =>
    path === '/api/v1/tags' && !refused++
      ? new Response(null, { status: 429, headers: { 'Retry-After': '0' } })
      : response,
  );
  expect((await runCheck(['--service', base])).code).toBe(0);
  expect(received.filter(({ url }) => url === '/api/v1/tags')).toHaveLength(2);
});

test.each([
  [[], '--service URL is required'],
  [['--service', 'ftp://a.example'], '--service must be an http or https address'],
  [
    ['--service', 'http://a.example', '--hosts', 'nowhere=http://b.example'],
    '--hosts needs one of pictures,',
  ],
  [['--service', 'http://a.example', '--key-env', 'MISSING'], '--key-env must name an environment variable'],
  [['--service', 'http://a.example', '--timeout', '0'], '--timeout must be milliseconds'],
  [['--unknown', 'http://a.example'], 'Unknown argument --unknown. Known are --service, --hosts, --key-env,'],
  [['-x'], 'Unknown argument -x. Known are --service,'],
  [['http://a.example'], 'Unknown argument http://a.example. Known are --service,'],
  [['--timeout'], "Option '--timeout <value>' argument missing"],
  [['--service', 'http://127.0.0.1:1'], 'http://127.0.0.1:1 is unreachable'],
])('%j cannot run', async (args, message) => {
  const { code, out, err } = await runCheck(args);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(message);
});

test('the configuration that it writes makes a mock with the page sizes of the service', async () => {
  const folder = mkdtempSync(resolve(tmpdir(), 'pix-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = resolve(folder, 'mock.json');
  const pageSizes = { default: 12, max: 50, clamp: true };
  const { base } = await startService(undefined, { pageSizes });
  const hosts = { platform: `${base}/platform` };
  const args = ['--service', base, '--hosts', `platform=${hosts.platform}`];
  const { code, out } = await runCheck([...args, '--config', file]);
  expect(code).toBe(1);
  expect(out).toContain('I11: /api/v1/images?limit=101 is a 200; Pix assumes: a limit above 100 is a 422\n');
  const config = JSON.parse(readFileSync(file, 'utf8')) as MockConfig;
  const { latency } = config;
  expect(config).toEqual({ baseUrl: base, hosts, latency: expect.any(Number) as number, pageSizes });
  const server = await startPixServer({ port: 0, latency, pageSizes });
  onTestFinished(() => server.close());
  const mock = createMockFetch({ ...config, latency: 0 });
  const sizes = async (root: string, send: (url: string) => Promise<Response>) => {
    const lists = ['', '?limit=1000'].map((query) => send(`${root}/api/v1/images${query}`));
    return Promise.all(lists.map(async (list) => ((await (await list).json()) as List<Image>).data.length));
  };
  expect(await sizes(base, mock)).toEqual([12, 50]);
  expect(await sizes(server.url, fetch)).toEqual([12, 50]);
  expect((await mock(`${hosts.platform}/api/v1/birds`)).status).toBe(200);
});
