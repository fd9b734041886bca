/** A node:http server with a reliable close. Node only. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { commonHeaders } from '../http/cors.ts';
import { Problem } from '../http/problem.ts';
import { problemResponse } from '../http/responses.ts';
import { closeGracefully, closesAfterReplies } from './pipeline-queue.ts';

/** Time limits in ms: for the headers of a request, and without progress by the client. */
// Gap: G8
export const TIME_LIMITS = { headers: 10_000, stalled: 30_000 };

/** Grace period in ms for open responses after `close()`. */
const GRACE = 1_000;

/** A listening server. */
interface Listening {
  port: number;
  /** Closes within two seconds, whatever is connected. Idempotent. */
  close: () => Promise<void>;
}

/** Address, port and time limits of a server. */
interface ListenOptions {
  port: number;
  host: string;
  limits?: typeof TIME_LIMITS;
}

/** Starts listening; rejects with the system's error if the address is not available. */
export async function startListening(
  listener: RequestListener,
  { port, host, limits = TIME_LIMITS }: ListenOptions,
): Promise<Listening> {
  const { headers, stalled } = limits;
  const handle = closeStalled(listener, stalled);
  const connectionsCheckingInterval = Math.min(headers / 2, 1_000);
  const server = createServer(
    // A request without Host is refused with a regular error response.
    { headersTimeout: headers, connectionsCheckingInterval, requireHostHeader: false },
    handle,
  );
  server.on('clientError', respondToParserError);
  server.on('connect', refuseTunnel);
  // Unknown expectations may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', handle);
  server.timeout = stalled;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  let closing: Promise<void> | undefined;
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => (closing ??= closeServer(server)),
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Wraps a listener: a timeout closes the connection only while the server waits for the client. */
function closeStalled(listener: RequestListener, stalled: number): RequestListener {
  return (message, reply) => {
    const { socket } = message;
    // With a `timeout` listener, Node does not close the connection itself.
    reply.on('timeout', () => {
      const isSending = !message.complete && message.readableLength === 0;
      const isReading = socket.writableLength > 0;
      if (isSending || isReading) socket.destroy();
      // The event fires once; rearm the timeout.
      else socket.setTimeout(stalled);
    });
    listener(message, reply);
  };
}

/** Statuses without an error code of their own: they use `bad_request`. */
// Gap: G2
const parserFaults: Record<string, { status: number; message: string }> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The request line and headers are larger than 16 KiB.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time.' },
};

/** Listener for `clientError`: sends a regular error response, then closes the connection. */
// Gap: G3
function respondToParserError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET') return void socket.destroy();
  const { status, message } = parserFaults[error.code ?? ''] ?? {
    status: 400,
    message: 'This is not HTTP/1.1.',
  };
  endWith(socket, new Problem('bad_request', message, { status }));
}

/** Methods in use. */
const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/** Listener for `connect`: refuses proxy tunnels. */
function refuseTunnel(_: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.resume();
  const message = `This server is not a proxy; it supports ${METHODS} only.`;
  endWith(socket, new Problem('method_not_allowed', message, { headers: { Allow: METHODS } }));
}

/** Sends an error response outside of node:http, unless other responses are pending, and closes the connection. */
function endWith(socket: Duplex, problem: Problem): void {
  if (closesAfterReplies(socket)) return;
  const requestId = `req-${crypto.randomUUID()}`;
  const text = JSON.stringify(problem.body(requestId));
  const { headers } = problemResponse(problem, requestId);
  const all = { ...Object.fromEntries(headers), ...commonHeaders(requestId), Connection: 'close' };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const { status } = problem;
  closeGracefully(socket, `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`);
}
