import { createReadStream, openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createPix,
  PixAbortError,
  PixAuthError,
  PixInvalidParameterError,
  removeBackground,
  createTransport,
  type PictureData,
} from '../../../../src/index.ts';
import { json, startFaultyServer } from '../../../support/faulty-server.ts';
import { failureOf } from '../network/support/network.ts';
import { startLiveClient, type LiveClient } from '../support/live-client.ts';

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3">${' '.repeat(200_000)}</svg>`;
const bytes = Buffer.from(svg);

let folder: string;
let file: string;
let live: LiveClient;
const uncaught: unknown[] = [];
const note = (error: unknown) => void uncaught.push(error);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pix-streams-'));
  file = join(folder, 'quay at dawn.svg');
  await writeFile(file, bytes);
  live = await startLiveClient();
  process.on('uncaughtException', note);
  process.on('unhandledRejection', note);
});
afterAll(async () => {
  await live[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
  process.off('uncaughtException', note);
  process.off('unhandledRejection', note);
  expect(uncaught).toEqual([]);
});
beforeEach(() => live.server.control.reset());

const stored = async (slug: string) => {
  const { urls } = await live.pix.images.get(slug);
  return Buffer.from(await (await fetch(urls.direct_url)).arrayBuffer());
};

it('A file that is missing is named in the error, and a path is told apart from Base64', async () => {
  const missing = createReadStream(join(folder, 'missing.jpg'));
  const upload = (image: PictureData) => live.pix.images.upload({ image });
  await expect(upload(missing)).rejects.toThrow(/ENOENT.*missing\.jpg/);
  await vi.waitFor(() => expect(missing.errored).toBeTruthy());
  await expect(upload(missing)).rejects.toThrow(/ENOENT.*missing\.jpg/);
  await expect(upload(file)).rejects.toThrow('fs.openAsBlob(path)');
});

describe('A Node stream', () => {
  const STREAMS: Record<string, () => PictureData | Promise<PictureData>> = {
    'fs.createReadStream': () => createReadStream(file),
    'fs.createReadStream in tiny pieces': () => createReadStream(file, { highWaterMark: 999 }),
    'Readable.from pieces': () => Readable.from([bytes.subarray(0, 100), bytes.subarray(100)]),
    'Readable.from one buffer': () => Readable.from(bytes),
    'a PassThrough': () => createReadStream(file).pipe(new PassThrough()),
    'an async generator': async function* () {
      await sleep(1);
      yield bytes.subarray(0, 7);
      yield new Uint8Array(bytes.subarray(7));
    } as () => AsyncGenerator<Uint8Array>,
    'a web stream': () => Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>,
    'fs.openAsBlob, of known size': () => openAsBlob(file),
  };

  it.each(Object.keys(STREAMS))(
    '%s is stored byte for byte, as a form and as JSON, with and without progress',
    async (name) => {
      for (const [at, options] of [
        {},
        { as: 'json' as const },
        { onProgress: () => undefined },
        { stripMetadata: true },
      ].entries()) {
        const image = (await STREAMS[name]?.()) ?? '';
        const slug = `quay-${at}`;
        expect(await live.pix.images.upload({ image, slug }, options)).toMatchObject({ slug, format: 'SVG' });
        expect((await stored(slug)).equals(bytes)).toBe(true);
      }
    },
  );

  it('is sent with the name of its file', async () => {
    const bodies: string[] = [];
    await using server = await startFaultyServer((response, _attempt, request) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString('latin1')));
      request.on('end', () => {
        bodies.push(body.slice(0, 300));
        json(response, { data: {} }, 201);
      });
    });
    const pix = createPix({ baseUrl: server.url, apiKey: 'key' });
    await pix.images.upload({ image: createReadStream(file) });
    await pix.images.upload({ image: createReadStream(file), filename: 'other.svg' });
    await pix.images.upload({ image: Readable.from(bytes) });
    expect(bodies.map((body) => /filename="(.*?)"/.exec(body)?.[1])).toEqual([
      'quay at dawn.svg',
      'other.svg',
      'picture',
    ]);
  });

  it('is sent in chunks, whereas a blob of a file has a length', async () => {
    const heads: object[] = [];
    await using server = await startFaultyServer((response, _attempt, request) => {
      heads.push({
        length: Number(request.headers['content-length'] ?? NaN) > bytes.length,
        chunked: request.headers['transfer-encoding'] === 'chunked',
      });
      request.resume().on('end', () => json(response, { data: {} }, 201));
    });
    const pix = createPix({ baseUrl: server.url, apiKey: 'key' });
    await pix.images.upload({ image: createReadStream(file) });
    await pix.images.upload({ image: await openAsBlob(file) });
    expect(heads).toEqual([
      { length: false, chunked: true },
      { length: true, chunked: false },
    ]);
  });
});

