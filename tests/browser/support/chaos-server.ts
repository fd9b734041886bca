/** Before the tests that run in a page: the reference server behind a proxy that a page can tell what to spoil. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { startPixServer } from '../../../mock-server/server.ts';
import type { Fault, ReceivedRequest } from '../../support/chaos-exchange.ts';
import { faults } from '../../support/chaos-faults.ts';
import { startChaosProxy } from '../../support/chaos-proxy.ts';

/** What a page can tell the proxy. */
export interface Order {
  /** Name of one of `faults`; without it everything passes through again, and nothing has been asked yet. */
  fault?: keyof typeof faults;
  /** What `fault` takes. */
  args?: readonly unknown[];
  /** For the next so many requests; for all if not given. */
  times?: number;
  /** Meets preflights in place of requests. */
  preflight?: boolean;
}

/** What has been asked so far. */
export interface Asked {
  requests: ReceivedRequest[];
  /** At a server of another origin. */
  elsewhere: ReceivedRequest[];
  /** Preflights there. */
  preflights: ReceivedRequest[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Origins: the proxy, another one like it, and where orders go. */
    chaos: { url: string; elsewhere: string; control: string };
  }
}

/** Starts it all; what it gives ends it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const proxy = await startChaosProxy();
  const server = await startPixServer({
    port: 0,
    baseUrl: proxy.url,
    seed: {
      pictures: ['bridge', 'harbour', 'meadow'].map((slug) => ({
        slug,
        tags: ['water'],
        category: 'nature',
      })),
      albums: [{ title: 'Walks', pictures: ['bridge', 'meadow'] }],
    },
  });
  proxy.target = `http://127.0.0.1:${server.port}`;
  const elsewhere = await startChaosProxy({ target: proxy.target });

  const obey = ({ fault, args = [], ...options }: Order) => {
    if (fault) {
      const spoil = (faults[fault] as (...args: readonly unknown[]) => Fault)(...args);
      if (options.times) proxy.next(spoil, options);
      else proxy.always(spoil, options);
      return;
    }
    proxy.clear();
    for (const { requests, preflights } of [proxy, elsewhere]) requests.length = preflights.length = 0;
  };
  const control = createServer((request, response) => {
    void text(request).then((body) => {
      if (body) obey(JSON.parse(body) as Order);
      response.setHeader('Access-Control-Allow-Origin', '*');
      const { requests, preflights } = elsewhere;
      response.end(JSON.stringify({ requests: proxy.requests, elsewhere: requests, preflights }));
    });
  });
  await new Promise<void>((resolve) => control.listen(0, '127.0.0.1', resolve));
  const { port } = control.address() as AddressInfo;
  project.provide('chaos', { url: proxy.url, elsewhere: elsewhere.url, control: `http://127.0.0.1:${port}` });

  return async () => {
    control.closeAllConnections();
    control.close();
    await Promise.all([proxy[Symbol.asyncDispose](), elsewhere[Symbol.asyncDispose](), server.close()]);
  };
}
