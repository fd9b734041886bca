/** Global setup: starts reference servers on request, each with a slow relay and a proxy that can inject faults. */
import { createServer } from 'node:http';
import { connect, createServer as createRelay, type AddressInfo, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import type { JournalEntry } from '../../../mock-server/control/mock-control.ts';
import { startPixServer } from '../../../mock-server/server.ts';
import type { ReceivedRequest } from '../../support/chaos-exchange.ts';
import { faults } from '../../support/chaos-faults.ts';
import { startChaosProxy } from '../../support/chaos-proxy.ts';

/** Failure of the next request over the proxy: its response is lost, or is a 413. */
export type Failure = 'lost' | 'too large';

/** Command of a page to its control server: a failure, or `reset`, which removes faults and recorded requests and resets the data. */
export type Command = Failure | 'reset';

/** Requests received since the last reset. */
export interface LiveTraffic {
  /** At the proxy, as sent. */
  requests: ReceivedRequest[];
  /** At the server, directly or over the relay or the proxy. */
  journal: readonly JournalEntry[];
}

/** Origins of the server, of the slow relay, of the proxy, and of the control server. */
export interface LiveOrigins {
  url: string;
  slow: string;
  proxy: string;
  control: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** URL by which each test file starts its own server: files run in parallel, and each checks the requests that it sends. */
    liveStarter: string;
  }
}

/** Milliseconds between two chunks of 64 kB over the slow relay. */
const PAUSE_MS = 5;

/** Starts the server that starts reference servers. Resolves with a function that stops all of them. */
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
    for (const { close } of await Promise.all(started)) await close();
  };
}

/** Starts a reference server with its relay, its proxy and its control server. */
async function start(): Promise<{ origins: LiveOrigins; close: () => Promise<void> }> {
  const server = await startPixServer({
    port: 0,
    seed: {
      pictures: ['harbour', 'quay'].map((slug) => ({ slug, owner: 'owner', tags: ['sea'], category: 'Sea' })),
      albums: [{ token: 'abcdefghijkl', title: 'By the sea', owner: 'owner', pictures: ['harbour'] }],
    },
  });
  const proxy = await startChaosProxy({ target: server.url });
  const slow = createSlowRelay(server.port);
  const execute = async (command: string) => {
    if (command === 'lost') proxy.next(faults.loseAnswer());
    if (command === 'too large') proxy.next(faults.failure(413));
    if (command !== 'reset') return;
    proxy.clear();
    proxy.requests.length = 0;
    await server.control.reset();
  };
  const control = createServer((request, response) => {
    void text(request)
      .then(execute)
      .then(() => {
        const traffic: LiveTraffic = { requests: proxy.requests, journal: server.control.journal.list() };
        response.setHeader('Access-Control-Allow-Origin', '*').end(JSON.stringify(traffic));
      });
  });
  const origins = {
    url: server.url,
    slow: await listen(slow),
    proxy: proxy.url,
    control: await listen(control),
  };
  const close = async () => {
    control.closeAllConnections();
    control.close();
    slow.close();
    await Promise.all([proxy[Symbol.asyncDispose](), server.close()]);
  };
  return { origins, close };
}

/** Creates a relay of connections to a port, which throttles what clients send. */
function createSlowRelay(port: number): Server {
  return createRelay((client) => {
    const target = connect(port, '127.0.0.1');
    client.on('data', (chunk) => {
      target.write(chunk);
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
