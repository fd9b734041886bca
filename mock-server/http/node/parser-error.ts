/** Responds to requests that node:http cannot parse. Node only. */
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { commonHeaders } from '../cors.ts';
import { Problem } from '../problem.ts';
import { problemResponse } from '../problem-response.ts';
import { closeGracefully } from './graceful-close.ts';
import { closesAfterReplies } from './pipeline-queue.ts';

/** Statuses without an error code of their own: they use `bad_request`. */
// Gap: G2
const faults: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The request line and headers are larger than 16 KiB.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time.' },
};

/** Methods in use. */
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** Listener for `clientError`: sends a regular error response, then closes the connection. */
// Gap: G2, G3
export function respondToParserError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const { status, message } = faults[error.code ?? ''] ?? { status: 400, message: 'This is not HTTP/1.1.' };
  endWith(socket, status, new Problem('bad_request', message));
}

/** Listener for `connect`: refuses proxy tunnels. */
export function refuseTunnel(_: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.resume();
  const problem = new Problem(
    'method_not_allowed',
    `This server is not a proxy; it supports ${METHODS} only.`,
    {
      headers: { Allow: METHODS },
    },
  );
  endWith(socket, 405, problem);
}

/** Sends the error response and closes, unless pending replies come first: the connection then closes after them. */
function endWith(socket: Duplex, status: number, problem: Problem): void {
  if (closesAfterReplies(socket)) return;
  const requestId = `req-${crypto.randomUUID()}`;
  const { headers, body } = problemResponse(problem, requestId);
  const text = String(body);
  const all = {
    ...headers,
    ...commonHeaders(requestId),
    'Content-Length': Buffer.byteLength(text),
    Connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const response = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`;
  // Connections of node:http are always sockets.
  closeGracefully(socket as Socket, response);
}
