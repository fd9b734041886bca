/** Uploads of the maximum size, and larger ones, to a server in a separate process. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_UPLOAD_BODY_BYTES, MAX_UPLOAD_BYTES } from '../../src/contract/limits.ts';
import { sendRaw } from '../support/raw-request.ts';
import { base64Of, fileOf, pictures } from '../contract/support/uploads.ts';

// Making a large body takes so long on a busy machine that the server closes an idle connection in the meantime.
const owner = { 'X-API-Key': 'pix_test_owner', Connection: 'close' };

let server: ChildProcess;
let url: string;
let port: number;

async function nextMessage<T>(): Promise<T> {
  return ((await once(server, 'message')) as [T])[0];
}

async function peakMemory(): Promise<number> {
  const received = nextMessage<{ peak: number }>();
  server.send('peak');
  return (await received).peak;
}

beforeAll(async () => {
  server = fork(new URL('upload-server.ts', import.meta.url), { execArgv: [] });
  ({ url } = await nextMessage<{ url: string }>());
  port = Number(new URL(url).port);
});

afterAll(() => {
  server.disconnect();
});

/** A picture of the given length: a PNG with zeros after its end. */
function pictureOf(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  bytes.set(pictures.PNG);
  return bytes;
}

const ways = {
  'a form': (bytes: Uint8Array): RequestInit => {
    const body = new FormData();
    body.append('image', fileOf(bytes), 'a.png');
    return { method: 'POST', headers: owner, body };
  },
  JSON: (bytes: Uint8Array): RequestInit => ({
    method: 'POST',
    headers: { ...owner, 'Content-Type': 'application/json' },
    body: Buffer.concat([Buffer.from('{"image_base64":"'), Buffer.from(base64Of(bytes)), Buffer.from('"}')]),
  }),
};

describe.each([
  { way: 'a form', times: 3 },
  // The body, its text, the text of the picture, and the picture are in memory as a whole, of one upload at a time.
  { way: 'JSON', times: 8 },
] as const)('as $way', ({ way, times }) => {
  const send = async (bytes: Uint8Array) => {
    const received = await fetch(`${url}/api/v1/images`, ways[way](bytes));
    return { status: received.status, text: await received.text() };
  };

  test(`50 MB are accepted, and raise the memory peak by at most ${times} times as much`, async () => {
    expect((await send(pictures.PNG)).status).toBe(201);
    const before = await peakMemory();
    const { status, text } = await send(pictureOf(MAX_UPLOAD_BYTES));
    expect(status).toBe(201);
    expect(text).toContain(`"file_size":${MAX_UPLOAD_BYTES}`);
    expect((await peakMemory()) - before).toBeLessThanOrEqual(times * MAX_UPLOAD_BYTES);
  });

  test('one more byte is a 413', async () => {
    const { status, text } = await send(pictureOf(MAX_UPLOAD_BYTES + 1));
    expect(status).toBe(413);
    expect(text).toContain('"too_large"');
  });
});

const head = (type: string, length: string) =>
  `POST /api/v1/images HTTP/1.1\r\nHost: localhost\r\nX-API-Key: pix_test_owner\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`;

const FORM = 'multipart/form-data; boundary=b';

// The connection of a rejected upload stays open for a while, so the tests that wait for its end run concurrently.
test.concurrent.each([
  ['application/json', MAX_UPLOAD_BODY_BYTES + 1],
  [FORM, MAX_UPLOAD_BODY_BYTES + 1],
  [FORM, 1e15],
])('a body of %s that announces %d bytes is rejected before any of it arrives (S3)', async (type, length) => {
  const received = await sendRaw(port, head(type, `Content-Length: ${length}`));
  expect(received).toMatch(/^HTTP\/1.1 413 /);
  expect(received).toMatch(/^connection: close/im);
});

/**
 * Sends chunks until a response arrives; resolves with the number of sent bytes, and the response.
 *
 * @param limit Number of bytes after which the response is due: from there on, the server gets time to send it.
 */
