import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');

it.each(['SIGTERM', 'SIGINT'] as const)(
  '%s to "npm start" ends the server within 2 s',
  { timeout: 30_000 },
  async (signal) => {
    const npm = spawn('npm', ['start', '--', '--port', '0'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    while (!output.includes('Pix is ready')) output += String((await once(npm.stdout, 'data'))[0]);
    const url = /Pix is ready on (\S+)/.exec(output)?.[1] ?? '';
    expect((await fetch(`${url}/api/v1/ping`)).ok).toBe(true);
    const start = performance.now();
    npm.kill(signal);
    while (
      await fetch(`${url}/api/v1/ping`).then(
        () => true,
        () => false,
      )
    )
      await pause(50);
    expect(performance.now() - start).toBeLessThan(2000);
  },
);
