/** Connects node:http with what answers an `Incoming`. Node only. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Answer } from '../answer.ts';
import type { Incoming } from '../incoming.ts';
import { Problem } from '../problem.ts';
import { endGently } from './end-gently.ts';
import { askForBody } from './expectation.ts';
import { takeTurn } from './take-turns.ts';

/** Answers a request. */
export type AnswerIncoming = (incoming: Incoming) => Promise<Answer>;

/** Bytes of a body nobody wants that are read and thrown away, so that the connection can be used on. */
const MAX_DISCARDED = 8_388_608;

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
    takeTurn(message, reply, () => void respond().catch(() => reply.destroy()));
  };
}

function toIncoming(message: IncomingMessage, reply: ServerResponse, baseUrl: string): Incoming {
  let left: AbortController | undefined;
  return {
    method: message.method ?? 'GET',
    url: new URL(baseUrl + (message.url ?? '/')),
    headers: { get: (name) => message.headersDistinct[name.toLowerCase()]?.join(', ') ?? null },
    body: bodyOf(message, reply),
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
async function* bodyOf(message: IncomingMessage, reply: ServerResponse): AsyncGenerator<Uint8Array> {
  askForBody(message, reply);
  try {
    for await (const chunk of message.iterator({ destroyOnReturn: false })) yield chunk as Uint8Array;
  } catch {
    // That the client left is no fault of the server's; nobody reads this.
    throw new Problem('bad_request', 'The body broke off.');
  }
}

function send(answer: Answer, message: IncomingMessage, reply: ServerResponse): void {
  const { status, headers, body, breaks } = answer;
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

/** Whether the rest of a body is worth waiting for. Where none was asked for, node:http ends the connection by itself. */
function isSoonOver(message: IncomingMessage): boolean {
  return Number(message.headers['content-length'] ?? Infinity) <= MAX_DISCARDED;
}

/** Reads on and throws away; where the connection ends after the answer, for as long as that takes the client. */
function discard(message: IncomingMessage): void {
  const { socket } = message;
  socket.destroySoon = () => endGently(socket);
  message.removeAllListeners('data');
  message.on('data', () => undefined);
  message.resume();
}
