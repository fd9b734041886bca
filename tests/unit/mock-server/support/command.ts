/** The command as a process of its own. */
import { spawn, type SpawnOptions } from 'node:child_process';
import { onTestFinished } from 'vitest';

/** The file that `npx pix-mock` runs. */
export const COMMAND = new URL('../../../../mock-server/bin.ts', import.meta.url).pathname;

/** How the command is run. */
export interface RunOptions extends Pick<SpawnOptions, 'uid' | 'gid' | 'cwd'> {
  env?: Record<string, string>;
  /** What the shell does first, such as `ulimit -f 100`. */
  before?: string;
}

/** Runs the command; `out` and `err` grow as it speaks, `ready` resolves with its URL. It ends with the test. */
export function run(args: readonly string[], { env = {}, before = ':', ...options }: RunOptions = {}) {
  const child = spawn('/bin/sh', ['-c', `${before}; exec "$0" "$@"`, process.execPath, COMMAND, ...args], {
    ...options,
    env: { PATH: '/usr/bin:/bin', ...env },
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
