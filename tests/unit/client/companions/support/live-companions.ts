import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { SeedInput } from '../../../../../mock-server/seed/seed-input.ts';
import { startPixServer, type PixServer } from '../../../../../mock-server/server.ts';
import { checkResponses } from '../../../../../src/client/check-responses.ts';
import type { TransportOptions } from '../../../../../src/client/core/options.ts';
import { createTransport, type Transport } from '../../../../../src/client/core/transport.ts';

/** A reference server on a real socket for the tests of a file; each test starts with its initial state. */
export interface LiveCompanions {
  server: () => PixServer;
  /** Creates a client of the server, with all keys of the owner. */
  transport: (options?: Partial<TransportOptions>) => Transport;
  /** Requests so far, such as `GET /platform/api/v1/birds?page=2`. */
  sent: () => string[];
  /** Expects a call to be rejected for a field before anything is sent, and returns the message. */
  refused: (call: Promise<unknown>, field: string) => Promise<string>;
}

const KEYS = {
  platform: 'pix_test_owner',
  messaging: 'pix_test_owner',
  crawler: 'pix_test_owner',
  lexicon: 'pix_test_owner',
  payments: 'merchant_test',
  wallet: 'merchant_test',
};

export function liveCompanions(seed: SeedInput = {}): LiveCompanions {
  let server: PixServer;
  beforeAll(async () => {
    server = await startPixServer({ port: 0, control: true, seed: { pictures: [], albums: [], ...seed } });
  });
  afterAll(() => server.close());
  afterEach(() => server.control.reset());
  const sent = () =>
    server.control.journal.list().map(({ method, url }) => `${method} ${url.slice(server.url.length)}`);
  return {
    server: () => server,
    transport: (options) =>
      checkResponses(createTransport({ baseUrl: server.url, keys: KEYS, ...options }), { strict: true }),
    sent,
    refused: async (call, field) => {
      const error: unknown = await call.then(
        () => expect.unreachable('the call should have been refused'),
        (error: unknown) => error,
      );
      expect(error).toMatchObject({ code: 'invalid_parameter', field });
      expect(sent()).toEqual([]);
      return (error as Error).message;
    },
  };
}
