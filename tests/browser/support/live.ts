/** What the tests of the client in a page begin with. */
import { beforeEach, expect, inject, vi } from 'vitest';
import type { PixOptions } from '../../../src/client/options.ts';
import { createPix, type Pix } from '../../../src/index.ts';
import type { LiveOrigins, Seen, Spoilt } from './live-server.ts';

/** Origins of this file's own server, all of them others than the page's. */
export const live = (await (await fetch(inject('liveStarter'))).json()) as LiveOrigins;

/** Whose pictures there are. */
export const KEY = 'pix_test_owner';

/** A client with all keys, of a page that says it may. */
export const createClient = (options: Partial<PixOptions> = {}): Pix =>
  createPix({
    baseUrl: live.proxy,
    apiKey: KEY,
    keys: { platform: KEY, messaging: KEY, crawler: KEY, lexicon: KEY, payments: MERCHANT, wallet: MERCHANT },
    dangerouslyAllowKeyInBrowser: true,
    ...options,
  });

/** What proves the owner where money is. */
export const MERCHANT = 'merchant_test';

/** Has the next answer over the proxy spoilt; all starts anew with `none`. */
export const order = (spoilt: Spoilt) => fetch(live.orders, { method: 'POST', body: spoilt });

/** What has been asked so far. */
export const seen = async () => (await fetch(live.orders)).json() as Promise<Seen>;

/** Before each test: nothing asked, nothing stored but what there was. */
export const startAnew = () =>
  beforeEach(async () => {
    await order('none');
    performance.setResourceTimingBufferSize(5_000);
    performance.clearResourceTimings();
  });

/** Every address the page has asked since the test began. */
export const addresses = () => performance.getEntriesByType('resource').map(({ name }) => name);

/** A picture of 40 × 30 pixels, with zeros behind its end to be of a size, in bytes. */
export async function picture(size?: number, type = 'image/png'): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 20, 30);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
  const padded = new Uint8Array(Math.max(size ?? 0, bytes.length));
  padded.set(bytes);
  return padded;
}

/** Bytes of the stored picture. */
export async function stored(pix: Pix, slug: string): Promise<Uint8Array> {
  const { urls } = await pix.images.get(slug);
  return new Uint8Array(await (await fetch(urls.direct_url)).arrayBuffer());
}

/** Statuses of the uploads that the server is done with, as soon as there is one; 0 is one that its client left. */
export async function uploadStatuses(): Promise<number[]> {
  const { journal } = await vi.waitFor(async () => {
    const now = await seen();
    expect(now.journal).toContainEqual(expect.objectContaining({ operation: 'uploadImage' }));
    return now;
  }, 5_000);
  return journal.filter(({ operation }) => operation === 'uploadImage').map(({ status }) => status);
}
