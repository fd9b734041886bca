/** What one connection may ask for, and how it ends. */
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { acceptedCoding } from '../../mock-server/http/node/compress.ts';
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

/** Spies on a call of Node's file system for one test; nothing else changes. */
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

const statusesOf = (answers: string) =>
  answers.match(/HTTP\/1\.1 \d+/g)?.map((line) => Number(line.slice(9)));

/** Head of an upload without key. */
const upload = (headers: string) => `POST /api/v1/images HTTP/1.1\r\n${HOST}${headers}\r\n`;

test('requests of one connection get their responses one after the other', async () => {
  const begun: number[] = [];
  const { port } = await start({
    latency: 60,
    onRequest: () => begun.push(performance.now()),
  });
  const answers = await sendRaw(port, PING.repeat(3) + LAST_PING);
  expect(statusesOf(answers)).toEqual([200, 200, 200, 200]);
  const gaps = begun.slice(1).map((time, at) => time - (begun[at] ?? 0));
  expect(gaps.filter((gap) => gap < 40)).toEqual([]);
});

test('a connection with hundreds of pipelined requests gets some responses, and ends', async () => {
  const { port } = await start({ latency: 1 });
  const answered = statusesOf(await sendRaw(port, PING.repeat(1_000)));
  expect(answered?.length).toBeGreaterThan(90);
  expect(answered?.length).toBeLessThan(110);
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
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${url}/raw/a.svg`)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(readFile.mock.calls.length).toBeLessThan(10);
  readFile.mockClear();
  expect((await fetch(`${url}/raw/a.svg`)).status).toBe(200);
  expect(readFile).toHaveBeenCalledOnce();
}

test('garbage after a request does not replace its response', async () => {
  const { port } = await start({ latency: 50 });
  expect(statusesOf(await sendRaw(port, `${PING}garbage\r\n\r\n`))).toEqual([200]);
  expect(statusesOf(await sendRaw(port, `${PING}CONNECT a:1 HTTP/1.1\r\n${HOST}\r\n`))).toEqual([200]);
});

test('a body that turns into garbage is a 400 at once', async () => {
  const { port } = await start();
  const head = upload(
    `X-API-Key: pix_test_owner\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n`,
  );
  expect(statusesOf(await sendRaw(port, `${head}5\r\n{"a":\r\nxyz\r\n`))).toEqual([400]);
});

/** Sends without end; says what was answered, and how the connection ended. */
function flood(port: number, head: string): Promise<{ answer: string; fault: string; took: number }> {
  return new Promise((resolve) => {
    const begun = performance.now();
    let [answer, fault] = ['', ''];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }, () => {
      socket.write(head);
      pour();
    });
    const chunk = Buffer.alloc(500_000, 'x');
    const pour = () => {
      if (socket.writable)
        socket.write(
          Buffer.concat([Buffer.from('7a120\r\n'), chunk, Buffer.from('\r\n')]),
          () => void setTimeout(20).then(pour),
        );
    };
    socket.on('data', (part) => (answer += part.toString('latin1')));
    socket.on('error', (error) => (fault = error.message));
    socket.on('close', () => resolve({ answer, fault, took: performance.now() - begun }));
  });
}

test('a rejected client that goes on sending reads its response, and is disconnected after two seconds', async () => {
  const reports: RequestReport[] = [];
  const { port } = await start({ onRequest: (report) => reports.push(report) });
  const { answer, took } = await flood(port, upload('Transfer-Encoding: chunked\r\n'));
  expect(statusesOf(answer)).toEqual([401]);
  expect(answer).toMatch(/^connection: close/im);
  expect(answer).toContain('"unauthorized"');
  expect(took).toBeGreaterThan(1_500);
  expect(reports).toMatchObject([{ status: 401 }]);
});

test('a rejected client that reads only after sending its 40 MB receives the response', async () => {
  const { port } = await start();
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let [answer, fault] = ['', ''];
  socket.on('error', (error) => (fault = error.message));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  socket.write(upload('Content-Length: 40000000\r\n'));
  socket.write(Buffer.alloc(40_000_000), () => socket.on('data', (part) => (answer += String(part))));
  await closed;
  expect([fault, statusesOf(answer)]).toEqual(['', [401]]);
});

test.each([
  ['without key', 'Content-Length: 5\r\n', 401],
  [
    'that is too long',
    'X-API-Key: pix_test_owner\r\nContent-Type: application/json\r\nContent-Length: 99999999\r\n',
    413,
  ],
])('a body %s is not requested', async (_, headers, status) => {
  const { port } = await start();
  const answer = await sendRaw(port, upload(`${headers}Expect: 100-continue\r\n`));
  expect(statusesOf(answer)).toEqual([status]);
  expect(answer).toMatch(/^connection: close/im);
});

test('a required body is requested, however long the server takes before', async () => {
  const { port } = await start({ latency: 300, limits: { headers: 1_000, stalled: 100 } });
  const body = '{"image_base64":"!"}';
  const head = upload(
    `X-API-Key: pix_test_owner\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n${CLOSE}`,
  );
  const socket = connect(port, '127.0.0.1', () => socket.write(head));
  let answer = '';
  socket.on('data', (part) => {
    if (answer === '') socket.write(body);
    answer += String(part);
  });
  await new Promise((resolve) => socket.on('close', resolve));
  expect(statusesOf(answer)).toEqual([100, 422]);
});

test('a long Accept-Encoding is read in a moment', () => {
  const begun = cpuTime();
  expect(acceptedCoding(`gzip${' '.repeat(100_000)}x;q=1, br \t; q=0.5`)).toBe('br');
  expect(cpuTime() - begun).toBeLessThan(500);
});

test.each([
  [-1, 0],
  [9e15, Date.parse('9999-12-31T23:59:59Z')],
  [1_700_000_000_000, 1_700_000_000_000],
])('a file of the time stamp %d was created at %d', async (mtimeMs, createdAt) => {
  const { dir } = await folderOf({ 'a.svg': SVG });
  const file = join(dir, 'a.svg');
  // Few file systems keep such times.
  const handle = await files.open(file);
  vi.spyOn(handle, 'stat').mockResolvedValue(Object.assign(await handle.stat(), { mtimeMs }));
  spyOn('open').mockResolvedValueOnce(handle);
  expect(await readPicture(file)).toMatchObject({ createdAt });
});
