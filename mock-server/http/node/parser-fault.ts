/** Answers what node:http cannot read as a request. Node only. */
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { commonHeaders } from '../cors.ts';
import { Problem } from '../problem.ts';
import { problemAnswer } from '../problem-answer.ts';
import { endGently } from './end-gently.ts';
import { endsAfterReplies } from './take-turns.ts';

/** Statuses for which decision G2 has no code of their own: they say `bad_request`. */
const faults: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The request line and headers are larger than 16 KiB.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time.' },
};

/** Methods that are answered somewhere. */
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** A listener for `clientError`: an answer like all others, then the end of the connection. Gaps: G2, G3. */
export function answerParserFault(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, message } = faults[error.code ?? ''] ?? { status: 400, message: 'This is not HTTP/1.1.' };
  endWith(socket, status, new Problem('bad_request', message));
}

/** A listener for `connect`: this is no proxy. */
export function refuseTunnel(_: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.resume();
  const problem = new Problem('method_not_allowed', `This is no proxy: it answers ${METHODS} only.`, {
    headers: { Allow: METHODS },
  });
  endWith(socket, 405, problem);
}

/** What was asked before is answered before, and is then the last answer. */
function endWith(socket: Duplex, status: number, problem: Problem): void {
  if (endsAfterReplies(socket)) return;
  const requestId = `req-${crypto.randomUUID()}`;
  const { headers, body } = problemAnswer(problem, requestId);
  const text = String(body);
  const all = {
    ...headers,
    ...commonHeaders(requestId),
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const answer = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`;
  // All connections of node:http are sockets.
  endGently(socket as Socket, answer);
}
