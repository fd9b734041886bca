/** A node:http server that can be closed for sure. Node only. */
import { createServer, type RequestListener, type Server } from 'node:http';
import { answerParserFault } from './parser-fault.ts';

/** Limits of G8 in ms. */
const HEADERS_TIMEOUT = 10_000;
const STALLED_TIMEOUT = 30_000;

/** How long open answers may go on after `close()`, in ms. */
const GRACE = 1_000;

/** A server that listens. */
export interface Listening {
  port: number;
  /** Ends within two seconds, whatever is connected; may be called again. */
  close: () => Promise<void>;
}

/** Listens; rejects with the system's error if the address cannot be had. */
export async function startListening(
  listener: RequestListener,
  port: number,
  host: string,
): Promise<Listening> {
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: 1_000 },
    listener,
  );
  server.on('clientError', answerParserFault);
  // An expectation nobody knows may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', listener);
  server.timeout = STALLED_TIMEOUT;
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
