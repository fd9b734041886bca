/** One request at the chaos proxy, and how the target's answer goes back. */
import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';

/** A request as it came, whatever became of it. */
export interface ReceivedRequest {
  method: string;
  /** With its query, as sent. */
  path: string;
  headers: IncomingHttpHeaders;
  /** Bytes of the body that were read so far. */
  bodyBytes: number;
}

/** What a fault has in hand. */
export interface Exchange {
  /** Its body waits until someone reads it. */
  request: IncomingMessage;
  response: ServerResponse;
  received: ReceivedRequest;
  /** Aborted when the exchange is over or its connection is closed, by whomever: timers hang on it. */
  signal: AbortSignal;
  /** Sends the request to the target, once, without some headers if told; resolves when the head of the answer is there. */
  ask: (isUnwanted?: (header: string) => boolean) => Promise<IncomingMessage>;
}

/** Plays one exchange. What it starts has to end with `signal`; what it throws becomes a 502 that says so. */
export type Fault = (exchange: Exchange) => void | Promise<void>;

/** Sends the target's answer back as it is. */
export async function passThrough(exchange: Exchange): Promise<void> {
  await sendAnswer(exchange, await exchange.ask());
}

/** Sends an answer back, its headers changed if given. */
export async function sendAnswer(
  exchange: Exchange,
  answer: IncomingMessage,
  headers = answer.rawHeaders,
): Promise<void> {
  sendHead(exchange, answer, headers);
  await pipeline(answer, exchange.response, { end: false });
  await endAnswer(exchange);
}

/** Ends an answer when the request has ended: one that comes early would be lost with the connection. */
export async function endAnswer(exchange: Exchange): Promise<void> {
  await drain(exchange);
  exchange.response.end();
}

/** Reads what is left of the request's body. */
export async function drain({ request, signal }: Exchange): Promise<void> {
  request.resume();
  if (!request.readableEnded) await once(request, 'end', { signal });
}

/** Sends status and headers of an answer, and nothing that Node would add but `Connection: close`. */
export function sendHead(
  { response }: Exchange,
  { statusCode = 0, statusMessage }: IncomingMessage,
  headers: string[],
): void {
  for (const name of ['Date', 'Content-Length', 'Transfer-Encoding']) response.removeHeader(name);
  const ofTheHop = (name: string) => ['connection', 'keep-alive'].includes(name);
  response.writeHead(statusCode, statusMessage, without(headers, ofTheHop));
  // Node writes a head as UTF-8 unless bytes follow.
  response.write(new Uint8Array());
  response.flushHeaders();
}

/** Asks for a whole answer, which browsers that have one already do not: nothing is left to spoil in a 304. */
export async function askForAll({ ask }: Exchange): Promise<IncomingMessage> {
  return ask((name) => name.startsWith('if-') || name === 'range');
}

/** Headers of an answer that is spoilt: those that are kept, and what forbids to store it. */
export function spoiltHeaders(
  { rawHeaders }: IncomingMessage,
  isUnwanted: (name: string) => boolean = () => false,
): string[] {
  const isOfCaches = (name: string) => ['etag', 'last-modified', 'cache-control'].includes(name);
  const kept = without(rawHeaders, (name) => isOfCaches(name) || isUnwanted(name));
  return [...kept, 'Cache-Control', 'no-store'];
}

/** Raw headers without some; names are given in lower case. */
export function without(rawHeaders: string[], isUnwanted: (name: string) => boolean): string[] {
  // Names stand at even places, each before its value.
  return rawHeaders.filter((_, at) => !isUnwanted((rawHeaders[at - (at % 2)] ?? '').toLowerCase()));
}

/** Closes the connection with a TCP reset. */
export function reset({ request }: Pick<Exchange, 'request'>): void {
  request.socket.resetAndDestroy();
}
