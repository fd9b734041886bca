/** Connects node:http with a `fetch`-like function. Node only. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** Answers a request. */
export type Answerer = (request: Request) => Promise<Response>;

/** A listener that answers through `answer`; `check` may answer first, before a `Request` is made. */
export function nodeListener(
  baseUrl: () => string,
  check: (message: IncomingMessage) => Response | undefined,
  answer: Answerer,
): RequestListener {
  return (message, reply) => {
    const respond = async () => {
      await send(check(message) ?? (await answer(toRequest(message, reply, baseUrl()))), reply);
      // Node throws an unread body away by itself only if nobody has taken the stream, as `Readable.toWeb` does; left
      // alone, it would keep the connection's next request waiting.
      if (!message.complete) message.removeAllListeners('data').resume();
    };
    // What fails here is the connection: the client has left, or the body broke off.
    respond().catch(() => reply.destroy());
  };
}

function toRequest(message: IncomingMessage, reply: ServerResponse, baseUrl: string): Request {
  const method = message.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const left = new AbortController();
  reply.once('close', () => left.abort());
  return new Request(baseUrl + (message.url ?? '/'), {
    // `Request` refuses to carry TRACE: a method nobody answers leads to the path's own 405. Others never arrive here.
    method: method === 'TRACE' ? 'UNSUPPORTED' : method,
    headers: toHeaders(message),
    signal: left.signal,
    ...(hasBody && { body: Readable.toWeb(message) as unknown as BodyInit, duplex: 'half' }),
  });
}

function toHeaders({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
  return headers;
}

async function send(response: Response, reply: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    reply.destroy();
    return;
  }
  reply.writeHead(response.status, Object.fromEntries(response.headers));
  if (response.body) await pipeline(Readable.fromWeb(response.body as ReadableStream), reply);
  else reply.end();
}