/** A slow stream without an end. */
const endless = () =>
  Readable.from(
    (async function* () {
      for (;;) {
        await sleep(1);
        yield Buffer.alloc(1024);
      }
    })(),
  );
const silent = () => new Readable({ read: () => undefined });

const CALLS = {
  'an upload': (baseUrl: string, image: Readable, options: object = {}) =>
    createPix({ baseUrl, apiKey: 'key' }).images.upload({ image }, options),
  'an upload with progress': (baseUrl: string, image: Readable, options: object = {}) =>
    createPix({ baseUrl, apiKey: 'key' }).images.upload(
      { image },
      { onProgress: () => undefined, ...options },
    ),
  'a background removal': (baseUrl: string, image: Readable, options: object = {}) =>
    removeBackground(createTransport({ baseUrl, keys: { platform: 'key' } }), { image_file: image }, options),
};

describe.each(Object.keys(CALLS) as (keyof typeof CALLS)[])('The Node stream of %s', (name) => {
  const send = CALLS[name];
  const startReading = () => startFaultyServer((_response, _attempt, request) => request.resume());

  it.each([
    ['a missing file', () => createReadStream(join(folder, 'nothing.png')), 'ENOENT'],
    ['a folder', () => createReadStream(folder), 'EISDIR'],
  ])('over %s is rejected with the reason, and no other error is thrown', async (_kind, open, code) => {
    await using server = await startReading();
    const error = await failureOf(send(server.url, open()));
    expect(error).toBeInstanceOf(PixInvalidParameterError);
    expect(error.cause).toMatchObject({ code });
    expect(error.maybeSent).toBeUndefined();
  });

  it('that fails midway rejects the call with its error', async () => {
    await using server = await startReading();
    const cause = new Error('the disk is gone');
    const stream = Readable.from(
      (async function* () {
        yield Buffer.alloc(1024);
        await sleep(5);
        throw cause;
      })(),
    );
    const error = await failureOf(send(server.url, stream));
    expect(error).toBeInstanceOf(PixInvalidParameterError);
    expect(error.cause).toBe(cause);
  });

  it('that is destroyed midway rejects the call', async () => {
    await using server = await startReading();
    for (const reason of [undefined, new Error('away')]) {
      const stream = silent();
      stream.push(Buffer.alloc(10_000));
      setTimeout(() => stream.destroy(reason), 30);
      const error = await failureOf(send(server.url, stream));
      expect(error).toBeInstanceOf(PixInvalidParameterError);
      expect(error.message).toContain('could not be read');
    }
  });

  it.each([
    ['destroyed', () => silent().destroy()],
    [
      'read to its end',
      async () => {
        const stream = Readable.from(bytes);
        for await (const piece of stream) expect(piece).toBeDefined();
        return stream;
      },
    ],
    [
      'read in part',
      async () => {
        const stream = silent();
        stream.push(bytes);
        await stream[Symbol.asyncIterator]().next();
        return stream;
      },
    ],
  ])('that was %s before is rejected, and nothing is sent', async (_how, make) => {
    await using server = await startReading();
    const error = await failureOf(send(server.url, await make()));
    expect(error).toBeInstanceOf(PixInvalidParameterError);
    expect(error.message).toContain('must be a readable stream');
    expect(server.requests).toEqual([]);
  });

  it('of texts is rejected', async () => {
    await using server = await startReading();
    const error = await failureOf(send(server.url, Readable.from(['text', 'and more'])));
    expect(error).toBeInstanceOf(PixInvalidParameterError);
    expect(error.message).toContain('stream of Uint8Array, not of "text"');
  });

  it.each([
    ['endless', endless],
    ['silent', silent],
  ])('is destroyed when the call is aborted or times out: %s', async (_kind, make) => {
    await using server = await startReading();
    const aborted = make();
    const signal = AbortSignal.timeout(60);
    expect(await failureOf(send(server.url, aborted, { signal }))).toBeInstanceOf(PixAbortError);
    await vi.waitFor(() => expect(aborted.destroyed).toBe(true));
    const late = make();
    expect(await failureOf(send(server.url, late, { timeout: 80 }))).toMatchObject({ code: 'timeout' });
    await vi.waitFor(() => expect(late.destroyed).toBe(true));
  });

  it('is destroyed when the server rejects the upload early', async () => {
    await using server = await startFaultyServer((response) => json(response, {}, 401));
    const stream = endless();
    expect(await failureOf(send(server.url, stream))).toBeInstanceOf(PixAuthError);
    await vi.waitFor(() => expect(stream.destroyed).toBe(true));
  });
});
