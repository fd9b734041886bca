/** A proxy on real sockets in front of a server, which corrupts chosen responses. Deterministic. */
import { createServer, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { respond } from './chaos-responses.ts';
import { createPlan, isPreflight, type FaultOptions } from './chaos-plan.ts';
import {
  passThrough,
  reset,
  without,
  type Exchange,
  type Fault,
  type ReceivedRequest,
} from './chaos-exchange.ts';

/** A running proxy. Once disposed, its port refuses connections. */
export interface ChaosProxy extends AsyncDisposable {
  /** Origin of the proxy, without a trailing slash. */
  readonly url: string;
  /** Origin of the server behind the proxy. May be set later: a server whose base URL is `url` starts after the proxy. */
  target: string;
  /** Received requests in order, including those that were reset, without preflights. */
  readonly requests: ReceivedRequest[];
  /** Received preflights in order. */
  readonly preflights: ReceivedRequest[];
  /** Queues a fault for the next `times` (default 1) matching requests; the queue is first in, first out. */
  next: (fault: Fault, options?: FaultOptions & { times?: number }) => void;
  /** Sets the fault of all matching requests without a queued fault; replaces the previous one. */
  always: (fault: Fault, options?: FaultOptions) => void;
  /** Removes all faults. Exchanges in progress continue. */
  clear: () => void;
}

/** Starts a proxy on a free port of 127.0.0.1. Without faults, responses pass through unchanged, one per connection. */
export async function startChaosProxy({ target = '' }: { target?: string } = {}): Promise<ChaosProxy> {
  const plan = createPlan();
  const requests: ReceivedRequest[] = [];
  const preflights: ReceivedRequest[] = [];

  const server = createServer((request, response) => {
    const received = recordRequest(request);
    (isPreflight(received) ? preflights : requests).push(received);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const exchange: Exchange = {
      request,
      response,
      received,
      signal: gone.signal,
      requestTarget: (isUnwanted = () => false) => forward(request, isUnwanted, proxy.target, gone.signal),
    };
    // Browsers retry requests that are reset on a reused connection, which would make counts random.
    response.shouldKeepAlive = false;
    void play(plan.take(received) ?? passThrough, exchange);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const proxy: ChaosProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    target,
    requests,
    preflights,
    next: plan.next,
    always: plan.always,
    clear: plan.clear,
    // Timers and requests to the target end with their connection.
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}

/** Runs a fault; unexpected errors become a 502 with their message, if the client is still connected. */
async function play(fault: Fault, exchange: Exchange): Promise<void> {
  try {
    await fault(exchange);
  } catch (error) {
    if (exchange.signal.aborted || exchange.request.socket.destroyed) return;
    if (exchange.response.headersSent) return reset(exchange);
    const headers = { 'Content-Type': 'text/plain' };
    await respond({ status: 502, headers, body: `The chaos proxy failed: ${String(error)}` })(exchange);
  }
}

/** Records a request and counts its body as a fault or the target reads it; until then, the client has to wait. */
function recordRequest(request: IncomingMessage): ReceivedRequest {
  const { method = '', url: path = '', headers } = request;
  const received = { method, path, headers, bodyBytes: 0 };
  request.pause();
  request.on('data', (chunk: Buffer) => (received.bodyBytes += chunk.length));
  return received;
}

/** Forwards a request with another `Host`; resolves when the head of the response has arrived. */
function forward(
  request: IncomingMessage,
  isUnwanted: (header: string) => boolean,
  target: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { hostname, port, host } = new URL(target);
    const { method, url: path } = request;
    const raw = without(request.rawHeaders, isUnwanted);
    const headers = raw.map((value, at) => (at % 2 && raw[at - 1]?.toLowerCase() === 'host' ? host : value));
    // Without an agent, no connection is reused, so none can be stale.
    const outgoing = send({ hostname, port, method, path, headers, agent: false, signal });
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
    request.pipe(outgoing);
    // The target may respond and disconnect before it has read everything; the client still has to send the rest.
    outgoing.once('close', () => request.resume());
  });
}
