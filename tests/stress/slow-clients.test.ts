import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { TIME_LIMITS } from '../../mock-server/server/connections.ts';
import { startPixServer, type PixServerOptions } from '../../mock-server/server.ts';
import { run } from '../support/command.ts';
import { closedFolder, open, picturesIn, seedOf } from '../support/data-folder.ts';

const limits = { headers: 1_000, stalled: 2_000 };

/** A server with two pictures in a data folder, and short time limits. */
async function start(options: PixServerOptions = {}) {
  const dir = await closedFolder(seedOf('a', 'b'));
  const server = await startPixServer({ port: 0, key: 'pix_test_owner', data: dir, limits, ...options });
  onTestFinished(() => server.close());
  return { dir, url: server.url, port: server.port };
}

/** A raw connection; `closed` resolves with the received text, and the time until the end in ms. */
function openConnection(port: number, text: string) {
  const startTime = performance.now();
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  let received = '';
  socket.on('data', (part) => (received += String(part)));
  socket.on('error', () => undefined);
  const closed = new Promise<{ received: string; took: number }>((resolve) =>
    socket.on('close', () => resolve({ received, took: performance.now() - startTime })),
  );
  onTestFinished(() => void socket.destroy());
  return { socket, closed };
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"><!-- ${'x'.repeat(3_000_000)} --></svg>`;

/** A complete upload as text: in Base64, which is written to its file while it arrives. */
function uploadOf(slug: string): string {
  const body = JSON.stringify({ slug, image_base64: btoa(SVG) });
  return (
    'POST /api/v1/images HTTP/1.1\r\nHost: localhost\r\nX-API-Key: pix_test_owner\r\nConnection: close\r\n' +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  );
}

/** The first half of an upload: the picture has begun to arrive. */
const halfUpload = (slug: string) => uploadOf(slug).slice(0, 2_000_000);

const ping = async (url: string) => (await fetch(`${url}/api/v1/ping`)).status;
const list = async (url: string) => (await fetch(`${url}/api/v1/images?sort=oldest`)).text();

/** Resolves once a condition holds. */
async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await setTimeout(10);
}

const arriving = async (dir: string) =>
  (await picturesIn(dir)).filter((name) => name.endsWith('.part')).length;

test('headers have 10 s, a stalled body 30 s (G8)', () => {
  expect(TIME_LIMITS).toEqual({ headers: 10_000, stalled: 30_000 });
});

describe('slow clients (P18, S4)', () => {
  test('headers that do not end time out, with a response that explains it', async () => {
    const { port, url } = await start();
    const { closed } = openConnection(port, 'GET /api/v1/ping HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    expect(await ping(url)).toBe(200);
    const { received } = await closed;
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(received).toContain('"status":"error"');
  });

  test('an upload that stalls is aborted, and leaves nothing behind', async () => {
    const { port, url, dir } = await start();
    const before = await list(url);
    const { closed } = openConnection(port, halfUpload('new'));
    await waitUntil(async () => (await arriving(dir)) === 1);
    expect(await ping(url)).toBe(200);
    const { received, took } = await closed;
    expect([received, took > limits.stalled]).toEqual(['', true]);
    await waitUntil(async () => (await arriving(dir)) === 0);
    expect([await list(url), (await picturesIn(dir)).length]).toEqual([before, 2]);
  });

  test('a client that disconnects during an upload leaves nothing behind', async () => {
    const { port, url, dir } = await start();
    const before = await list(url);
    const { socket } = openConnection(port, halfUpload('new'));
    await waitUntil(async () => (await arriving(dir)) === 1);
    socket.destroy();
    await waitUntil(async () => (await arriving(dir)) === 0);
    expect([await list(url), (await picturesIn(dir)).length]).toEqual([before, 2]);
    const { received } = await openConnection(port, uploadOf('new')).closed;
    expect(received).toMatch(/^HTTP\/1\.1 201 /);
  });

  test('a slow upload with progress is not aborted', async () => {
    const stalled = 1500;
    const { port } = await start({ limits: { ...limits, stalled } });
    const text = uploadOf('new');
    for (let longestPause = Infinity; longestPause > stalled / 2;) {
      const { socket, closed } = openConnection(port, text.slice(0, 1000));
      longestPause = 0;
      for (let at = 1000; at < text.length; at += 500_000) {
        const since = performance.now();
        await setTimeout(stalled / 4);
        longestPause = Math.max(longestPause, performance.now() - since);
        socket.write(text.slice(at, at + 500_000));
      }
      const { received, took } = await closed;
      // A busy machine can prolong the pauses to a stall; then the client tries again.
      if (longestPause > stalled / 2) continue;
      expect([received.slice(0, 12), took > 2 * stalled]).toEqual(['HTTP/1.1 201', true]);
    }
  });

  test('a client that does not read its response is disconnected', async () => {
    const { port } = await start();
    expect((await openConnection(port, uploadOf('large')).closed).received).toMatch(/^HTTP\/1\.1 201 /);
    const request = 'GET /raw/large.svg HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const { socket, closed } = openConnection(port, request.repeat(20));
    socket.pause();
    await setTimeout(4 * limits.stalled);
    socket.resume();
    expect((await closed).received.length).toBeLessThan(10 * SVG.length);
  });

  test('a response that takes longer than the stall limit of clients is sent nevertheless', async () => {
    const { port, url } = await start({ latency: 1.5 * limits.stalled });
    expect(await ping(url)).toBe(200);
    expect((await openConnection(port, uploadOf('new')).closed).received).toMatch(/^HTTP\/1\.1 201 /);
  });

  test('a thousand idle connections do not delay other clients', async () => {
    const { ready } = run(['--port=0', '--quiet', '--scenario=empty']);
    const url = await ready;
    const port = Number(new URL(url).port);
    const idle: Socket[] = [];
    for (let at = 0; at < 1000; at += 1) {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      idle.push(socket);
    }
    onTestFinished(() => idle.forEach((socket) => socket.destroy()));
    await waitUntil(() => idle.every((socket) => !socket.connecting));
    for (const socket of idle.slice(500)) socket.write('GET /api/v1/ping HTTP/1.1\r\nHost: local');
    expect(await ping(url)).toBe(200);
    // If it had waited for the others, those would have been disconnected first.
    expect(idle.filter((socket) => socket.destroyed)).toEqual([]);
  });
});

test('SIGTERM during uploads ends the server, and leaves no partial data (S29)', async () => {
  const dir = await closedFolder(seedOf('a', 'b'));
  const { ready, child, ended, text } = run(['--port=0', '--quiet', '--key=pix_test_owner', '--data', dir]);
  const port = Number(new URL(await ready).port);
  for (let at = 0; at < 5; at += 1) openConnection(port, halfUpload(`upload-${at}`));
  await waitUntil(async () => (await arriving(dir)) === 5);
  child.kill('SIGTERM');
  expect([await ended, text.err]).toEqual([0, '']);
  expect(await picturesIn(dir)).toHaveLength(2);
  const { store } = await open(dir);
  expect(store.pictures.public().map(({ slug }) => slug)).toEqual(['a', 'b']);
});
