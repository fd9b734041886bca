import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Responds to a request. `attempt` is its number, from 1. */
export type Answer = (response: ServerResponse, attempt: number, request: IncomingMessage) => void;

/** A server on a real socket: unlike an interceptor, it can stall, reset and trickle. */
export interface FaultyServer {
  url: string;
  /** Paths with queries, in the order of the requests. */
  requests: string[];
  /** Responds to the next requests. */
  answer: Answer;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts a server on a free port. By default it responds with an empty object. */
export async function startFaultyServer(
  answer: Answer = (response) => json(response, {}),
): Promise<FaultyServer> {
  const faulty: FaultyServer = {
    url: '',
    requests: [],
    answer,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    faulty.requests.push(request.url ?? '');
    faulty.answer(response, faulty.requests.length, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  faulty.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return faulty;
}

/** Sends a JSON response. */
export function json(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
