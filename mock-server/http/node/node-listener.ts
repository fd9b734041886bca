/** Connects node:http with a handler of `IncomingRequest`. Node only. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { MockResponse } from '../mock-response.ts';
import type { IncomingRequest } from '../incoming-request.ts';
import { Problem } from '../problem.ts';
import { closeGracefully } from './graceful-close.ts';
import { sendContinue } from './expectation.ts';
import { enqueueRequest } from './pipeline-queue.ts';

/** Handles a request. */
export type RequestHandler = (incoming: IncomingRequest) => Promise<MockResponse>;

/** Maximum bytes of an unread body that are discarded to keep the connection alive. */
const MAX_DISCARDED = 8_388_608;

/** Creates a node:http listener; `check` may respond first, before an `IncomingRequest` is created. */
export function nodeListener(
  baseUrl: () => string,
  check: (message: IncomingMessage) => MockResponse | undefined,
  handle: RequestHandler,
): RequestListener {
  return (message, reply) => {
    const respond = async () => {
      send(check(message) ?? (await handle(toIncoming(message, reply, baseUrl()))), message, reply);
    };
    // Only the connection can fail here: the client has disconnected, or the body was truncated.
    enqueueRequest(message, reply, () => void respond().catch(() => reply.destroy()));
  };
}

function toIncoming(message: IncomingMessage, reply: ServerResponse, baseUrl: string): IncomingRequest {
  let left: AbortController | undefined;
  return {
    method: message.method ?? 'GET',
    url: new URL(baseUrl + (message.url ?? '/')),
    headers: { get: (name) => message.headersDistinct[name.toLowerCase()]?.join(', ') ?? null },
    body: bodyOf(message, reply),
    address: message.socket.remoteAddress ?? 'unknown',
    // Created lazily: few requests need it.
    get signal() {
      if (left) return left.signal;
      const controller = (left = new AbortController());
      if (reply.destroyed) controller.abort();
      else reply.once('close', () => controller.abort());
      return controller.signal;
    },
  };
}

/** Iterates over the body without destroying the message when iteration stops early, unlike the message's own iterator. */
async function* bodyOf(message: IncomingMessage, reply: ServerResponse): AsyncGenerator<Uint8Array> {
  sendContinue(message, reply);
  try {
    for await (const chunk of message.iterator({ destroyOnReturn: false })) yield chunk as Uint8Array;
  } catch {
    // The client has disconnected: not a server error, and the response is never read.
    throw new Problem('bad_request', 'The body was truncated.');
  }
}

function send(response: MockResponse, message: IncomingMessage, reply: ServerResponse): void {
  const { status, headers, body, breaks } = response;
  if (breaks === 'at once') {
    message.socket.destroy();
    return;
  }
  const isUnread = !message.complete;
  const isLast = isUnread && (status === 413 || !isSoonOver(message));
  reply.writeHead(status, isLast ? { ...headers, Connection: 'close' } : headers);
  if (breaks && body !== undefined) {
    reply.write(Buffer.from(body as Uint8Array).subarray(0, breaks.after), () => message.socket.destroy());
    return;
  }
  if (isUnread) discard(message);
  reply.end(body);
}

/** Whether the rest of a body is small enough to read. If the body was never requested, node:http closes the connection itself. */
function isSoonOver(message: IncomingMessage): boolean {
  return Number(message.headers['content-length'] ?? Infinity) <= MAX_DISCARDED;
}

/** Discards the rest of the body; if the connection closes after the response, until the client has closed its side. */
function discard(message: IncomingMessage): void {
  const { socket } = message;
  socket.destroySoon = () => closeGracefully(socket);
  message.removeAllListeners('data');
  message.on('data', () => undefined);
  message.resume();
}
