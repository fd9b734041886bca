/** Connects node:http with the web's `Request` and `Response`. Node only. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ReadableStream } from 'node:stream/web';
import { isAllowedHost } from '../http/origins.ts';
import { Problem } from '../http/problem.ts';
import { redactSecrets } from '../http/request-headers.ts';
import { respond } from '../http/responses.ts';
import { closeGracefully, enqueueRequest } from './pipeline-queue.ts';

/** Handles a request from a client address. */
export type RequestHandler = (request: Request, address: string) => Promise<Response>;

/** Maximum bytes of an unread body that are discarded to keep the connection alive. */
const MAX_DISCARDED = 8_388_608;

/** Creates a node:http listener. */
export function nodeListener(baseUrl: () => string, handle: RequestHandler): RequestListener {
  return (message, reply) => {
    const left = new AbortController();
    reply.once('close', () => reply.writableFinished || left.abort());
    enqueueRequest(message, reply, () => {
      respondTo(message, baseUrl(), left.signal, handle)
        .then((response) => send(response, message, reply))
        // Only the connection can fail here: the client has disconnected, or the body was truncated.
        .catch(() => reply.destroy());
    });
  };
}

async function respondTo(
  message: IncomingMessage,
  baseUrl: string,
  signal: AbortSignal,
  handle: RequestHandler,
): Promise<Response> {
  const { method = 'GET' } = message;
  const refusal = refusalOf(message, baseUrl);
  if (!refusal) return handle(toRequest(message, baseUrl, signal), message.socket.remoteAddress ?? 'unknown');
  const responder = { nextRequestId: () => `req-${crypto.randomUUID()}` };
  return respond(responder, { method, headers: new Headers(), signal }, () => {
    throw refusal;
  });
}

/** A method that no operation has, in place of `TRACE`, which `Request` does not accept. */
const NO_METHOD = 'X-TRACE';

function toRequest(message: IncomingMessage, baseUrl: string, signal: AbortSignal): Request {
  const { method = 'GET', url = '/' } = message;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(message.headersDistinct))
    for (const value of values) headers.append(name, value);
  const init = { method: method === 'TRACE' ? NO_METHOD : method, headers, signal };
  if (method === 'GET' || method === 'HEAD') return new Request(baseUrl + url, init);
  // The types of browsers lack what Node needs for a body that is streamed.
  return new Request(baseUrl + url, {
    ...init,
    body: ReadableStream.from(bodyOf(message)),
    duplex: 'half',
  } as RequestInit);
}

/** Iterates over the body without destroying the message when iteration stops early, unlike the message's own iterator. */
async function* bodyOf(message: IncomingMessage): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of message.iterator({ destroyOnReturn: false })) yield chunk as Uint8Array;
  } catch {
    // The client has disconnected: not a server error, and the response is never read.
    throw new Problem('bad_request', 'The body was truncated.');
  }
}

async function send(response: Response, message: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { status, headers, body, type } = response;
  // A simulated connection failure.
  if (type === 'error') return void message.socket.destroy();
  const isUnread = !message.complete;
  const isLast = isUnread && (status === 413 || !isSoonOver(message));
  reply.writeHead(status, { ...Object.fromEntries(headers), ...(isLast && { Connection: 'close' }) });
  if (isUnread) discard(message);
  for await (const chunk of body ?? []) await write(reply, chunk);
  reply.end();
}

function write(reply: ServerResponse, chunk: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) =>
    reply.write(chunk, (error) => {
      if (error) reject(error);
      else resolve();
    }),
  );
}

/** Whether the rest of a body is small enough to read. */
function isSoonOver(message: IncomingMessage): boolean {
  return Number(message.headers['content-length'] ?? Infinity) <= MAX_DISCARDED;
}

/** Discards the rest of the body; if the connection closes after the response, until the client has closed its side. */
function discard(message: IncomingMessage): void {
  const { socket } = message;
  socket.destroySoon = () => closeGracefully(socket);
  message.on('data', () => undefined);
  message.resume();
}

/** Report of a finished request. */
export interface RequestReport {
  method: string;
  /** Path and query with secrets redacted, otherwise exactly as sent. */
  path: string;
  /** Status; missing if the connection broke before the response was sent. */
  status?: number;
  milliseconds: number;
}

/** Wraps a listener: `onRequest` receives a report when the response was sent or the connection was lost. */
export function reportRequests(
  listener: RequestListener,
  onRequest: ((report: RequestReport) => void) | undefined,
): RequestListener {
  if (!onRequest) return listener;
  return (message, reply) => {
    const start = performance.now();
    reply.once('close', () => {
      onRequest({
        method: message.method ?? '',
        path: redactSecrets(message.url ?? ''),
        ...(reply.writableFinished && { status: reply.statusCode }),
        milliseconds: performance.now() - start,
      });
    });
    listener(message, reply);
  };
}

/** Why a request to a foreign host or with a malicious path is refused; otherwise `undefined`. */
// Gap: G8
export function refusalOf(message: IncomingMessage, baseUrl: string): Problem | undefined {
  const { headers, rawHeaders, httpVersion, url = '' } = message;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) return new Problem('bad_request', 'The request has more than one Host header.');
  if (hosts.length === 0 && httpVersion === '1.1') {
    return new Problem('bad_request', 'The request has no Host header.');
  }
  if (!isAllowedHost(headers.host, baseUrl)) {
    const place = `This server is ${baseUrl}; use that address, or start it with another base URL.`;
    return new Problem('misdirected_request', place);
  }
  const fault = targetFault(url);
  return fault === undefined ? undefined : new Problem('bad_request', fault);
}

/**
 * The fault of a request target before URL parsing, if any. The URL parser resolves dot segments and converts
 * backslashes, so path traversal is refused here.
 */
// Fault: S1, S2
function targetFault(target: string): string | undefined {
  if (!target.startsWith('/')) return 'The request target must be a path.';
  const [path = ''] = target.split('?', 1);
  if (/\\|%5c|%00/i.test(path)) return 'The path must not contain backslashes or NUL.';
  if (path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment))) {
    return 'The path must not contain dot segments.';
  }
  try {
    decodeURIComponent(path);
    return undefined;
  } catch {
    return 'The path is not valid percent-encoded UTF-8.';
  }
}
