import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { cliOutput } from '../../../mock-server/cli/cli-output.ts';
import { statusOf } from '../../support/raw-request.ts';
import { COMMAND, run } from '../../support/command.ts';
import { closedFolder, newFolder } from '../../support/data-folder.ts';
import { runHere } from './support/run-here.ts';

async function emptyFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'pix-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

describe('the output', () => {
  test('starts with the URL on one line, and the server responds there', async () => {
    const { ready, text } = run(['--port', '0']);
    const url = await ready;
    expect(text.out).toBe(`Pix is ready on ${url}\n`);
    const response = await fetch(`${url}/api/v1/images?limit=1`);
    expect(await response.json()).toMatchObject({
      data: [{ urls: { view_page: expect.stringMatching(`^${url}/i/`) as string } }],
    });
  });

  test('starts with the URL, even if requests were rejected before', () => {
    const lines: string[] = [];
    const output = cliOutput(
      {},
      (line) => lines.push(line),
      (line) => lines.push(line),
    );
    output.request({ method: 'GET', path: '/x\u001b', milliseconds: 1.4 });
    output.ready('http://127.0.0.1:1');
    output.request({ method: 'GET', path: '/y', status: 200, milliseconds: 2 });
    expect(lines).toEqual([
      'Pix is ready on http://127.0.0.1:1\n',
      'GET /x\\u001b broke off 1 ms\n',
      'GET /y 200 2 ms\n',
    ]);
  });

  test('continues with a line per request, without secrets', async () => {
    const { ready, text, child, ended } = run(['--port=0', '--scenario=empty']);
    const url = await ready;
    await fetch(`${url}/api/v1/ping?key=k1&q=%0a`);
    await fetch(`${url}/api/v1/images/x?delete%5ftoken=t1&api_key=k2`, { method: 'DELETE' });
    await fetch(`${url}/api/v1/images/pix_live_k3?q=pix_local_k4`);
    await statusOf(Number(new URL(url).port), '/', 'evil.example');
    child.kill();
    await ended;
    const [first = '', ...lines] = text.out.trimEnd().split('\n');
    expect(first).toBe(`Pix is ready on ${url}`);
    expect(lines.map((line) => line.replace(/\d+ ms$/, 'N ms'))).toEqual([
      'GET /api/v1/ping?key=***&q=%0a 200 N ms',
      'DELETE /api/v1/images/x?delete_token=***&api_key=*** 404 N ms',
      'GET /api/v1/images/pix_live_***?q=pix_local_*** 404 N ms',
      'GET / 421 N ms',
    ]);
    expect(text.err).toBe('');
  });

  test('is one JSON object per line with --json', async () => {
    const { ready, text, child, ended } = run(['--port=0', '--json', '--scenario=empty']);
    const url = await ready;
    await fetch(`${url}/api/v1/ping?token=t`);
    child.kill();
    await ended;
    const lines = text.out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(lines).toEqual([
      { event: 'ready', url },
      {
        event: 'request',
        method: 'GET',
        path: '/api/v1/ping?token=***',
        status: 200,
        ms: expect.any(Number) as number,
      },
    ]);
  });

  test('is only the URL with --quiet', async () => {
    const { ready, text, child, ended } = run(['--port=0', '--quiet', '--pictures', await emptyFolder()]);
    const url = await ready;
    await fetch(`${url}/api/v1/ping`);
    child.kill();
    expect(await ended).toBe(0);
    expect(text).toEqual({ out: `Pix is ready on ${url}\n`, err: '' });
  });

  test('cannot be manipulated by file names', async () => {
    const dir = await emptyFolder();
    await writeFile(join(dir, 'a\nSkipped b\u001b[2J\u202e.jpg'), 'no picture');
    const { child, ready, ended, text } = run(['--port=0', '--pictures', dir]);
    await ready;
    child.kill();
    await ended;
    expect(text.err.split('\n')[0]).toBe(
      'Skipped a\\u000aSkipped b\\u001b[2J\\u202e.jpg: its content is not JPG, PNG, GIF, WebP, BMP or SVG.',
    );
  });

  test('may be closed by its reader: the server keeps running', async () => {
    const { ready, child, ended } = run(['--port=0', '--scenario=empty']);
    const url = await ready;
    child.stdout.destroy();
    for (let at = 0; at < 5; at += 1) expect((await fetch(`${url}/api/v1/ping`)).status).toBe(200);
    child.kill();
    expect(await ended).toBe(0);
  });

  test('uses bounded memory when its reader does not read', async () => {
    const { ready, text, child, ended } = run(['--port=0', '--scenario=empty']);
    const url = await ready;
    child.stdout.pause();
    const long = `${url}/api/v1/ping?q=${'x'.repeat(12_000)}`;
    for (let at = 0; at < 200; at += 1) expect((await fetch(long)).status).toBe(200);
    child.stdout.resume();
    while (!text.out.includes('ping?end')) await fetch(`${url}/api/v1/ping?end`);
    child.kill();
    await ended;
    expect(text.out.length).toBeGreaterThan(1_000_000);
    expect(text.out.length).toBeLessThan(1_500_000);
  });
});

