import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readArguments } from '../../../mock-server/cli-options.ts';

const CLI = new URL('../../../mock-server/cli.ts', import.meta.url).pathname;

/** Runs the command; `out` and `err` grow as it speaks. */
function run(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [CLI, ...args], { env: { PATH: '', ...env } });
  const text = { out: '', err: '' };
  child.stdout.on('data', (part: Buffer) => (text.out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (text.err += part.toString()));
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const ready = new Promise<string>((resolve) =>
    child.stdout.on('data', () => {
      const url = /^Pix is ready on (\S+)\n/.exec(text.out)?.[1];
      if (url) resolve(url);
    }),
  );
  return { child, text, ended, ready };
}

async function emptyFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'pix-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  return dir;
}

test('it says in one line where it is ready, and answers there', async () => {
  const { ready, text } = run(['--port', '0']);
  const url = await ready;
  expect(text.out).toBe(`Pix is ready on ${url}\n`);
  const response = await fetch(`${url}/api/v1/images?limit=1`);
  expect(await response.json()).toMatchObject({
    data: [{ urls: { view_page: expect.stringMatching(`^${url}/i/`) as string } }],
  });
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends it with code 0 within two seconds', async (signal) => {
  const { child, ready, ended, text } = run(['--port=0', '--pictures', await emptyFolder()]);
  const url = await ready;
  await fetch(`${url}/api/v1/ping`);
  const begun = performance.now();
  child.kill(signal);
  expect(await ended).toBe(0);
  expect(performance.now() - begun).toBeLessThan(2000);
  expect(text.err).toMatch(/^There are no pictures in .*\n$/);
});

test('file names cannot write lines of their own, nor speak to the terminal', async () => {
  const dir = await emptyFolder();
  await writeFile(join(dir, 'a\nSkipped b\u001b[2J\u202e.jpg'), 'no picture');
  const { child, ready, ended, text } = run(['--port=0', '--pictures', dir]);
  await ready;
  child.kill();
  await ended;
  expect(text.err.split('\n')[0]).toBe(
    'Skipped a\\u000aSkipped b\\u001b[2J\\u202e.jpg: it is none of JPG, PNG, GIF, WebP, BMP, SVG.',
  );
});

test('a taken port is one clear line and code 1', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void blocker.close());
  await new Promise((resolve) => blocker.once('listening', resolve));
  const { port } = blocker.address() as AddressInfo;
  const { ended, text } = run([], { PORT: String(port) });
  expect(await ended).toBe(1);
  expect(text.err).toBe(
    `Port ${port} is already in use. Choose another one with --port N, or a free one with --port 0.\n`,
  );
});

test.each([
  [
    ['--pictures', '/does/not/exist'],
    /^--pictures must name a folder of pictures; \/does\/not\/exist does not exist\.\n$/,
  ],
  [['--pictures', CLI], /is not a folder\.\n$/],
  [['--port', '70000'], /^--port must be a whole number from 0 to 65535, not "70000"\.\n$/],
])('%j is wrong use: one line, code 2', async (args, message) => {
  const { ended, text } = run(args);
  expect(await ended).toBe(2);
  expect(text).toEqual({ out: '', err: expect.stringMatching(message) as string });
});

test('--help tells every flag, --version the version', async () => {
  const [help, version] = [run(['--help']), run(['--version'])];
  expect([await help.ended, await version.ended]).toEqual([0, 0]);
  for (const flag of ['--port', '--host', '--base-url', '--pictures']) expect(help.text.out).toContain(flag);
  expect(version.text.out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test.each([
  ['--prot', /^Unknown argument --prot\. Known are --port, --host/],
  ['8080', /^Unknown argument 8080\./],
  ['--port', /^--port needs a value: --port N\.$/],
  ['--port=', /^--port needs a value/],
  ['--port=1e3', /^--port must be a whole number/],
  ['--base-url=pix.example.org', /^--base-url must be an http or https address/],
  ['--base-url=https://a.example/?q', /^--base-url must be an http or https address/],
])('%s is refused with what would be right', (argument, message) => {
  expect(() => readArguments([argument], {})).toThrow(message);
});

test('flags win over the environment', () => {
  expect(readArguments(['--port', '0'], { PORT: '5000' })).toEqual({ port: 0 });
  expect(readArguments([], { PORT: '5000' })).toEqual({ port: 5000 });
  expect(() => readArguments([], { PORT: 'http' })).toThrow('PORT must be a whole number');
  expect(readArguments(['--port', '0'], { PORT: 'tcp://1.2.3.4:80' })).toEqual({ port: 0 });
  expect(readArguments(['--help'], { PORT: 'tcp://1.2.3.4:80' })).toBe('help');
});
