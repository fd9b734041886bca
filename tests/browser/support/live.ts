/** Client, server and pictures for the tests of the client in a page. */
import { beforeEach, expect, inject, vi } from 'vitest';
import type { PixOptions } from '../../../src/client/client-transport.ts';
import { createPix, type Pix } from '../../../src/index.ts';
import type { Command, Failure, LiveOrigins, LiveTraffic } from './live-server.ts';

/** Origins of the reference server of the test file, with its relay and its proxy. None is the origin of the page. */
export const live = (await (await fetch(inject('liveStarter'))).json()) as LiveOrigins;

/** Key of the owner of the pictures. */
export const KEY = 'pix_test_owner';

/** Creates a client with all keys, which the page permits by `dangerouslyAllowKeyInBrowser`. */
export const createClient = (options: Partial<PixOptions> = {}): Pix =>
  createPix({
    baseUrl: live.proxy,
    apiKey: KEY,
    keys: { platform: KEY, messaging: KEY, crawler: KEY, lexicon: KEY, payments: MERCHANT, wallet: MERCHANT },
    dangerouslyAllowKeyInBrowser: true,
    ...options,
  });

/** Token of the merchant, for the payment hosts. */
export const MERCHANT = 'merchant_test';

const send = (command: Command) => fetch(live.control, { method: 'POST', body: command });

/** Makes the next request over the proxy fail. */
export const failNextRequest = (failure: Failure) => send(failure);

/** Requests received since the test began. */
export const readTraffic = async () => (await fetch(live.control)).json() as Promise<LiveTraffic>;

/** Resets the server, the proxy and the resource timings before each test. */
export const resetBeforeEach = () =>
  beforeEach(async () => {
    await send('reset');
    performance.setResourceTimingBufferSize(5_000);
    performance.clearResourceTimings();
  });

/** URLs requested by the page since the test began. */
export const requestedUrls = () => performance.getEntriesByType('resource').map(({ name }) => name);

/** Creates a picture of 40 × 30 pixels. Zeros after its end increase it to `size` bytes. */
export async function picture(size?: number, type = 'image/png'): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 20, 30);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
  const padded = new Uint8Array(Math.max(size ?? 0, bytes.length));
  padded.set(bytes);
  return padded;
}

/** Bytes of a stored picture. */
export async function storedBytes(pix: Pix, slug: string): Promise<Uint8Array> {
  const { urls } = await pix.images.get(slug);
  return new Uint8Array(await (await fetch(urls.direct_url)).arrayBuffer());
}

/** Waits for the first completed upload. Resolves with the statuses of all uploads; 0 for those that the client aborted. */
export async function uploadStatuses(): Promise<number[]> {
  const { journal } = await vi.waitFor(async () => {
    const now = await readTraffic();
    expect(now.journal).toContainEqual(expect.objectContaining({ operation: 'uploadImage' }));
    return now;
  });
  return journal.filter(({ operation }) => operation === 'uploadImage').map(({ status }) => status);
}
