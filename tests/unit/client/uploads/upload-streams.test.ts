import { describe, expect, it, vi } from 'vitest';
import { removeBackground } from '../../../../src/client/companions/background-removal.ts';
import { createTransport } from '../../../../src/client/core/transport.ts';
import { createPix, PixAbortError, PixAuthError, PixInvalidParameterError } from '../../../../src/index.ts';
import { createMockClient } from '../support/mock-client.ts';
import { json, startFaultyServer } from '../../../support/faulty-server.ts';

/** A picture without an end; `ending` produces piece number `turn`. */
function source(turn = Infinity, ending?: (controller: ReadableStreamDefaultController<unknown>) => void) {
  let pieces = 0;
  const cancel = vi.fn();
  const image = new ReadableStream<unknown>(
    {
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve));
        if (++pieces === turn) ending?.(controller);
        else controller.enqueue(new Uint8Array(1024));
      },
      cancel,
    },
    { highWaterMark: 0 },
  ) as ReadableStream<Uint8Array>;
  return { image, cancel };
}

const failureOf = (call: PromiseLike<unknown>) =>
  call.then(
    () => expect.unreachable('the call should have failed'),
    (error: unknown) => error,
  );

/** The calls that accept a stream, the first one with and without a listener. */
const calls = [
  [
    'an upload',
    (baseUrl: string, image: ReadableStream<Uint8Array>, signal?: AbortSignal, timeout?: number) =>
      createPix({ baseUrl, apiKey: 'key' }).images.upload({ image }, { signal, timeout }),
  ],
  [
    'an upload with progress',
    (baseUrl: string, image: ReadableStream<Uint8Array>, signal?: AbortSignal, timeout?: number) =>
      createPix({ baseUrl, apiKey: 'key' }).images.upload(
        { image },
        { signal, timeout, onProgress: () => undefined },
      ),
  ],
  [
    'a background removal',
    (baseUrl: string, image: ReadableStream<Uint8Array>, signal?: AbortSignal, timeout?: number) =>
      removeBackground(
        createTransport({ baseUrl, keys: { platform: 'key' } }),
        { image_file: image },
        { signal, timeout },
      ),
  ],
] as const;

describe.each(calls)('The stream of %s', (_name, send) => {
  it('is cancelled when the call is aborted midway', async () => {
    await using server = await startFaultyServer((_response, _attempt, request) => request.resume());
    const { image, cancel } = source();
    const controller = new AbortController();
    setTimeout(() => controller.abort('enough'), 60);
    expect(await failureOf(send(server.url, image, controller.signal))).toBeInstanceOf(PixAbortError);
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledTimes(1));
    expect(cancel).toHaveBeenCalledWith('enough');
  });

  it('is cancelled when the call is aborted before it begins', async () => {
    await using server = await startFaultyServer();
    const { image, cancel } = source();
    expect(await failureOf(send(server.url, image, AbortSignal.abort('early')))).toBeInstanceOf(
      PixAbortError,
    );
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledWith('early'));
    expect(server.requests).toHaveLength(0);
  });

  it('is cancelled when the input is refused', async () => {
    const { image, cancel } = source();
    expect(await failureOf(send('http://pix.invalid', image, undefined, -1))).toBeInstanceOf(
      PixInvalidParameterError,
    );
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('is cancelled when it has more bytes than a picture may have', async () => {
    await using server = await startFaultyServer((_response, _attempt, request) => request.resume());
    const cancel = vi.fn();
    let pieces = 0;
    const image = new ReadableStream<Uint8Array>(
      { pull: (controller) => (pieces++, controller.enqueue(new Uint8Array(2 ** 20))), cancel },
      { highWaterMark: 0 },
    );
    expect(await failureOf(send(server.url, image))).toMatchObject({
      code: 'invalid_parameter',
      message: expect.stringContaining('must have at most 52428800 bytes') as string,
    });
    expect(pieces).toBe(51);
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledTimes(1));
  });

  it('is cancelled when the call times out', async () => {
    await using server = await startFaultyServer((_response, _attempt, request) => request.resume());
    const { image, cancel } = source();
    expect(await failureOf(send(server.url, image, undefined, 80))).toMatchObject({ code: 'timeout' });
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledTimes(1));
  });

  it('is cancelled when the server rejects the upload early, and the error has the right class', async () => {
    await using server = await startFaultyServer((response) => json(response, { message: 'no' }, 401));
    const { image, cancel } = source();
    expect(await failureOf(send(server.url, image))).toBeInstanceOf(PixAuthError);
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledTimes(1));
  });

  it('that fails midway rejects the call with its error as the cause', async () => {
    await using server = await startFaultyServer((_response, _attempt, request) => request.resume());
    const cause = new Error('the disk is gone');
    const { image } = source(4, (controller) => controller.error(cause));
    const error = await failureOf(send(server.url, image));
    expect(error).toBeInstanceOf(PixInvalidParameterError);
    expect(error).toMatchObject({ cause, message: expect.stringContaining('could not be read') as string });
  });

  it('is cancelled when it produces something other than a Uint8Array', async () => {
    await using server = await startFaultyServer((_response, _attempt, request) => request.resume());
    const { image, cancel } = source(3, (controller) => controller.enqueue('text'));
    const error = await failureOf(send(server.url, image));
    expect(error).toBeInstanceOf(PixInvalidParameterError);
    expect((error as Error).message).toContain('stream of Uint8Array, not of "text"');
    await vi.waitFor(() => expect(cancel).toHaveBeenCalledTimes(1));
  });

  it('is rejected before anything is sent if it is locked', async () => {
    await using server = await startFaultyServer();
    const { image } = source();
    image.getReader();
    expect(await failureOf(send(server.url, image))).toBeInstanceOf(PixInvalidParameterError);
    expect(server.requests).toHaveLength(0);
  });
});