describe('the command ends', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)('%s: with code 0', async (signal) => {
    const { child, ready, ended, text } = run(['--port=0', '--pictures', await emptyFolder()]);
    const url = await ready;
    await fetch(`${url}/api/v1/ping`);
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(text.err).toMatch(/^There are no pictures in .*\nAPI keys are stored in .*\n$/);
  });

  test('with one clear line and code 1 when the port is taken', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void blocker.close());
    await new Promise((resolve) => blocker.once('listening', resolve));
    const { port } = blocker.address() as AddressInfo;
    const { ended, text } = run(['--scenario=empty'], { env: { PORT: String(port) } });
    expect(await ended).toBe(1);
    expect(text.err).toBe(
      `Port ${port} is already in use. Choose another one with --port N, or a free one with --port 0.\n`,
    );
  });

  test('with one clear line and code 1 when the host is that of another machine', async () => {
    // An address for documentation (RFC 5737), which no machine has.
    const { code, text } = await runHere(['--port=0', '--scenario=empty', '--host=192.0.2.1']);
    const err = 'The --host address 192.0.2.1 is not one of this machine.\n';
    expect([code, text]).toEqual([1, { out: '', err }]);
  });

  test('with one line and code 1 for a folder whose pictures.json is no JSON', async () => {
    const dir = await emptyFolder();
    await writeFile(join(dir, 'pictures.json'), '{ bay.jpg: {} }');
    const { code, text } = await runHere(['--port=0', '--pictures', dir]);
    expect([code, text]).toEqual([
      1,
      { out: '', err: expect.stringMatching(/^pictures\.json must be JSON: [^\n]+\.\n$/) as string },
    ]);
  });

  test.each<[string, RegExp, () => Promise<string[]>]>([
    [
      'a missing folder of pictures',
      /^--pictures must name a folder of pictures; \/does\/not\/exist does not exist\.\n$/,
      () => Promise.resolve(['--pictures', '/does/not/exist']),
    ],
    [
      'a file instead of a folder of pictures',
      /is not a folder\.\n$/,
      () => Promise.resolve(['--pictures', COMMAND]),
    ],
    [
      'a file instead of a data folder',
      /^The data folder \S+ is not a folder\.\n$/,
      () => Promise.resolve(['--data', COMMAND]),
    ],
    [
      'a seed for existing data',
      /^\S+ already contains data, which --pictures and --scenario would replace\. Omit [^\n]+, or use an empty folder\.\n$/,
      async () => [
        '--data',
        await closedFolder(),
        '--pictures',
        await emptyFolder(),
        '--scenario',
        'expired-link',
      ],
    ],
    [
      'two kinds of pictures',
      /^--scenario huge has its own pictures; omit --pictures/,
      async () => ['--scenario', 'huge', '--pictures', await emptyFolder()],
    ],
    [
      'a webhook without a secret',
      /^--webhook-url and --webhook-secret belong together/,
      () => Promise.resolve(['--webhook-url', 'http://127.0.0.1:1/']),
    ],
    [
      'an invalid port',
      /^--port must be a whole number from 0 to 65535, not "70000"\.\n$/,
      () => Promise.resolve(['--port', '70000']),
    ],
  ])('with one line and code 2 for %s', async (_, message, args) => {
    const { code, text } = await runHere(['--port=0', ...(await args())]);
    expect([code, text]).toEqual([2, { out: '', err: expect.stringMatching(message) as string }]);
  });

  test('with the exit code of `main`, after all output is written', async () => {
    const { ended, text } = run(['--port', '70000']);
    const here = await runHere(['--port', '70000']);
    expect([await ended, text]).toEqual([here.code, here.text]);
  });

  test('after --help with every flag, after --version with the version', async () => {
    const [help, version] = [await runHere(['--help']), await runHere(['--version'])];
    expect([help.code, version.code]).toEqual([0, 0]);
    const names = 'port host base-url data pictures scenario latency control quiet json help version';
    for (const name of names.split(' ')) expect(help.text.out).toContain(`--${name} `);
    expect(version.text.out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe('flags', () => {
  const titles = async (url: string) => {
    const response = await fetch(`${url}/api/v1/images?limit=100`);
    return ((await response.json()) as { data: { title: string }[] }).data.map(({ title }) => title);
  };

  test('--data stores changes, and a later start reports the stored data', async () => {
    const dir = await newFolder();
    const pictures = await emptyFolder();
    await writeFile(
      join(pictures, 'sea.svg'),
      '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>',
    );
    const first = run(['--port=0', '--key=pix_test_owner', '--data', dir, '--pictures', pictures]);
    const headers = { 'X-API-Key': 'pix_test_owner', 'Content-Type': 'application/json' };
    const change = { method: 'PATCH', headers, body: JSON.stringify({ title: 'Kept' }) };
    expect((await fetch(`${await first.ready}/api/v1/images/sea`, change)).status).toBe(200);
    first.child.kill();
    expect([await first.ended, first.text.err]).toEqual([0, '']);
    const second = run(['--port=0', '--data', dir]);
    expect(await titles(await second.ready)).toEqual(['Kept']);
    expect(second.text.err).toBe(`Using the data stored in ${dir}: 1 picture.\n`);
  });

  test('--scenario, --latency and --control, given in the environment, change the served data', async () => {
    const env = { PIX_PORT: '0', PORT: '1', PIX_SCENARIO: 'empty', PIX_LATENCY: '300', PIX_CONTROL: '1' };
    const url = await run([], { env }).ready;
    const start = performance.now();
    expect(await titles(url)).toEqual([]);
    expect(performance.now() - start).toBeGreaterThan(295);
    expect((await fetch(`${url}/__pix__/journal`)).status).toBe(200);
    const plain = await run(['--port=0'], { env: { ...env, PIX_CONTROL: '0' } }).ready;
    expect((await fetch(`${plain}/__pix__/journal`)).status).toBe(404);
  });
});
