import { createMockFetch } from '../../../../mock-server/index.ts';
import type { MockControl } from '../../../../mock-server/control/mock-control.ts';
import { createPix, type Pix, type PixOptions } from '../../../../src/index.ts';

/** A client of the platform in memory. */
export interface MockClient {
  pix: Pix;
  control: MockControl;
  /** Number of requests so far. */
  requests: () => number;
}

/** Creates a client with the owner's key over the sample. */
export function createMockClient(options: Partial<PixOptions> = {}): MockClient {
  const fetch = createMockFetch();
  const { control } = fetch;
  const pix = createPix({ baseUrl: 'http://pix.test', fetch, apiKey: 'pix_test_owner', ...options });
  return { pix, control, requests: () => control.journal.list().length };
}