it('A stream that fails midway rejects an upload to the mock in memory as one over the network', async () => {
  const { pix, control } = createMockClient();
  const cause = new Error('the disk is gone');
  const { image } = source(4, (controller) => controller.error(cause));
  const error = await failureOf(pix.images.upload({ image }));
  expect(error).toBeInstanceOf(PixInvalidParameterError);
  expect(error).toMatchObject({
    cause,
    message: 'image could not be read to its end: its stream failed (the disk is gone).',
  });
  expect(error).not.toHaveProperty('maybeSent');
  expect(control.journal.list()).toMatchObject([{ operation: 'uploadImage', status: 0 }]);
});

describe('A stream that is read as a whole', () => {
  it.each([
    ['fails', (controller: ReadableStreamDefaultController<unknown>) => controller.error(new Error('gone'))],
    ['produces text', (controller: ReadableStreamDefaultController<unknown>) => controller.enqueue('text')],
  ])('is rejected before anything is sent if it %s', async (_what, ending) => {
    await using server = await startFaultyServer();
    const pix = createPix({ baseUrl: server.url, apiKey: 'key' });
    const error = await failureOf(pix.images.upload({ image: source(3, ending).image }, { as: 'json' }));
    expect(error).toBeInstanceOf(PixInvalidParameterError);
    expect(error).toMatchObject({ field: 'image' });
    expect(server.requests).toHaveLength(0);
  });

  it('is cancelled as soon as it is too large (U8)', async () => {
    await using server = await startFaultyServer();
    const cancel = vi.fn();
    const piece = new Uint8Array(8 * 1024 * 1024);
    const image = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(piece),
      cancel,
    });
    const pix = createPix({ baseUrl: server.url, apiKey: 'key' });
    const error = await failureOf(pix.images.upload({ image }, { stripMetadata: true }));
    expect(error).toBeInstanceOf(PixInvalidParameterError);
    expect((error as Error).message).toContain('52428800');
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('is cancelled when the call is aborted meanwhile', async () => {
    await using server = await startFaultyServer();
    const { image, cancel } = source();
    const pix = createPix({ baseUrl: server.url, apiKey: 'key' });
    const controller = new AbortController();
    setTimeout(() => controller.abort('enough'), 30);
    const error = await failureOf(pix.images.upload({ image }, { as: 'json', signal: controller.signal }));
    expect(error).toBeInstanceOf(PixAbortError);
    expect(cancel).toHaveBeenCalledWith('enough');
  });
});
