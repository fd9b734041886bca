/** A node:http server that can be closed for sure. Node only. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { cutStalled } from './cut-stalled.ts';
import { holdBody } from './expectation.ts';
import { answerParserFault, refuseTunnel } from './parser-fault.ts';

/** How long, in ms, the headers of a request may take, and a client may say nothing that is waited for. Gap: G8. */
export const TIME_LIMITS = { headers: 10_000, stalled: 30_000 };

/** How long open answers may go on after `close()`, in ms. */
const GRACE = 1_000;

/** A server that listens. */
export interface Listening {
  port: number;
  /** Ends within two seconds, whatever is connected; may be called again. */
  close: () => Promise<void>;
}

/** Where to listen. */
export interface ListenOptions {
  port: number;
  host: string;
  limits?: typeof TIME_LIMITS;
}

/** Listens; rejects with the system's error if the address cannot be had. */
export async function startListening(
  listener: RequestListener,
  { port, host, limits = TIME_LIMITS }: ListenOptions,
): Promise<Listening> {
  const { headers, stalled } = limits;
  const answer = cutStalled(listener, stalled);
  const connectionsCheckingInterval = Math.min(headers / 2, 1_000);
  const server = createServer(
    // A request without Host is refused with an answer like all others.
    { headersTimeout: headers, connectionsCheckingInterval, requireHostHeader: false },
    answer,
  );
  server.on('clientError', answerParserFault);
  server.on('connect', refuseTunnel);
  server.on('checkContinue', (message: IncomingMessage, reply: ServerResponse) => {
    holdBody(message);
    answer(message, reply);
  });
  // An expectation nobody knows may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', answer);
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
