/** Requests of one connection, and how a connection ends. */
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { acceptedCoding } from '../../mock-server/server/static-files.ts';
import { readPicture } from '../../mock-server/seed/node/read-picture.ts';
import {
  startPixServer,
  type PixServer,
  type PixServerOptions,
  type RequestReport,
} from '../../mock-server/server.ts';
import { closedFolder, seedOf } from '../support/data-folder.ts';
import { sendRaw } from '../support/raw-request.ts';
import { folderOf } from '../unit/mock-server/support/folder.ts';
import { cpuTime } from '../support/cpu-time.ts';

/** Spies on a function of Node's file system for one test, without changing it. */
function spyOn(name: 'open' | 'readFile') {
  const spy = vi.spyOn(files, name);
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  return spy;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>';
const HOST = 'Host: localhost\r\n';
const CLOSE = 'Connection: close\r\n';
const PING = `GET /api/v1/ping HTTP/1.1\r\n${HOST}\r\n`;
const LAST_PING = `GET /api/v1/ping HTTP/1.1\r\n${HOST}${CLOSE}\r\n`;

async function start(options: PixServerOptions = {}) {
  const { dir } = await folderOf({ 'a.svg': SVG });
  const server = await startPixServer({ port: 0, key: 'pix_test_owner', pictures: dir, ...options });
  onTestFinished(() => server.close());
  return server;
}

const statusesOf = (received: string) =>
  received.match(/HTTP\/1\.1 \d+/g)?.map((line) => Number(line.slice(9)));

/** Head of an upload without key. */
const upload = (headers: string) => `POST /api/v1/images HTTP/1.1\r\n${HOST}${headers}\r\n`;

test('pipelined requests get their responses one after the other', async () => {
  const startTime: number[] = [];
  const { port } = await start({
    latency: 60,
    onRequest: () => startTime.push(performance.now()),
  });
  const received = await sendRaw(port, PING.repeat(3) + LAST_PING);
  expect(statusesOf(received)).toEqual([200, 200, 200, 200]);
  const gaps = startTime.slice(1).map((time, at) => time - (startTime[at] ?? 0));
  expect(gaps.filter((gap) => gap < 40)).toEqual([]);
});

test('a connection with hundreds of pipelined requests gets some responses, and ends', async () => {
  const { port } = await start({ latency: 1 });
  const statuses = statusesOf(await sendRaw(port, PING.repeat(1_000)));
  expect(statuses?.length).toBeGreaterThan(90);
  expect(statuses?.length).toBeLessThan(110);
});

test('a picture of a folder of pictures is read once for all concurrent requests', async () => {
  await expectSharedReads(await start());
});

test('a picture of a data folder is read once for all concurrent requests', async () => {
  const server = await startPixServer({
    port: 0,
    key: 'pix_test_owner',
    data: await closedFolder(seedOf('a')),
  });
  onTestFinished(() => server.close());
  await expectSharedReads(server);
});

async function expectSharedReads({ url }: PixServer): Promise<void> {
  const readFile = spyOn('readFile');
  const received = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/raw/a.svg`)));
  expect(received.filter(({ status }) => status !== 200)).toEqual([]);
  expect(readFile.mock.calls.length).toBeLessThan(10);
  readFile.mockClear();
  expect((await fetch(`${url}/raw/a.svg`)).status).toBe(200);
  expect(readFile.mock.calls.map(([path]) => path)).toHaveLength(1);
}

test('garbage after a request does not replace its response', async () => {
  const { port } = await start({ latency: 50 });
  expect(statusesOf(await sendRaw(port, `${PING}garbage\r\n\r\n`))).toEqual([200]);
  expect(statusesOf(await sendRaw(port, `${PING}CONNECT a:1 HTTP/1.1\r\n${HOST}\r\n`))).toEqual([200]);
});

test('a body that becomes invalid is a 400 at once', async () => {
  const { port } = await start();
  const head = upload(
    `X-API-Key: pix_test_owner\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n`,
  );
  expect(statusesOf(await sendRaw(port, `${head}5\r\n{"a":\r\nxyz\r\n`))).toEqual([400]);
});

/** Sends data until the connection ends; `received` is the response so far, and `closed` resolves at the end. */
function flood(port: number, head: string) {
  const sent = { received: '', closed: Promise.resolve() };
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
    socket.write(head);
    sendChunk();
  });
  const chunk = Buffer.from(`7a120\r\n${'x'.repeat(500_000)}\r\n`);
  const sendChunk = () => {
    if (socket.writable) socket.write(chunk, () => void setTimeout(20).then(sendChunk));
  };
  socket.on('data', (part) => (sent.received += part.toString('latin1')));
  socket.on('error', () => undefined);
  sent.closed = new Promise((resolve) => socket.on('close', () => resolve()));
  return sent;
}

test('a rejected client that continues to send reads its response, and is disconnected after 30 seconds', async () => {
  const reports: RequestReport[] = [];
  const { port } = await start({ onRequest: (report) => reports.push(report) });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const sent = flood(port, upload('Transfer-Encoding: chunked\r\n'));
  while (!vi.getTimerCount()) await setTimeout(5);
  vi.advanceTimersByTime(29_999);
  expect(await Promise.race([sent.closed.then(() => 'closed'), setTimeout(100, 'open')])).toBe('open');
  vi.advanceTimersByTime(1);
  await sent.closed;
  expect(statusesOf(sent.received)).toEqual([401]);
  expect(sent.received).toMatch(/^connection: close/im);
  expect(sent.received).toContain('"unauthorized"');
  expect(reports).toMatchObject([{ status: 401 }]);
});

test('a rejected client that reads only after sending its 40 MB receives the response', async () => {
  const { port } = await start();
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let [received, fault] = ['', ''];
  socket.on('error', (error) => (fault = error.message));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(upload('Content-Length: 40000000\r\n'));
  socket.write(Buffer.alloc(40_000_000), () => socket.on('data', (part) => (received += String(part))));
  await closed;
  expect([fault, statusesOf(received)]).toEqual(['', [401]]);
});

test('a long Accept-Encoding is parsed quickly', () => {
  const startTime = cpuTime();
  expect(acceptedCoding(`gzip${' '.repeat(100_000)}x;q=1, br \t; q=0.5`)).toBe('br');
  expect(cpuTime() - startTime).toBeLessThan(500);
});

test.each([
  [-1, 0],
  [9e15, Date.parse('9999-12-31T23:59:59Z')],
  [1_700_000_000_000, 1_700_000_000_000],
])('a file with the time stamp %d was created at %d', async (mtimeMs, createdAt) => {
  const { dir } = await folderOf({ 'a.svg': SVG });
  const file = join(dir, 'a.svg');
  // Few file systems store such times.
  const handle = await files.open(file);
  vi.spyOn(handle, 'stat').mockResolvedValue(Object.assign(await handle.stat(), { mtimeMs }));
  spyOn('open').mockResolvedValueOnce(handle);
  expect(await readPicture(file)).toMatchObject({ createdAt });
});
