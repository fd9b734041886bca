/** A proxy on real sockets that stands before a server and spoils chosen answers. Deterministic: nothing is left to chance. */
import { createServer, request as send, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './chaos-answers.ts';
import { createPlan, isPreflight, type FaultOptions } from './chaos-plan.ts';
import {
  passThrough,
  reset,
  without,
  type Exchange,
  type Fault,
  type ReceivedRequest,
} from './chaos-exchange.ts';

/** A running proxy. Once disposed its address refuses connections. */
export interface ChaosProxy extends AsyncDisposable {
  /** Its origin, without a slash at the end. */
  readonly url: string;
  /** Origin of the server behind it. May be set later: a server whose base URL is `url` starts after the proxy, and is found by its port. */
  target: string;
  /** Requests in the order they came, those included that were reset; no preflights. */
  readonly requests: ReceivedRequest[];
  /** Preflights in the order they came. */
  readonly preflights: ReceivedRequest[];
  /** Queues a fault for the next `times` (1) requests it is for; the first in the queue goes first. */
  next: (fault: Fault, options?: FaultOptions & { times?: number }) => void;
  /** The fault of all requests it is for and for which none is queued; takes the place of the one before. */
  always: (fault: Fault, options?: FaultOptions) => void;
  /** From now on requests pass through. What is under way goes on. */
  clear: () => void;
}

/** Starts a proxy on a free port of 127.0.0.1. Without faults answers pass through as they are, one on each connection. */
export async function startChaosProxy({ target = '' }: { target?: string } = {}): Promise<ChaosProxy> {
  const plan = createPlan();
  const requests: ReceivedRequest[] = [];
  const preflights: ReceivedRequest[] = [];

  const server = createServer((request, response) => {
    const received = noteOf(request);
    (isPreflight(received) ? preflights : requests).push(received);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const exchange: Exchange = {
      request,
      response,
      received,
      signal: gone.signal,
      ask: (isUnwanted = () => false) => forward(request, isUnwanted, proxy.target, gone.signal),
    };
    // Browsers repeat by themselves what is reset on a connection they have used before: counts would be left to chance.
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
    // Timers and requests to the target end with the connection they are for.
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return proxy;
}

/** What goes wrong unplanned is a 502 that says so, as long as there is someone to hear it. */
async function play(fault: Fault, exchange: Exchange): Promise<void> {
  try {
    await fault(exchange);
  } catch (error) {
    if (exchange.signal.aborted || exchange.request.socket.destroyed) return;
    if (exchange.response.headersSent) return reset(exchange);
    const headers = { 'Content-Type': 'text/plain' };
    await answer({ status: 502, headers, body: `The chaos proxy failed: ${String(error)}` })(exchange);
  }
}

/** Notes a request and counts its body from the moment a fault or the target reads it; until then the client has to wait. */
function noteOf(request: IncomingMessage): ReceivedRequest {
  const { method = '', url: path = '', headers } = request;
  const received = { method, path, headers, bodyBytes: 0 };
  request.pause();
  request.on('data', (chunk: Buffer) => (received.bodyBytes += chunk.length));
  return received;
}

/** Sends the request on as it is but for its `Host`; resolves when the head of the answer is there. */
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
    // Without an agent no connection is used twice, so none can have gone stale.
    const outgoing = send({ hostname, port, method, path, headers, agent: false, signal });
    outgoing.once('response', resolve);
    outgoing.on('error', reject);
    request.pipe(outgoing);
    // The target may answer and leave before it has read everything; the client still has to get rid of the rest.
    outgoing.once('close', () => request.resume());
  });
}
