/** The command `pix-mock` as a separate process. */
import { spawn, type SpawnOptions } from 'node:child_process';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** Source of the command `pix-mock`. */
export const COMMAND = resolve(root, 'mock-server/bin.ts');

/** Options of a run. */
export interface RunOptions extends Pick<SpawnOptions, 'uid' | 'gid' | 'cwd'> {
  env?: Record<string, string>;
  /** Shell command to run first, such as `ulimit -f 100`. */
  before?: string;
  /** File to run. Default: `COMMAND`. */
  command?: string;
}

/** Runs the command until the end of the test; collects its output in `out` and `err`, and resolves `ready` with its URL. */
export function run(
  args: readonly string[],
  { env = {}, before = ':', command = COMMAND, ...options }: RunOptions = {},
) {
  const child = spawn('/bin/sh', ['-c', `${before}; exec "$0" "$@"`, process.execPath, command, ...args], {
    ...options,
    env: { PATH: '/usr/bin:/bin', NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = { out: '', err: '' };
  child.stdout.on('data', (part: Buffer) => (text.out += part.toString()));
  child.stderr.on('data', (part: Buffer) => (text.err += part.toString()));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const url = /^Pix is ready on (\S+)\n|^\{"event":"ready","url":"([^"]+)"\}\n/.exec(text.out);
      if (url) resolve(url[1] ?? url[2] ?? '');
    });
    void ended.then((code) => reject(new Error(`It ended with ${code}: ${text.err}`)));
  });
  ready.catch(() => undefined);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, text, ended, ready };
}
