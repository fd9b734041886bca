/** A service on a real socket that deviates from the reference server. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { MockOptions } from '../../../../mock-server/control/create-mock.ts';
import { check } from '../../../../mock-server/check/command.ts';
import { createMock, seed } from '../../support/mock.ts';

/** A request that the service received. */
interface Received {
  method: string;
  url: string;
  key: string | undefined;
}

/** Replaces a response; `path` has the query. */
export type Deviate = (path: string, response: Response) => Response | Promise<Response>;

/** Starts a service until the end of the test. */
export async function startService(
  deviate: Deviate = (_path, response) => response,
  options: MockOptions = {},
) {
  const received: Received[] = [];
  const server = createServer((request, reply) => {
    const { method = '', url = '', headers } = request;
    received.push({ method, url, key: headers['x-api-key']?.toString() });
    const sent = { method, headers: headers as Record<string, string> };
    void (async () => {
      // The script is not part of this server.
      const known = url === '/cdn/sdk.js' ? script() : await mock(new Request(base + url, sent));
      const response = await deviate(url, new Response(known.body, known));
      // A body that was replaced has another length.
      response.headers.delete('Content-Length');
      reply.writeHead(response.status, Object.fromEntries(response.headers));
      reply.end(Buffer.from(await response.arrayBuffer()));
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const mock = createMock({ seed, ...options, baseUrl: base });
  return { base, received };
}

const script = () =>
  new Response('', { headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' } });

/** Runs the command; resolves with its exit code and output. */
export async function runCheck(args: readonly string[], env: Record<string, string> = {}) {
  const text = { out: '', err: '' };
  const code = await check(args, env, {
    out: (part) => (text.out += part),
    err: (part) => (text.err += part),
  });
  return { code, ...text };
}

/** A response with other JSON. */
export async function withJson(response: Response, change: (body: JsonBody) => unknown): Promise<Response> {
  const { status, headers } = response;
  const text = await response.text();
  if (!text) return new Response(null, { status, headers });
  const body = JSON.parse(text) as JsonBody;
  return new Response(JSON.stringify(change(body) ?? body), { status, headers });
}

/** A list as JSON. */
export interface JsonBody {
  data: Record<string, unknown>[];
  pagination: Record<string, unknown>;
}
