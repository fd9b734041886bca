import { describe, expect } from 'vitest';
import type { Pix } from '../../../../src/index.ts';
import { errorBodies } from '../../../support/chaos-responses.ts';
import { faults } from '../../../support/chaos-faults.ts';
import { failureOf, KEY, timeOut, test, waitUntil } from './support/network.ts';

/** A picture whose content is not examined beyond its first bytes. */
const picture = (bytes: number) =>
  new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), new Uint8Array(bytes)]);

const WRITES: Record<string, [method: string, write: (pix: Pix) => Promise<unknown>]> = {
  upload: ['POST', ({ images }) => images.upload({ image: picture(200_000), slug: 'new-one' })],
  'upload as JSON': [
    'POST',
    ({ images }) => images.upload({ image: picture(200_000), slug: 'new-one' }, { as: 'json' }),
  ],
  update: ['PATCH', ({ images }) => images.update('bridge', { title: 'Changed' })],
  delete: ['DELETE', ({ images }) => images.delete('no-such-picture')],
  'create an album': ['POST', ({ albums }) => albums.create({ title: 'Walks' })],
  'send a message': [
    'POST',
    ({ companions }) => companions.messages.send({ number: '+919876543210', message: 'Hello' }),
  ],
  'create a payment order': [
    'POST',
    ({ companions }) =>
      companions.upiPayments.createOrder({
        customer_mobile: '9876543210',
        amount: '10.00',
        order_id: 'order-1',
        redirect_url: 'https://shop.example/thanks',
      }),
  ],
  'remove from an album': ['DELETE', ({ albums }) => albums.removeImage('no-such-album', 'bridge')],
};

const KEYS = { messaging: KEY, payments: 'merchant_test' };

const UNSURE = {
  'closed at once (R4)': [faults.refuse(), 'network'],
  'reset before the headers (R4)': [faults.resetBeforeHeaders(), 'network'],
  'reset mid-upload (R4)': [faults.resetInUpload(10), 'network'],
  'a lost response (R4)': [faults.loseAnswer(), 'network'],
  'no response (R1)': [faults.neverAnswer(), 'timeout'],
  'a body that is not read (R1)': [faults.neverRead(), 'timeout'],
  'a stalled response (R2)': [faults.stallAfterHeaders(), 'timeout'],
  'an endless response (R3)': [faults.trickle(10), 'timeout'],
  'a response reset mid-body (R5)': [faults.resetInBody(), 'network'],
  'corrupt gzip (R5)': [faults.corruptGzip(), 'network'],
  '503 with Retry-After (R8)': [faults.busy('0', 503), 'made_up'],
  '500 (R8)': [faults.failure(500), 'made_up'],
  '502 with a page (R9)': [faults.failure(502, 'html'), 'http_502'],
  '200 with a page (R10)': [faults.html(), 'parse'],
  'JSON with trailing text (R12)': [faults.answer({ body: '{"data":{}} and so on' }), 'parse'],
  'an error with status 200 (R13)': [faults.answer({ body: errorBodies.contract.body }), 'parse'],
} as const;

describe.each(Object.entries(WRITES))('A write is sent once: %s', (_, [method, write]) => {
  test.for(Object.keys(UNSURE) as (keyof typeof UNSURE)[])(
    'under %s; its error has maybeSent (U17)',
    async (name, { proxy, pix, retries }) => {
      const [fault, code] = UNSURE[name];
      proxy.always(fault);
      const call = () => failureOf(write(pix({ apiKey: KEY, keys: KEYS, retry: 5 })));
      const error = await (code === 'timeout' ? timeOut(() => proxy.requests.length, 1, call) : call());
      expect(error.attempts).toBe(1);
      expect(proxy.requests.map((request) => request.method)).toEqual([method]);
      expect(retries).toEqual([]);
      expect(error).toMatchObject({ code, maybeSent: true });
      expect(error.message).toContain('check before you send it again');
    },
  );

  test.for([400, 401, 403, 404, 408, 409, 413, 415, 422, 429])(
    'with status %i; its error has no maybeSent',
    async (status, { proxy, pix }) => {
      proxy.always(faults.failure(status, 'contract', { 'Retry-After': '0' }));
      const error = await failureOf(write(pix({ apiKey: KEY, keys: KEYS, retry: 5 })));
      expect(error).toMatchObject({ status, attempts: 1, code: 'made_up' });
      expect(error.maybeSent).toBeUndefined();
      expect(proxy.requests).toHaveLength(1);
    },
  );
});

describe('An error with maybeSent', () => {
  test('is right when only the response was lost: the write was carried out', async ({
    proxy,
    pix,
    server,
  }) => {
    const client = pix({ apiKey: KEY });
    const direct = pix({ baseUrl: server.url });
    proxy.always(faults.loseAnswer());
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>']);
    expect(await failureOf(client.images.upload({ image: svg, slug: 'lost' }))).toMatchObject({
      maybeSent: true,
    });
    expect(await direct.images.get('lost')).toMatchObject({ slug: 'lost' });
    expect(await failureOf(client.images.update('lost', { title: 'Found' }))).toMatchObject({
      maybeSent: true,
    });
    expect(await direct.images.get('lost')).toMatchObject({ title: 'Found' });
    expect(await failureOf(client.images.delete('lost'))).toMatchObject({ maybeSent: true });
    expect(await failureOf(direct.images.get('lost'))).toMatchObject({ status: 404 });
    expect(proxy.requests.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'DELETE']);
  });

  test('is right when an upload was interrupted: the write was not carried out', async ({
    proxy,
    pix,
    server,
  }) => {
    proxy.always(faults.resetInUpload(100_000));
    const upload = pix({ apiKey: KEY }).images.upload({ image: picture(2_000_000), slug: 'cut' });
    expect(await failureOf(upload)).toMatchObject({ code: 'network', maybeSent: true, attempts: 1 });
    expect(proxy.requests).toHaveLength(1);
    expect(proxy.requests[0]?.bodyBytes).toBeLessThan(2_000_000);
    expect(await failureOf(pix({ baseUrl: server.url }).images.get('cut'))).toMatchObject({ status: 404 });
  });

  test('results from aborting a write in flight, not one that was never sent', async ({ proxy, pix }) => {
    proxy.always(faults.neverAnswer());
    const { images } = pix({ apiKey: KEY });
    const controller = new AbortController();
    const write = () => images.update('bridge', { title: 'Late' }, { signal: controller.signal });
    const inFlight = failureOf(write());
    await waitUntil(() => proxy.requests.length === 1);
    controller.abort();
    expect(await inFlight).toMatchObject({ code: 'aborted', maybeSent: true });
    const neverSent = await failureOf(write());
    expect(neverSent.code).toBe('aborted');
    expect(neverSent.maybeSent).toBeUndefined();
    expect(proxy.requests).toHaveLength(1);
  });
});
