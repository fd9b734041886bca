import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { isBlockedBy } from '../../../src/client/core/csp-block.ts';
import { createPix, PixAbortError, PixNetworkError } from '../../../src/index.ts';
import { json, startFaultyServer } from '../../support/faulty-server.ts';

const KEY = 'pix_test_owner';

describe('A violation of the policy of the page', () => {
  const violation = {
    disposition: 'enforce',
    effectiveDirective: 'connect-src',
    blockedURI: 'http://pix.test',
  };
  it.each([
    [true, {}],
    [false, { disposition: 'report' }],
    [false, { effectiveDirective: 'img-src' }],
    [false, { blockedURI: 'http://other.test' }],
  ])('is that of a request: %s for %j', (isIts, other) => {
    const event = { ...violation, ...other } as SecurityPolicyViolationEvent;
    expect(isBlockedBy(event, 'http://pix.test/api/v1/images')).toBe(isIts);
  });
});

describe('A call that is aborted', () => {
  it('while it waits for its turn is not sent later (U15)', async () => {
    await using server = await startFaultyServer(
      (response) => void setTimeout(() => json(response, {}), 100),
    );
    const onRequest = vi.fn();
    const pix = createPix({ baseUrl: server.url, apiKey: KEY, concurrency: 1, hooks: { onRequest } });
    const controller = new AbortController();
    const first = pix.images.get('first');
    const second = pix.images.update('second', {}, { signal: controller.signal });
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    controller.abort('enough');
    const error: unknown = await second.catch((error: unknown) => error);
    expect(error).toBeInstanceOf(PixAbortError);
    expect(error).toMatchObject({ cause: 'enough' });
    expect(error).not.toHaveProperty('maybeSent');
    await first;
    await pix.images.get('third');
    expect(server.requests).toEqual(['/api/v1/images/first', '/api/v1/images/third']);
    expect(onRequest).toHaveBeenCalledTimes(2);
  });

  it('while a hook is running is not sent afterwards', async () => {
    await using server = await startFaultyServer();
    const onRequest = () => sleep(20);
    const pix = createPix({ baseUrl: server.url, apiKey: KEY, hooks: { onRequest } });
    const signal = AbortSignal.timeout(5);
    const error: unknown = await pix.images.delete('first', { signal }).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(PixAbortError);
    expect(error).not.toHaveProperty('maybeSent');
    expect(server.requests).toEqual([]);
  });
});

describe('A custom fetch', () => {
  /** A client, and the calls of its custom fetch. */
  const recordingPix = () => {
    const calls: [unknown, RequestInit][] = [];
    const recordCall = (input: unknown, init: RequestInit = {}) => {
      calls.push([input, init]);
      return Promise.resolve(Response.json({ data: {} }));
    };
    return { calls, pix: createPix({ baseUrl: 'http://pix.test', apiKey: KEY, fetch: recordCall }) };
  };

  it('receives the type that the caller states for JSON', async () => {
    const { calls, pix } = recordingPix();
    const type = 'application/json; charset=utf-8';
    await pix.albums.create({ title: 'New' }, { headers: { 'content-type': type } });
    expect(new Headers(calls[0]?.[1].headers).get('content-type')).toBe(type);
  });

  it('that ignores its signal leaves no timer behind', async () => {
    vi.useFakeTimers();
    try {
      const fetch = () => new Promise<Response>(() => undefined);
      const pix = createPix({ baseUrl: 'http://pix.test', apiKey: KEY, fetch });
      const uploading = pix.images.upload({ image: new Blob(['<svg/>']) }, { timeout: 100 });
      const failed = expect(uploading).rejects.toThrow('Timed out');
      await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
      await vi.advanceTimersByTimeAsync(200);
      await failed;
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  it('receives the address as text, and everything else as init', async () => {
    const { calls, pix } = recordingPix();
    await pix.albums.create({ title: 'New' });
    const [[address, init] = [undefined, {}], ...more] = calls;
    expect(more).toEqual([]);
    expect(address).toBe('http://pix.test/api/v1/albums');
    const { method, body, headers, signal, credentials } = init;
    expect({ method, body, credentials }).toEqual({
      method: 'POST',
      body: '{"title":"New"}',
      credentials: 'omit',
    });
    expect(new Headers(headers).get('authorization')).toBe(`Bearer ${KEY}`);
    expect(signal?.aborted).toBe(false);
  });

  it('must not return a response whose body has been read: a network error, after three attempts', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const response = Response.json({ data: {} });
    const fetch = vi.fn(() => Promise.resolve(response));
    const pix = createPix({ baseUrl: 'http://pix.test', fetch });
    await pix.platform.ping();
    const error: unknown = await pix.platform.ping().catch((error: unknown) => error);
    vi.restoreAllMocks();
    expect(error).toBeInstanceOf(PixNetworkError);
    expect(error).toMatchObject({ attempts: 3, cause: { message: 'The body has been read before.' } });
  });
});
