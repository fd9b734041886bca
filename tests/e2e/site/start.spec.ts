/** `npm start`, which serves the documentation site and the reference server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';

const root = resolve(import.meta.dirname, '../../..');

/** Functions to run after a test. */
const cleanUps: (() => void | Promise<void>)[] = [];

test.afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

/** The line that a server prints when it is ready, with its URL. */
const READY = /Pix is ready on (\S+)\n/;

/** Runs `npm start` from a working directory. Resolves when the server is ready. */
async function start(args: readonly string[], cwd = root) {
  const npm = spawn('npm', ['--prefix', root, 'start', '--', '--port', '0', ...args], {
    cwd,
    detached: true,
    env: { ...process.env, NODE_COMPILE_CACHE: resolve(root, '.cache/compiled') },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(npm, 'close');
  // Kills the process group, in case a signal has not been forwarded.
  cleanUps.push(() => {
    try {
      if (npm.pid) process.kill(-npm.pid, 'SIGKILL');
    } catch {
      // All processes have ended.
    }
  });
  let output = '';
  for await (const part of npm.stdout.iterator({ destroyOnReturn: false })) {
    output += String(part);
    if (READY.test(output)) break;
  }
  npm.stdout.resume();
  expect(output).toMatch(READY);
  return { npm, ended, url: READY.exec(output)?.[1] ?? '' };
}

/** Ends the command by a signal, and expects the server to end. */
async function expectEnd({ npm, ended, url }: Awaited<ReturnType<typeof start>>, signal: NodeJS.Signals) {
  // The output closes when the last process that has inherited it has ended.
  npm.kill(signal);
  await ended;
  await expect(fetch(`${url}/api/v1/ping`)).rejects.toThrow();
}

test('SIGTERM to "npm start" ends the server and the command', async () => {
  const started = await start([]);
  expect((await fetch(`${started.url}/api/v1/ping`)).ok).toBe(true);
  await expectEnd(started, 'SIGTERM');
});

test('--pictures is relative to the working directory of the user; SIGINT ends the command, too', async () => {
  const here = await mkdtemp(join(tmpdir(), 'pix-'));
  cleanUps.push(() => rm(here, { recursive: true }));
  await mkdir(join(here, 'my pictures'));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="4"/>';
  await writeFile(join(here, 'my pictures/mine.svg'), svg);
  const started = await start(['--pictures', 'my pictures'], here);
  expect((await fetch(`${started.url}/raw/mine.svg`)).status).toBe(200);
  await expectEnd(started, 'SIGINT');
});
