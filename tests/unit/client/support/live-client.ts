import { startPixServer, type PixServer } from '../../../../mock-server/server.ts';
import { createPix, type Pix } from '../../../../src/index.ts';
import type { PixOptions } from '../../../../src/client/client-transport.ts';

/** A reference server on a real socket, and a client of it. */
export interface LiveClient extends AsyncDisposable {
  server: PixServer;
  pix: Pix;
  /** Creates another client of the same server. */
  client: (options?: Partial<PixOptions>) => Pix;
  /** Returns the requests since the last call, such as `GET listImages`. */
  takeRequests: () => string[];
}

/** Starts a server with three pictures of `owner`, one of them in an album; the client has the owner's key. */
export async function startLiveClient(options: Partial<PixOptions> = {}): Promise<LiveClient> {
  const server = await startPixServer({
    port: 0,
    control: true,
    seed: {
      pictures: [
        { slug: 'harbour', title: 'Harbour', owner: 'owner', tags: ['sea'], category: 'Sea' },
        { slug: 'quay', owner: 'owner' },
        { slug: 'tower', owner: 'other' },
      ],
      albums: [{ token: 'abcdefghijkl', title: 'By the sea', owner: 'owner', pictures: ['harbour'] }],
    },
  });
  const client = (own: Partial<PixOptions> = {}) =>
    createPix({ baseUrl: server.url, apiKey: 'pix_test_owner', ...options, ...own });
  const { journal } = server.control;
  return {
    server,
    pix: client(),
    client,
    takeRequests: () => {
      const takeRequests = journal.list().map(({ method, operation }) => `${method} ${operation}`);
      journal.clear();
      return takeRequests;
    },
    [Symbol.asyncDispose]: () => server.close(),
  };
}
