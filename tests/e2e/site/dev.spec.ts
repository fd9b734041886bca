import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { freePort } from '../../../tools/browsers/free-port.ts';

/** Runs `npm run dev`; resolves with the address once it is printed. */
async function start(): Promise<{ url: string } & AsyncDisposable> {
  // Astro serves no pages, and does not reload them, if it detects a test environment.
  const env = {
    ...process.env,
    NODE_ENV: undefined,
    PORT: String(await freePort()),
    NO_COLOR: '1',
  };
  const npm = spawn('npm', ['run', 'dev'], { env, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = async () => {
    const ended = once(npm, 'close');
    if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGTERM');
    npm.stdout.resume();
    await ended;
  };
  let output = '';
  for await (const part of npm.stdout.iterator({ destroyOnReturn: false })) {
    output += String(part);
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
    if (url) return { url, [Symbol.asyncDispose]: stop };
  }
  throw new Error(`npm run dev ended: ${output}`);
}

test('"npm run dev" serves the demo from its sources, the embed script and the reference server', async () => {
  await using server = await start();
  const { url } = server;
  const get = async (path: string) => {
    const response = await fetch(url + path);
    return { status: response.status, text: await response.text() };
  };
  // A page reloads when its sources change, through the client of Vite.
  expect((await get('/examples/gallery/')).text).toContain('/@vite/client');
  expect((await get('/src/examples/layouts/layouts.ts')).text).toMatch(/^import /m);
  const script = await get('/cdn/sdk.js');
  const [ending] = /-[\w-]{8}\.js/.exec(script.text) ?? [];
  expect((await get(`/cdn/chunks/core${ending}`)).status).toBe(200);
  const list = JSON.parse((await get('/api/v1/images?limit=1')).text) as {
    data: [{ urls: Record<string, string> }];
  };
  const picture = list.data[0].urls['thumbnail_url'] ?? '';
  expect(new URL(picture).origin).toBe(url);
  expect((await fetch(picture)).status).toBe(200);
  expect((await get('/nothing')).status).toBe(404);
  expect((await get('/examples/gallery')).status).toBe(404);
});
