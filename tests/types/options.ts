/** Clients that compile and clients that do not. Nothing here is run: the type check is the test. */
import { expectTypeOf } from 'vitest';
import {
  createPix,
  createPublicPix,
  isPixError,
  PixError,
  PixInvalidParameterError,
  PixTimeoutError,
  verifyWebhook,
  type Pix,
  type PixHttpError,
  type PixNotFoundError,
  type PublicPix,
  type UnknownWebhookEvent,
} from '../../src/index.ts';
import type { AlbumSource, ImageSource } from '../../src/elements.ts';

const baseUrl = 'https://pix.example';

/** What a client is told. */
export function clients() {
  expectTypeOf(createPix({ baseUrl })).toEqualTypeOf<Pix>();
  createPix({
    ...{ baseUrl, apiKey: 'key', timeout: 1000, retry: 0, strict: true, waitForQuota: true, concurrency: 2 },
    hosts: { messaging: 'https://messages.example', platform: undefined },
    keys: { wallet: 'token' },
    fetch: globalThis.fetch,
    hooks: { onRetry: ({ attempts, delay }) => console.log(attempts, delay) },
    onDrift: (drift) => console.log(drift),
  });
  // @ts-expect-error -- where
  createPix({ apiKey: 'key' });
  // @ts-expect-error -- no such host
  createPix({ baseUrl, hosts: { pictures: 'https://pix.example' } });
  // @ts-expect-error -- no such host
  createPix({ baseUrl, keys: { mail: 'key' } });
  // @ts-expect-error -- milliseconds, as a number
  createPix({ baseUrl, timeout: '10s' });
  // @ts-expect-error -- a call has a signal, a client has none
  createPix({ baseUrl, signal: AbortSignal.timeout(1) });
  // @ts-expect-error -- no such moment
  createPix({ baseUrl, hooks: { onError: () => undefined } });
}

/** A public client has no key, and no call that needs one. */
export function publicClients(pix: PublicPix) {
  expectTypeOf(createPublicPix({ baseUrl })).toEqualTypeOf<PublicPix>();
  expectTypeOf<Pix>().toExtend<PublicPix>();
  void pix.images.list();
  void pix.companions.birds.list();
  // @ts-expect-error -- no place for a key
  createPublicPix({ baseUrl, apiKey: 'key' });
  // @ts-expect-error -- no place for keys
  createPublicPix({ baseUrl, keys: { messaging: 'key' } });
  expectTypeOf(pix.images).not.toHaveProperty('upload');
  expectTypeOf(pix.images).not.toHaveProperty('delete');
  expectTypeOf(pix.albums).not.toHaveProperty('create');
  expectTypeOf(pix).not.toHaveProperty('account');
  expectTypeOf(pix.companions).not.toHaveProperty('messages');
}

/** Both clients are sources for the elements. */
export function sources(pix: Pix, publicPix: PublicPix) {
  expectTypeOf(pix).toExtend<ImageSource & AlbumSource>();
  expectTypeOf(publicPix).toExtend<ImageSource & AlbumSource>();
}

/** Errors are told apart by class. */
export function errors(error: unknown) {
  expectTypeOf<PixNotFoundError>().toExtend<PixHttpError>();
  if (error instanceof PixError) {
    expectTypeOf(error.code).toEqualTypeOf<string>();
    expectTypeOf(error.status).toEqualTypeOf<number | undefined>();
    expectTypeOf(error.retryAfter).toEqualTypeOf<number | undefined>();
    expectTypeOf(error.attempts).toEqualTypeOf<number | undefined>();
    expectTypeOf(error.maybeSent).toEqualTypeOf<boolean | undefined>();
    // @ts-expect-error -- not every error has a field
    void error.field;
  }
  if (error instanceof PixInvalidParameterError) expectTypeOf(error.field).toEqualTypeOf<string>();
  if (error instanceof PixTimeoutError) expectTypeOf(error.name).toEqualTypeOf<'PixTimeoutError'>();
  if (isPixError(error)) expectTypeOf(error).toEqualTypeOf<PixError>();
}

/** Webhooks. */
export async function webhooks(request: Request) {
  const event = await verifyWebhook(await request.text(), request.headers, 'secret', { tolerance: 0 });
  switch (event.type) {
    case 'order.paid':
      expectTypeOf(event.data.utr).toEqualTypeOf<string>();
      break;
    case 'order.failed':
      expectTypeOf(event.data.state).toEqualTypeOf<'failed'>();
      break;
    default:
      expectTypeOf(event).toEqualTypeOf<UnknownWebhookEvent>();
      expectTypeOf(event.sentType).toEqualTypeOf<string>();
      expectTypeOf(event.data).toEqualTypeOf<unknown>();
  }
  void verifyWebhook(new Uint8Array(), { 'webhook-id': '1' }, 'secret', { encoding: 'hex', now: Date.now });
  // @ts-expect-error -- a parsed body cannot be verified
  void verifyWebhook({ type: 'order.paid' }, request.headers, 'secret');
  // @ts-expect-error -- no secret
  void verifyWebhook('{}', request.headers);
  // @ts-expect-error -- no such writing
  void verifyWebhook('{}', request.headers, 'secret', { encoding: 'base58' });
}
