/** Faults between a client and a server, one function each: `proxy.next(faults.resetInBody(100))`. */
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants, gzipSync } from 'node:zlib';
import { fixedResponses, startResponse } from './chaos-responses.ts';
import {
  corruptedHeaders,
  drain,
  endResponse,
  reset,
  sendHead,
  sendResponse,
  withoutConditions,
  type Exchange,
  type Fault,
} from './chaos-exchange.ts';

/** Number of bytes of a body. Default: half of it. */
type Part = number | undefined;

/** Faults by name. In parentheses: the numbers of their rows in docs/faults.md. */
export const faults = {
  ...fixedResponses,

  /** The target's response after a delay in milliseconds, or when a promise resolves, so that responses can overtake each other (R1, R33). */
  delay:
    (until: number | Promise<unknown>): Fault =>
    async (exchange) => {
      const response = await exchange.requestTarget();
      await (typeof until === 'number' ? sleep(until, undefined, { signal: exchange.signal }) : until);
      await sendResponse(exchange, response);
    },

  /** Status and headers of the target's response, then nothing (R2). */
  stallAfterHeaders: (): Fault => (exchange) => sendPart(exchange, 0),

  /** The target's response up to the middle of its body, then nothing (R2, R28). */
  stallInBody:
    (bytes?: Part): Fault =>
    (exchange) =>
      sendPart(exchange, bytes),

  /** Endless JSON, one byte per interval in milliseconds (R3). The target receives no request. */
  trickle:
    (ms: number): Fault =>
    async (exchange) => {
      startResponse(exchange, {}, null);
      for (;;) {
        exchange.response.write(' ');
        await sleep(ms, undefined, { signal: exchange.signal });
      }
    },

  /** The connection is closed at once, before the body is read (R4). The target receives no request. */
  refuse: (): Fault => (exchange) => void exchange.request.socket.destroy(),

  /** A reset when the whole request has arrived (R4). The target receives no request. */
  resetBeforeHeaders: (): Fault => async (exchange) => {
    await drain(exchange);
    reset(exchange);
  },

  /** A reset when so many bytes of the request's body have arrived, at its end at the latest (R4, U17). The target receives no request. */
  resetInUpload:
    (bytes: number): Fault =>
    async (exchange) => {
      const { request, received } = exchange;
      request.on('data', () => received.bodyBytes >= bytes && reset(exchange));
      await drain(exchange);
      reset(exchange);
    },

  /** A reset in place of the target's response: the request has been carried out (R4, U17). */
  loseAnswer: (): Fault => async (exchange) => {
    await buffer(await exchange.requestTarget());
    reset(exchange);
  },

  /** Reads the whole request and never responds (R1, U17). The target receives no request. */
  neverAnswer: (): Fault => (exchange) => drain(exchange),

  /** Never reads the request's body, so that a large upload stalls. The target receives no request. */
  neverRead: (): Fault => () => undefined,

  /** A reset in the middle of the body of the target's response (R5). */
  resetInBody:
    (bytes?: Part): Fault =>
    async (exchange) => {
      await sendPart(exchange, bytes);
      reset(exchange);
    },

  /** The connection is closed in the middle of the body, despite its `Content-Length` (R5, R12). */
  cutBody:
    (bytes?: Part): Fault =>
    async (exchange) => {
      await sendPart(exchange, bytes);
      exchange.request.socket.destroy();
    },

  /** The target's response with another body and its correct length (R12 to R16). */
  rewrite,

  /** The target's JSON, truncated, with the correct length (R12). */
  shortBody: (bytes?: Part) => rewrite((body) => body.subarray(0, partOf(body, bytes))),

  /** The target's response after a byte order mark (R12). */
  byteOrderMark: () => rewrite((body) => Buffer.concat([Buffer.from('\ufeff'), body])),

  /** The target's response, followed by other text (R12). */
  trailingGarbage: (garbage = '<!-- served by a proxy -->') =>
    rewrite((body) => Buffer.concat([body, Buffer.from(garbage)])),

  /** The target's response as gzip that is corrupt in the middle (R5). */
  corruptGzip: () =>
    rewrite(
      (body) => {
        const good = gzipSync(body.subarray(0, body.length / 2), { finishFlush: constants.Z_SYNC_FLUSH });
        // An invalid start of a block.
        return Buffer.concat([good, Buffer.alloc(64, 0xff)]);
      },
      { 'Content-Encoding': 'gzip' },
    ),

  /** The target's response without CORS headers (R31). */
  withoutCors: (): Fault => async (exchange) => {
    const response = await withoutConditions(exchange);
    const headers = corruptedHeaders(response, (name) => /^(access-control|cross-origin)-/.test(name));
    await sendResponse(exchange, response, headers);
  },
};

/** The target's response with another body, its correct length, and additional headers. */
function rewrite(change: (body: Buffer) => Uint8Array | string, headers: Record<string, string> = {}): Fault {
  return async (exchange) => {
    const response = await withoutConditions(exchange);
    const body = Buffer.from(change(await buffer(response)));
    const kept = corruptedHeaders(response, (name) =>
      ['content-length', 'transfer-encoding', 'content-encoding'].includes(name),
    );
    const added = { ...headers, 'Content-Length': String(body.length) };
    sendHead(exchange, response, [...kept, ...Object.entries(added).flat()]);
    exchange.response.write(body);
    await endResponse(exchange);
  };
}

/** Sends the target's response up to the middle of its body; resolves when that part has been written. */
async function sendPart(exchange: Exchange, bytes: Part): Promise<void> {
  const response = await withoutConditions(exchange);
  const body = await buffer(response);
  sendHead(exchange, response, corruptedHeaders(response));
  const part = body.subarray(0, partOf(body, bytes));
  if (part.length > 0) await new Promise((resolve) => exchange.response.write(part, resolve));
}

/** A part of a body, never with the last byte, which would complete the body. */
function partOf({ length }: Buffer, bytes = Math.floor(length / 2)): number {
  return Math.max(0, Math.min(bytes, length - 1));
}