function flood(start: string, chunk: Buffer, limit: number): Promise<{ sent: number; received: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(start);
      sendChunk();
    });
    let sent = 0;
    let received = '';
    const framed = Buffer.concat([
      Buffer.from(`${chunk.byteLength.toString(16)}\r\n`),
      chunk,
      Buffer.from('\r\n'),
    ]);
    const sendChunk = () => {
      if (received !== '') return;
      sent += chunk.byteLength;
      if (sent > 2 * MAX_UPLOAD_BODY_BYTES) {
        socket.destroy();
        reject(new Error('nothing stops it'));
        return;
      }
      socket.write(framed, () => (sent > limit ? setTimeout(sendChunk, 10) : setImmediate(sendChunk)));
    };
    socket.on('data', (part) => (received += part.toString('latin1')));
    socket.on('close', () => resolve({ sent, received }));
    socket.on('error', () => undefined);
  });
}

test.concurrent.each([
  [
    'a picture in a form',
    FORM,
    '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n',
    'x',
  ],
  ['a picture in Base64', 'application/json', '{"image_base64":"', 'A'],
  ['spaces in JSON', 'application/json', '{', ' '],
  ['a text in a form', FORM, '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\n', 'x'],
])('%s without an end is rejected while it arrives (P18, S3)', async (_, type, start, letter) => {
  const opening = `${start.length.toString(16)}\r\n${start}\r\n`;
  const { sent, received } = await flood(
    head(type, 'Transfer-Encoding: chunked') + opening,
    Buffer.alloc(65_536, letter),
    MAX_UPLOAD_BODY_BYTES,
  );
  expect(received).toMatch(/^HTTP\/1.1 413 /);
  expect(received).toMatch(/^connection: close/im);
  // Includes the bytes in transit when the response is sent.
  expect(sent).toBeLessThan(MAX_UPLOAD_BODY_BYTES + 30_000_000);
});

test.concurrent.each([
  ['a form', FORM],
  ['JSON', 'application/json'],
])('%s without a length is rejected at the first byte beyond the limit (S3)', async (_, type) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${head(type, 'Transfer-Encoding: chunked')}${MAX_UPLOAD_BODY_BYTES.toString(16)}\r\n`);
  const responded = once(socket, 'data') as Promise<[Buffer]>;
  socket.write(Buffer.alloc(MAX_UPLOAD_BODY_BYTES, 'A'));
  const early = await Promise.race([responded, new Promise((resolve) => setTimeout(resolve, 1000))]);
  expect(early).toBeUndefined();
  socket.write('\r\n1\r\nA\r\n');
  expect((await responded)[0].toString('latin1')).toMatch(/^HTTP\/1.1 413 /);
  socket.destroy();
});

test.concurrent('a client that sends too much, slowly, receives the response once it reads (S3)', async ({
  expect,
}) => {
  const socket = connect(port, '127.0.0.1');
  const failures: unknown[] = [];
  socket.on('error', (error) => failures.push(error)).pause();
  socket.write(head(FORM, `Content-Length: ${MAX_UPLOAD_BODY_BYTES + 1}`));
  // Longer than the server waits for a silent client.
  for (let step = 0; step < 14; step++) {
    socket.write(Buffer.alloc(1_000, 'x'));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  let received = '';
  for await (const part of socket) received += String(part);
  expect([received.slice(0, 12), failures]).toEqual(['HTTP/1.1 413', []]);
});

test('a client that sends far too much receives the response, and no connection error (S3)', async () => {
  const far = ways['a form'](pictureOf(2 * MAX_UPLOAD_BYTES));
  for (let time = 0; time < 2; time += 1) {
    const received = await fetch(`${url}/api/v1/images`, far);
    expect([received.status, (await received.text()).includes('"too_large"')]).toEqual([413, true]);
  }
});

test.each([
  ['two lengths', 'Content-Length: 10\r\nContent-Length: 11'],
  ['length and chunks', 'Content-Length: 10\r\nTransfer-Encoding: chunked'],
])('%s are a 400 (S3)', async (_, lengths) => {
  expect(await sendRaw(port, head('application/json', lengths))).toMatch(/^HTTP\/1.1 400 /);
});
