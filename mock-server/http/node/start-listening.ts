/** A node:http server with a reliable close. Node only. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { closeStalled } from './close-stalled.ts';
import { markExpectation } from './expectation.ts';
import { respondToParserError, refuseTunnel } from './parser-error.ts';

/** Time limits in ms: for the headers of a request, and without progress by the client. */
// Gap: G8
export const TIME_LIMITS = { headers: 10_000, stalled: 30_000 };

/** Grace period in ms for open responses after `close()`. */
const GRACE = 1_000;

/** A listening server. */
export interface Listening {
  port: number;
  /** Closes within two seconds, whatever is connected. Idempotent. */
  close: () => Promise<void>;
}

/** Address, port and time limits of a server. */
export interface ListenOptions {
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
  server.on('checkContinue', (message: IncomingMessage, reply: ServerResponse) => {
    markExpectation(message);
    handle(message, reply);
  });
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
