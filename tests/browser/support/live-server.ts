/** Before the tests that run in a page: reference servers, each with a slow way to it, and one that can lose answers. */
import { createServer } from 'node:http';
import { connect, createServer as createRelay, type AddressInfo, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import type { JournalEntry } from '../../../mock-server/control/mock-control.ts';
import { startPixServer } from '../../../mock-server/server.ts';
import type { ReceivedRequest } from '../../support/chaos-exchange.ts';
import { faults } from '../../support/chaos-faults.ts';
import { startChaosProxy } from '../../support/chaos-proxy.ts';

/** What a page can have spoilt: the next answer that comes over the proxy. Everything starts anew with none. */
export type Spoilt = 'none' | 'lost' | 'too large';

/** What has been asked so far. */
export interface Seen {
  /** Over the proxy, as sent. */
  requests: ReceivedRequest[];
  /** At the server, by any way. */
  journal: readonly JournalEntry[];
}

/** Origins: the server itself, a slow way to it, the proxy before it, and where orders go. */
export interface LiveOrigins {
  url: string;
  slow: string;
  proxy: string;
  orders: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each test file starts a server: files run at once, and each looks at the requests that it has sent. */
    liveStarter: string;
  }
}

/** Milliseconds between two pieces of 64 kB that are taken on the slow way. */
const PAUSE_MS = 5;

/** Starts what starts servers; what it gives ends them all. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const started: ReturnType<typeof start>[] = [];
  const starter = createServer((_, response) => {
    const next = start();
    started.push(next);
    void next.then(({ origins }) => {
      response.setHeader('Access-Control-Allow-Origin', '*').end(JSON.stringify(origins));
    });
  });
  project.provide('liveStarter', await listen(starter));
  return async () => {
    starter.closeAllConnections();
    starter.close();
    for (const { end } of await Promise.all(started)) await end();
  };
}

/** Starts a server, and the ways to it. */
async function start(): Promise<{ origins: LiveOrigins; end: () => Promise<void> }> {
  const server = await startPixServer({
    port: 0,
    seed: {
      pictures: ['harbour', 'quay'].map((slug) => ({ slug, owner: 'owner', tags: ['sea'], category: 'Sea' })),
      albums: [{ token: 'abcdefghijkl', title: 'By the sea', owner: 'owner', pictures: ['harbour'] }],
    },
  });
  const { control } = server;
  const proxy = await startChaosProxy({ target: server.url });
  const slow = slowWayTo(server.port);
  const obey = async (order: string) => {
    if (order === 'lost') proxy.next(faults.loseAnswer());
    if (order === 'too large') proxy.next(faults.failure(413));
    if (order !== 'none') return;
    proxy.clear();
    proxy.requests.length = 0;
    await control.reset();
  };
  const orders = createServer((request, response) => {
    void text(request)
      .then(obey)
      .then(() => {
        const seen: Seen = { requests: proxy.requests, journal: control.journal.list() };
        response.setHeader('Access-Control-Allow-Origin', '*').end(JSON.stringify(seen));
      });
  });
  const origins = {
    url: server.url,
    slow: await listen(slow),
    proxy: proxy.url,
    orders: await listen(orders),
  };
  const end = async () => {
    orders.closeAllConnections();
    orders.close();
    slow.close();
    await Promise.all([proxy[Symbol.asyncDispose](), server.close()]);
  };
  return { origins, end };
}

/** Passes connections on; takes what a client sends piece by piece. */
function slowWayTo(port: number): Server {
  return createRelay((client) => {
    const target = connect(port, '127.0.0.1');
    client.on('data', (piece) => {
      target.write(piece);
      client.pause();
      setTimeout(() => client.resume(), PAUSE_MS);
    });
    target.pipe(client);
    client.once('close', () => target.destroy());
    target.once('close', () => client.destroySoon());
    for (const socket of [client, target]) socket.on('error', () => socket.destroy());
  });
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
  });
}
