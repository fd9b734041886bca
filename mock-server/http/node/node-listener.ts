/** Connects node:http with what answers an `Incoming`. Node only. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Answer } from '../answer.ts';
import type { Incoming } from '../incoming.ts';

/** Answers a request. */
export type AnswerIncoming = (incoming: Incoming) => Promise<Answer>;

/** Bytes of a body nobody wants that are read and thrown away, so that the client can read the answer and go on. */
const MAX_DISCARDED = 8_388_608;

/** Milliseconds that a client has to read the answer while it goes on sending. */
const LINGER = 500;

/** A listener that answers through `answer`; `check` may answer first, before an `Incoming` is made. */
export function nodeListener(
  baseUrl: () => string,
  check: (message: IncomingMessage) => Answer | undefined,
  answer: AnswerIncoming,
): RequestListener {
  return (message, reply) => {
    const respond = async () => {
      send(check(message) ?? (await answer(toIncoming(message, reply, baseUrl()))), message, reply);
    };
    // What fails here is the connection: the client has left, or the body broke off.
    respond().catch(() => reply.destroy());
  };
}

function toIncoming(message: IncomingMessage, reply: ServerResponse, baseUrl: string): Incoming {
  let left: AbortController | undefined;
  return {
    method: message.method ?? 'GET',
    url: new URL(baseUrl + (message.url ?? '/')),
    headers: { get: (name) => message.headersDistinct[name.toLowerCase()]?.join(', ') ?? null },
    body: bodyOf(message),
    address: message.socket.remoteAddress ?? 'unknown',
    // Made when it is asked for: few requests need it.
    get signal() {
      if (left) return left.signal;
      const controller = (left = new AbortController());
      if (reply.destroyed) controller.abort();
      else reply.once('close', () => controller.abort());
      return controller.signal;
    },
  };
}

/** Unlike the message's own iterator, this one leaves the message alone when it is no longer wanted. */
async function* bodyOf(message: IncomingMessage): AsyncGenerator<Uint8Array> {
  for await (const chunk of message.iterator({ destroyOnReturn: false })) yield chunk as Uint8Array;
}

function send(answer: Answer, message: IncomingMessage, reply: ServerResponse): void {
  const { status, headers, body, breaks } = answer;
  if (breaks === 'at once') {
    message.socket.destroy();
    return;
  }
  const isUnread = !message.complete;
  // A body that is too long ends the connection after the answer.
  const isLast = isUnread && status === 413;
  reply.writeHead(status, isLast ? { ...headers, Connection: 'close' } : headers);
  if (breaks && body !== undefined) {
    reply.write(Buffer.from(body as Uint8Array).subarray(0, breaks.after), () => message.socket.destroy());
    return;
  }
  if (isUnread) discard(message);
  if (isLast) endLater(reply, message, body);
  else reply.end(body);
}

/** Ends the answer, and with it the connection, once the client had time to read it: it is still sending. */
function endLater(reply: ServerResponse, message: IncomingMessage, body: Answer['body']): void {
  reply.write(body ?? '');
  const end = () => {
    clearTimeout(timer);
    reply.end();
  };
  const timer = setTimeout(end, LINGER).unref();
  message.once('end', end);
  reply.once('close', end);
}

/** Reads on for a while, since closing at once would take back the answer too: the system resets such a connection. */
function discard(message: IncomingMessage): void {
  let rest = MAX_DISCARDED;
  message.removeAllListeners('data');
  message.on('data', (chunk: Buffer) => {
    rest -= chunk.byteLength;
    if (rest < 0) message.socket.destroy();
  });
  message.resume();
}
