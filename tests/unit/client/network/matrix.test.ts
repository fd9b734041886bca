import { afterAll, beforeAll, describe, expect } from 'vitest';
import * as sdk from '../../../../src/index.ts';
import type { Pix, PixError } from '../../../../src/index.ts';
import { errorBodies } from '../../../support/chaos-responses.ts';
import { faults } from '../../../support/chaos-faults.ts';
import { failureOf, KEY, timeOut, test } from './support/network.ts';

const READS: Record<string, (pix: Pix) => Promise<unknown>> = {
  'a list': ({ images }) => images.list(),
  'a record': ({ images }) => images.get('bridge'),
  'a read for its owner': ({ images }) => images.analytics('bridge'),
  'an iteration': ({ albums }) => albums.iterate()[Symbol.asyncIterator]().next(),
};
const WRITES: Record<string, (pix: Pix) => Promise<unknown>> = {
  'a POST': ({ albums }) => albums.create({ title: 'Walks' }),
  'an upload': ({ images }) =>
    images.upload({ image: new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']) }),
  'a PATCH': ({ images }) => images.update('bridge', { title: 'Bridge' }),
  'a DELETE': ({ images }) => images.delete('bridge', { deleteToken: 'a-token' }),
};

/** Each fault with its error class and the number of requests of a read. */
const FAULTS = {
  'R1 never answers': [faults.neverAnswer(), 'PixTimeoutError', 3],
  'R2 stalls after its headers': [faults.stallAfterHeaders(), 'PixTimeoutError', 3],
  'R2 stalls in its body': [faults.stallInBody(), 'PixTimeoutError', 3],
  'R3 trickles': [faults.trickle(10), 'PixTimeoutError', 3],
  'R4 refuses': [faults.refuse(), 'PixNetworkError', 3],
  'R4 resets before its headers': [faults.resetBeforeHeaders(), 'PixNetworkError', 3],
  'R4 loses its response': [faults.loseAnswer(), 'PixNetworkError', 3],
  'R5 resets in its body': [faults.resetInBody(), 'PixNetworkError', 3],
  'R5 closes in its body': [faults.cutBody(), 'PixNetworkError', 3],
  'R5 sends broken gzip': [faults.corruptGzip(), 'PixNetworkError', 3],
  'R6 is busy': [faults.busy('0'), 'PixRateLimitError', 3],
  'R6 is busy for a day': [faults.busy('86400'), 'PixRateLimitError', 1],
  'R8 fails': [faults.failure(500), 'PixServerError', 3],
  'R9 is a gateway with a page': [faults.failure(502, 'html'), 'PixServerError', 3],
  'R9 rejects the size': [faults.failure(413, 'html'), 'PixTooLargeError', 1],
  'R10 serves a login page': [faults.html(), 'PixParseError', 1],
  'R12 returns NaN': [faults.nan(), 'PixParseError', 1],
  'R12 nests too deep': [faults.deep(), 'PixParseError', 1],
  'P12 never stops': [faults.huge(), 'PixParseError', 1],
  'R13 returns null': [faults.answer({ body: 'null' }), 'PixParseError', 1],
  'R13 returns an error with status 200': [
    faults.answer({ body: errorBodies.contract.body }),
    'PixParseError',
    1,
  ],
  'R30 redirects to another origin': [faults.redirect('http://pix.invalid/'), 'PixNetworkError', 1],
  'R34 does not know the key': [faults.failure(401), 'PixAuthError', 1],
  'R34 denies the key permission': [faults.failure(403), 'PixPermissionError', 1],
  'R35 rejects the request': [faults.failure(400, 'array'), 'PixBadRequestError', 1],
  'R35 has no such record': [faults.failure(404, 'long'), 'PixNotFoundError', 1],
  'R35 has a conflict': [faults.failure(409, 'text'), 'PixConflictError', 1],
  'R35 does not support the type': [faults.failure(415, 'empty'), 'PixUnsupportedError', 1],
  'R35 returns an unusual status': [faults.failure(418, 'string'), 'PixHttpError', 1],
} as const;
type FaultName = keyof typeof FAULTS;

const rejections: unknown[] = [];
const note = (reason: unknown) => void rejections.push(reason);
beforeAll(() => void process.on('unhandledRejection', note));
afterAll(() => void process.off('unhandledRejection', note));

/** Expects an error as documented. */
function expectDocumented(error: PixError, name: (typeof FAULTS)[FaultName][1], attempts: number): void {
  expect(error.constructor).toBe(sdk[name]);
  expect(error.code).toMatch(/^[a-z_0-9]+$/);
  expect(error.message).toMatch(/^[^<>]{10,500}$/);
  expect(error.attempts).toBe(attempts);
}

describe.each(Object.keys(FAULTS) as FaultName[])('A server that %s', (fault) => {
  const [injected, name, count] = FAULTS[fault];

  test.for(Object.keys(READS))('causes one documented error of %s', async (method, { proxy, pix }) => {
    proxy.always(injected);
    const call = () => failureOf(READS[method]?.(pix({ apiKey: KEY })) ?? Promise.resolve());
    const error = await (name === 'PixTimeoutError'
      ? timeOut(() => proxy.requests.length, count, call)
      : call());
    expectDocumented(error, name, count);
    expect(error.maybeSent).toBeUndefined();
    expect(proxy.requests).toHaveLength(count);
  });

  test.for(Object.keys(WRITES))('causes one documented error of %s', async (method, { proxy, pix }) => {
    proxy.always(injected);
    const call = () => failureOf(WRITES[method]?.(pix({ apiKey: KEY })) ?? Promise.resolve());
    const error = await (name === 'PixTimeoutError' ? timeOut(() => proxy.requests.length, 1, call) : call());
    expectDocumented(error, name, 1);
    expect(error.maybeSent ?? false).toBe(!(error.status && error.status >= 300 && error.status < 500));
    expect(proxy.requests).toHaveLength(1);
  });
});

test('No failure leaves an unhandled rejection (P16)', async () => {
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(rejections).toEqual([]);
});
