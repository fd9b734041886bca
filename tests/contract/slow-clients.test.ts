import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { TIME_LIMITS } from '../../mock-server/http/node/start-listening.ts';
import { startPixServer, type PixServerOptions } from '../../mock-server/server.ts';
import { run } from '../support/command.ts';
import { closedFolder, open, picturesIn, seedOf } from '../support/data-folder.ts';
import { timed } from '../support/timed.ts';

const limits = { headers: 150, stalled: 300 };

/** A server with two pictures in a data folder, and little patience. */
async function start(options: PixServerOptions = {}) {
  const dir = await closedFolder(seedOf('a', 'b'));
  const server = await startPixServer({ port: 0, key: 'pix_test_owner', data: dir, limits, ...options });
  onTestFinished(() => server.close());
  return { dir, url: server.url, port: server.port };
}

/** A connection that speaks; `closed` resolves with what came back, and after how many ms it ended. */
function speak(port: number, text: string) {
  const begun = performance.now();
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  let answer = '';
  socket.on('data', (part) => (answer += String(part)));
  socket.on('error', () => undefined);
  const closed = new Promise<{ answer: string; took: number }>((resolve) =>
    socket.on('close', () => resolve({ answer, took: performance.now() - begun })),
  );
  onTestFinished(() => void socket.destroy());
  return { socket, closed };
}

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"><!-- ${'x'.repeat(3_000_000)} --></svg>`;

/** A whole upload as text: in Base64, which goes to its file while it arrives. */
function uploadOf(slug: string): string {
  const body = JSON.stringify({ slug, image_base64: btoa(SVG) });
  return (
    'POST /api/v1/images HTTP/1.1\r\nHost: localhost\r\nX-API-Key: pix_test_owner\r\nConnection: close\r\n' +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  );
}

/** Half of an upload: the picture has begun to arrive. */
const half = (slug: string) => uploadOf(slug).slice(0, 2_000_000);

const ping = async (url: string) => (await fetch(`${url}/api/v1/ping`)).status;
const list = async (url: string) => (await fetch(`${url}/api/v1/images?sort=oldest`)).text();

/** Resolves once something is so. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await setTimeout(10);
}

const arriving = async (dir: string) =>
  (await picturesIn(dir)).filter((name) => name.endsWith('.part')).length;

test('headers have 10 s, a stalled body 30 s (G8)', () => {
  expect(TIME_LIMITS).toEqual({ headers: 10_000, stalled: 30_000 });
});

describe('slow clients (P18, S4)', { timeout: 20_000 }, () => {
  test('headers that do not end time out, with a response that says so', async () => {
    const { port, url } = await start();
    const { closed } = speak(port, 'GET /api/v1/ping HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
    expect(await ping(url)).toBe(200);
    const { answer, took } = await closed;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"status":"error"');
    expect(took).toBeLessThan(TIME_LIMITS.headers);
  });

  test('an upload that stalls is aborted, and leaves nothing behind', async () => {
    const { port, url, dir } = await start();
    const before = await list(url);
    const { closed } = speak(port, half('new'));
    await until(async () => (await arriving(dir)) === 1);
    expect(await ping(url)).toBe(200);
    const { answer, took } = await closed;
    expect([answer, took > limits.stalled, took < 3000]).toEqual(['', true, true]);
    await until(async () => (await arriving(dir)) === 0);
    expect([await list(url), (await picturesIn(dir)).length]).toEqual([before, 2]);
  });

  test('a client that disconnects during an upload leaves nothing behind', async () => {
    const { port, url, dir } = await start();
    const before = await list(url);
    const { socket } = speak(port, half('new'));
    await until(async () => (await arriving(dir)) === 1);
    socket.destroy();
    await until(async () => (await arriving(dir)) === 0);
    expect([await list(url), (await picturesIn(dir)).length]).toEqual([before, 2]);
    const { answer } = await speak(port, uploadOf('new')).closed;
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  });

  test('a slow upload with progress is not aborted', async () => {
    // The pauses are far shorter than a stall, also if a busy machine prolongs them.
    const stalled = 1500;
    const { port } = await start({ limits: { ...limits, stalled } });
    const text = uploadOf('new');
    const { socket, closed } = speak(port, text.slice(0, 1000));
    for (let at = 1000; at < text.length; at += 500_000) {
      await setTimeout(stalled / 4);
      socket.write(text.slice(at, at + 500_000));
    }
    const { answer, took } = await closed;
    expect([answer.slice(0, 12), took > 2 * stalled]).toEqual(['HTTP/1.1 201', true]);
  });

  test('a client that does not read its response is disconnected', async () => {
    const { port } = await start();
    expect((await speak(port, uploadOf('large')).closed).answer).toMatch(/^HTTP\/1\.1 201 /);
    const request = 'GET /raw/large.svg HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const { socket, closed } = speak(port, request.repeat(20));
    socket.pause();
    await setTimeout(4 * limits.stalled);
    socket.resume();
    expect((await closed).answer.length).toBeLessThan(10 * SVG.length);
  });

  test('a response that takes longer than a client may stall is sent all the same', async () => {
    const { port, url } = await start({ latency: 1.5 * limits.stalled });
    expect(await ping(url)).toBe(200);
    expect((await speak(port, uploadOf('new')).closed).answer).toMatch(/^HTTP\/1\.1 201 /);
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
    await until(() => idle.every((socket) => !socket.connecting));
    for (const socket of idle.slice(500)) socket.write('GET /api/v1/ping HTTP/1.1\r\nHost: local');
    const begun = performance.now();
    for (let at = 0; at < 20; at += 1) expect(await ping(url)).toBe(200);
    // Had they waited for the others, those would have been cut first.
    expect(performance.now() - begun).toBeLessThan(TIME_LIMITS.headers);
    expect(idle.filter((socket) => socket.destroyed)).toEqual([]);
  });
});

test(
  'SIGTERM with uploads running ends within two seconds, and leaves nothing half done (S29)',
  { timeout: 20_000 },
  async () => {
    const dir = await closedFolder(seedOf('a', 'b'));
    const { ready, child, ended, text } = run(['--port=0', '--quiet', '--key=pix_test_owner', '--data', dir]);
    const port = Number(new URL(await ready).port);
    for (let at = 0; at < 5; at += 1) speak(port, half(`upload-${at}`));
    await until(async () => (await arriving(dir)) === 5);
    const { took, allowed } = await timed(() => (child.kill('SIGTERM'), ended), 2000);
    expect([await ended, text.err]).toEqual([0, '']);
    expect(took).toBeLessThan(allowed);
    expect(await picturesIn(dir)).toHaveLength(2);
    const { store } = await open(dir);
    expect(store.pictures.public().map(({ slug }) => slug)).toEqual(['a', 'b']);
  },
);
