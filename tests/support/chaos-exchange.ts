/** An exchange at the chaos proxy: a request, and the forwarding of the target's response. */
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** A request as received, whatever its outcome. */
export interface ReceivedRequest {
  method: string;
  /** Path with query, as sent. */
  path: string;
  headers: IncomingHttpHeaders;
  /** Number of bytes of the body read so far. */
  bodyBytes: number;
}

/** The objects that a fault works with. */
export interface Exchange {
  /** The body is not read until the fault or the target reads it. */
  request: IncomingMessage;
  response: ServerResponse;
  received: ReceivedRequest;
  /** Aborted when the exchange is over or its connection is closed by either side; ends timers. */
  signal: AbortSignal;
  /** Sends the request to the target, once, without unwanted headers; resolves when the head of the response has arrived. */
  requestTarget: (isUnwanted?: (header: string) => boolean) => Promise<IncomingMessage>;
}

/** Handles one exchange. Everything that it starts must end with `signal`; errors become a 502 with their message. */
export type Fault = (exchange: Exchange) => void | Promise<void>;

/** Sends the target's response back unchanged. */
export async function passThrough(exchange: Exchange): Promise<void> {
  await sendResponse(exchange, await exchange.requestTarget());
}

/** Sends a response back, with other headers if given. */
export async function sendResponse(
  exchange: Exchange,
  targetResponse: IncomingMessage,
  headers = targetResponse.rawHeaders,
): Promise<void> {
  sendHead(exchange, targetResponse, headers);
  await pipeline(targetResponse, exchange.response, { end: false });
  await endResponse(exchange);
}

/** Ends a response when the request has ended: an early response would be lost with the connection. */
export async function endResponse(exchange: Exchange): Promise<void> {
  await drain(exchange);
  exchange.response.end();
}

/** Reads the rest of the request's body. */
export async function drain({ request, signal }: Exchange): Promise<void> {
  request.resume();
  if (!request.readableEnded) await once(request, 'end', { signal });
}

/** Sends status and headers of a response, without the headers that Node would add except `Connection: close`. */
export function sendHead(
  { response }: Exchange,
  { statusCode = 0, statusMessage }: IncomingMessage,
  headers: string[],
): void {
  for (const name of ['Date', 'Content-Length', 'Transfer-Encoding']) response.removeHeader(name);
  const isHopByHop = (name: string) => ['connection', 'keep-alive'].includes(name);
  response.writeHead(statusCode, statusMessage, without(headers, isHopByHop));
  // Node writes a head as UTF-8 unless bytes follow.
  response.write(new Uint8Array());
  response.flushHeaders();
}

/** Requests a complete response: a 304, to a conditional request of a browser, has no body to corrupt. */
export async function withoutConditions({ requestTarget }: Exchange): Promise<IncomingMessage> {
  return requestTarget((name) => name.startsWith('if-') || name === 'range');
}

/** Headers of a corrupted response: the wanted ones, and one that forbids storing it. */
export function corruptedHeaders(
  { rawHeaders }: IncomingMessage,
  isUnwanted: (name: string) => boolean = () => false,
): string[] {
  const isOfCaches = (name: string) => ['etag', 'last-modified', 'cache-control'].includes(name);
  const kept = without(rawHeaders, (name) => isOfCaches(name) || isUnwanted(name));
  return [...kept, 'Cache-Control', 'no-store'];
}

/** Raw headers without some; names are in lower case. */
export function without(rawHeaders: string[], isUnwanted: (name: string) => boolean): string[] {
  // Names are at even positions, each before its value.
  return rawHeaders.filter((_, at) => !isUnwanted((rawHeaders[at - (at % 2)] ?? '').toLowerCase()));
}

/** Closes the connection with a TCP reset. */
export function reset({ request }: Pick<Exchange, 'request'>): void {
  request.socket.resetAndDestroy();
}
