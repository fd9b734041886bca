/** Global setup: the reference server behind a proxy in which pages can inject faults, and a proxy of another origin. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { TestProject } from 'vitest/node';
import { startPixServer } from '../../../mock-server/server.ts';
import type { Fault, ReceivedRequest } from '../../support/chaos-exchange.ts';
import { faults } from '../../support/chaos-faults.ts';
import { startChaosProxy } from '../../support/chaos-proxy.ts';

/** Request of a page to the control server: injects a fault, or resets the proxies. */
export interface FaultCommand {
  /** Name of one of `faults`. If not given, all faults are removed and the recorded requests are deleted. */
  fault?: keyof typeof faults;
  /** Arguments of the function in `faults`. */
  args?: readonly unknown[];
  /** Number of the next requests that fail. Default: all requests. */
  times?: number;
  /** Whether the fault applies to preflights instead of requests. Default: false. */
  preflight?: boolean;
}

/** Requests received since the last reset. */
export interface ProxyTraffic {
  /** At the proxy. */
  requests: ReceivedRequest[];
  /** At the proxy of another origin. */
  elsewhere: ReceivedRequest[];
  /** Preflights at the proxy of another origin. */
  preflights: ReceivedRequest[];
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Origins of the proxy, of the second proxy, and of the control server. */
    chaos: { url: string; elsewhere: string; control: string };
  }
}

/** Starts the servers. Resolves with a function that stops them. */
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

  const execute = ({ fault, args = [], ...options }: FaultCommand) => {
    if (fault) {
      const handleExchange = (faults[fault] as (...args: readonly unknown[]) => Fault)(...args);
      if (options.times) proxy.next(handleExchange, options);
      else proxy.always(handleExchange, options);
      return;
    }
    proxy.clear();
    for (const { requests, preflights } of [proxy, elsewhere]) requests.length = preflights.length = 0;
  };
  const control = createServer((request, response) => {
    void text(request).then((body) => {
      if (body) execute(JSON.parse(body) as FaultCommand);
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
