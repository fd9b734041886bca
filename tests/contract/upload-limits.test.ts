/** Uploads as large as they may be, and larger, against the server in a process of its own. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { MAX_UPLOAD_BODY_BYTES, MAX_UPLOAD_BYTES } from '../../src/contract/limits.ts';
import { sendRaw } from '../support/raw-request.ts';
import { base64Of, fileOf, pictures } from './support/uploads.ts';

const owner = { 'X-API-Key': 'pix_test_owner' };
// Tens of megabytes and slow drawings take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let server: ChildProcess;
let url: string;
let port: number;

async function told<T>(): Promise<T> {
  return ((await once(server, 'message')) as [T])[0];
}

async function peakMemory(): Promise<number> {
  const answer = told<{ peak: number }>();
  server.send('peak');
  return (await answer).peak;
}

beforeAll(async () => {
  server = fork(new URL('support/upload-server.ts', import.meta.url), { execArgv: [] });
  ({ url } = await told<{ url: string }>());
  port = Number(new URL(url).port);
});

afterAll(() => {
  server.disconnect();
});

/** A picture of so many bytes: a PNG with zeros after its end. */
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

describe.each(['a form', 'JSON'] as const)('as %s', (way) => {
  const send = async (bytes: Uint8Array) => {
    const answer = await fetch(`${url}/api/v1/images`, ways[way](bytes));
    return { status: answer.status, text: await answer.text() };
  };

  test('50 MB are taken, and raise the peak of memory by no more than three times as much', async () => {
    expect((await send(pictures.PNG)).status).toBe(201);
    const before = await peakMemory();
    const { status, text } = await send(pictureOf(MAX_UPLOAD_BYTES));
    expect(status).toBe(201);
    expect(text).toContain(`"file_size":${MAX_UPLOAD_BYTES}`);
    expect((await peakMemory()) - before).toBeLessThanOrEqual(3 * MAX_UPLOAD_BYTES);
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

// A connection whose upload is refused is left open for a while: the tests that wait for its end do so together.
test.concurrent.each([
  ['application/json', MAX_UPLOAD_BODY_BYTES + 1],
  [FORM, MAX_UPLOAD_BODY_BYTES + 1],
  [FORM, 1e15],
])('a body of %s that says it has %d bytes is refused before any of it came (S3)', async (type, length) => {
  const answer = await sendRaw(port, head(type, `Content-Length: ${length}`));
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect(answer).toMatch(/^connection: close/im);
});

/** Sends chunk after chunk until an answer comes; says how much was sent, and the answer. */
function flood(start: string, chunk: Buffer): Promise<{ sent: number; answer: string }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(start);
      pour();
    });
    let sent = 0;
    let answer = '';
    const framed = Buffer.concat([
      Buffer.from(`${chunk.byteLength.toString(16)}\r\n`),
      chunk,
      Buffer.from('\r\n'),
    ]);
    const pour = () => {
      if (answer !== '') return;
      sent += chunk.byteLength;
      if (sent > 2 * MAX_UPLOAD_BODY_BYTES) {
        socket.destroy();
        reject(new Error('nothing stops it'));
        return;
      }
      socket.write(framed, () => setImmediate(pour));
    };
    socket.on('data', (part) => (answer += part.toString('latin1')));
    socket.on('close', () => resolve({ sent, answer }));
    socket.on('error', () => undefined);
  });
}

test.concurrent.each([
  [
    'a picture in a form',
    FORM,
    '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n',
    'x',
    1,
  ],
  ['a picture in Base64', 'application/json', '{"image_base64":"', 'A', 4 / 3],
  ['spaces in JSON', 'application/json', '{', ' ', 0.02],
  ['a text in a form', FORM, '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\n', 'x', 1],
])('%s that never ends is refused while it arrives (P18, S3)', async (_, type, start, letter, times) => {
  const opening = `${start.length.toString(16)}\r\n${start}\r\n`;
  const { sent, answer } = await flood(
    head(type, 'Transfer-Encoding: chunked') + opening,
    Buffer.alloc(65_536, letter),
  );
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect(answer).toMatch(/^connection: close/im);
  // What is on its way when the answer is made counts too.
  expect(sent).toBeLessThan(MAX_UPLOAD_BYTES * times + 30_000_000);
});

test.concurrent.for([
  ['a form', FORM, '--b\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n', 1],
  ['JSON', 'application/json', '{"image_base64":"', 4 / 3],
] as const)(
  'a picture in %s is refused at the byte too many, though its end has not come (S3)',
  async ([, type, start, times], { expect, onTestFinished }) => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    const letters = Math.floor(MAX_UPLOAD_BYTES * times);
    socket.write(head(type, `Content-Length: ${start.length + letters + 500_000}`) + start);
    const answered = once(socket, 'data') as Promise<[Buffer]>;
    socket.write(Buffer.alloc(letters, 'A'));
    const early = await Promise.race([answered, new Promise((resolve) => setTimeout(resolve, 1000))]);
    expect(early).toBeUndefined();
    socket.write(Buffer.alloc(100, 'A'));
    expect((await answered)[0].toString('latin1')).toMatch(/^HTTP\/1.1 413 /);
  },
);

test.concurrent(
  'a client that sends too much, slowly, receives the response once it reads (S3)',
  async ({ expect }) => {
    const socket = connect(port, '127.0.0.1');
    const failures: unknown[] = [];
    socket.on('error', (error) => failures.push(error)).pause();
    socket.write(head(FORM, `Content-Length: ${MAX_UPLOAD_BODY_BYTES + 1}`));
    // Longer than a client that says nothing would be waited for.
    for (let step = 0; step < 14; step++) {
      socket.write(Buffer.alloc(1_000, 'x'));
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    let answer = '';
    for await (const part of socket) answer += String(part);
    expect([answer.slice(0, 12), failures]).toEqual(['HTTP/1.1 413', []]);
  },
);

test('a client that sends far too much receives the response, and no connection error (S3)', async () => {
  const far = ways['a form'](pictureOf(2 * MAX_UPLOAD_BYTES));
  for (let time = 0; time < 2; time += 1) {
    const answer = await fetch(`${url}/api/v1/images`, far);
    expect([answer.status, (await answer.text()).includes('"too_large"')]).toEqual([413, true]);
  }
});

test.each([
  ['two lengths', 'Content-Length: 10\r\nContent-Length: 11'],
  ['length and chunks', 'Content-Length: 10\r\nTransfer-Encoding: chunked'],
])('%s are a 400 (S3)', async (_, lengths) => {
  expect(await sendRaw(port, head('application/json', lengths))).toMatch(/^HTTP\/1.1 400 /);
});
