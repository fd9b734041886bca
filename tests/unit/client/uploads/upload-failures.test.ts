import { describe, expect, it } from 'vitest';
import { createPix, PixAbortError, PixTimeoutError } from '../../../../src/index.ts';
import { json, startFaultyServer } from '../../../support/faulty-server.ts';

const image = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>']);

describe('An upload that fails', () => {
  it('is not retried once it may have been stored, and sets maybeSent (U17)', async () => {
    await using server = await startFaultyServer((_response, _attempt, request) => request.resume());
    const pix = createPix({ baseUrl: server.url, apiKey: 'pix_test_owner', retry: 5 });
    const error: unknown = await pix.images
      .upload({ image }, { timeout: 150 })
      .catch((error: unknown) => error);
    expect(error).toBeInstanceOf(PixTimeoutError);
    expect(error).toMatchObject({ maybeSent: true, attempts: 1 });
    expect((error as Error).message).toContain('check before you send it again');
    expect(server.requests).toHaveLength(1);
  });

  it('ends when its signal aborts before or during the request (U15)', async () => {
    await using server = await startFaultyServer((_response, _attempt, request) => request.resume());
    const pix = createPix({ baseUrl: server.url, apiKey: 'pix_test_owner' });
    await expect(pix.images.upload({ image }, { signal: AbortSignal.abort('early') })).rejects.toMatchObject({
      cause: 'early',
    });
    expect(server.requests).toHaveLength(0);
    const controller = new AbortController();
    setTimeout(() => controller.abort('late'), 50);
    const error: unknown = await pix.images
      .upload({ image }, { signal: controller.signal })
      .catch((error: unknown) => error);
    expect(error).toBeInstanceOf(PixAbortError);
    expect(error).toMatchObject({ cause: 'late', maybeSent: true });
    expect(server.requests).toHaveLength(1);
  });

  it('has no maybeSent if the server cannot be reached', async () => {
    const server = await startFaultyServer();
    const { url } = server;
    await server[Symbol.asyncDispose]();
    const pix = createPix({ baseUrl: url, apiKey: 'pix_test_owner' });
    const error: unknown = await pix.images.upload({ image }).catch((error: unknown) => error);
    expect(error).toMatchObject({ code: 'network', attempts: 1 });
    expect(error).not.toHaveProperty('maybeSent');
  });
});

it('keeps memory flat while it sends a stream', async () => {
  let received = 0;
  await using server = await startFaultyServer((response, _attempt, request) => {
    request.on('data', (chunk: Buffer) => (received += chunk.length));
    request.on('end', () => json(response, { data: {} }, 201));
  });
  const pix = createPix({ baseUrl: server.url, apiKey: 'pix_test_owner' });
  let taken = 0;
  let ahead = 0;
  const chunk = new Uint8Array(64 * 1024);
  const image = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        ahead = Math.max(ahead, taken - received);
        taken += chunk.length;
        if (taken > 40_000_000) controller.close();
        else controller.enqueue(chunk);
      },
    },
    { highWaterMark: 0 },
  );
  await pix.images.upload({ image });
  expect(received).toBeGreaterThan(39_000_000);
  expect(ahead).toBeLessThan(16_000_000);
});
