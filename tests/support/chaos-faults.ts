/** What can go wrong between a client and a server, a function for each: `proxy.next(faults.resetInBody(100))`. */
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants, gzipSync } from 'node:zlib';
import { madeAnswers, startAnswer } from './chaos-answers.ts';
import {
  askForAll,
  drain,
  endAnswer,
  reset,
  sendAnswer,
  sendHead,
  spoiltHeaders,
  type Exchange,
  type Fault,
} from './chaos-exchange.ts';

/** Bytes of a body; if not given, half of it. */
type Part = number | undefined;

/** Faults by name. Numbers of the rows they play are in brackets. */
export const faults = {
  ...madeAnswers,

  /** The target's answer after so many milliseconds, or when a promise resolves, so that answers can overtake each other (R1, R33). */
  delay:
    (until: number | Promise<unknown>): Fault =>
    async (exchange) => {
      const answer = await exchange.ask();
      await (typeof until === 'number' ? sleep(until, undefined, { signal: exchange.signal }) : until);
      await sendAnswer(exchange, answer);
    },

  /** Status and headers of the target's answer, then silence (R2). */
  stallAfterHeaders: (): Fault => (exchange) => sendPart(exchange, 0),

  /** The target's answer up to the middle of its body, then silence (R2, R28). */
  stallInBody:
    (bytes?: Part): Fault =>
    (exchange) =>
      sendPart(exchange, bytes),

  /** JSON that never ends, a byte every so many milliseconds (R3). The target is not asked. */
  trickle:
    (ms: number): Fault =>
    async (exchange) => {
      startAnswer(exchange, {}, null);
      for (;;) {
        exchange.response.write(' ');
        await sleep(ms, undefined, { signal: exchange.signal });
      }
    },

  /** The connection is closed at once, before the body is read (R4). The target is not asked. */
  refuse: (): Fault => (exchange) => void exchange.request.socket.destroy(),

  /** A reset when the whole request is here (R4). The target is not asked. */
  resetBeforeHeaders: (): Fault => async (exchange) => {
    await drain(exchange);
    reset(exchange);
  },

  /** A reset when so much of the request's body is here, at its end at the latest (R4, U17). The target is not asked. */
  resetInUpload:
    (bytes: number): Fault =>
    async (exchange) => {
      const { request, received } = exchange;
      request.on('data', () => received.bodyBytes >= bytes && reset(exchange));
      await drain(exchange);
      reset(exchange);
    },

  /** A reset in place of the target's answer: what was asked for has been done (R4, U17). */
  loseAnswer: (): Fault => async (exchange) => {
    await buffer(await exchange.ask());
    reset(exchange);
  },

  /** Reads the whole request and never answers (R1, U17). The target is not asked. */
  neverAnswer: (): Fault => (exchange) => drain(exchange),

  /** Never reads the request's body, so that a large upload stalls. The target is not asked. */
  neverRead: (): Fault => () => undefined,

  /** A reset in the middle of the target's answer's body (R5). */
  resetInBody:
    (bytes?: Part): Fault =>
    async (exchange) => {
      await sendPart(exchange, bytes);
      reset(exchange);
    },

  /** The connection is closed in the middle of the body, whose length was given as if it were whole (R5, R12). */
  cutBody:
    (bytes?: Part): Fault =>
    async (exchange) => {
      await sendPart(exchange, bytes);
      exchange.request.socket.destroy();
    },

  /** The target's answer with another body, of the right length (R12 to R16). */
  rewrite,

  /** The target's JSON, cut short, its length right (R12). */
  shortBody: (bytes?: Part) => rewrite((body) => body.subarray(0, partOf(body, bytes))),

  /** The target's answer after a byte order mark (R12). */
  byteOrderMark: () => rewrite((body) => Buffer.concat([Buffer.from('\ufeff'), body])),

  /** The target's answer, then something else (R12). */
  trailingGarbage: (garbage = '<!-- served by a proxy -->') =>
    rewrite((body) => Buffer.concat([body, Buffer.from(garbage)])),

  /** The target's answer as gzip that is broken half-way (R5). */
  corruptGzip: () =>
    rewrite(
      (body) => {
        const good = gzipSync(body.subarray(0, body.length / 2), { finishFlush: constants.Z_SYNC_FLUSH });
        // No block may begin like this.
        return Buffer.concat([good, Buffer.alloc(64, 0xff)]);
      },
      { 'Content-Encoding': 'gzip' },
    ),

  /** The target's answer without what lets other origins read it (R31). */
  withoutCors: (): Fault => async (exchange) => {
    const answer = await askForAll(exchange);
    const headers = spoiltHeaders(answer, (name) => /^(access-control|cross-origin)-/.test(name));
    await sendAnswer(exchange, answer, headers);
  },
};

/** The target's answer with another body of the right length, and with further headers. */
function rewrite(change: (body: Buffer) => Uint8Array | string, headers: Record<string, string> = {}): Fault {
  return async (exchange) => {
    const answer = await askForAll(exchange);
    const body = Buffer.from(change(await buffer(answer)));
    const kept = spoiltHeaders(answer, (name) =>
      ['content-length', 'transfer-encoding', 'content-encoding'].includes(name),
    );
    const added = { ...headers, 'Content-Length': String(body.length) };
    sendHead(exchange, answer, [...kept, ...Object.entries(added).flat()]);
    exchange.response.write(body);
    await endAnswer(exchange);
  };
}

/** Sends the target's answer up to the middle of its body; resolves when that is on its way. */
async function sendPart(exchange: Exchange, bytes: Part): Promise<void> {
  const answer = await askForAll(exchange);
  const body = await buffer(answer);
  sendHead(exchange, answer, spoiltHeaders(answer));
  const part = body.subarray(0, partOf(body, bytes));
  if (part.length > 0) await new Promise((resolve) => exchange.response.write(part, resolve));
}

/** The last byte never belongs to it: with that the body would be whole. */
function partOf({ length }: Buffer, bytes = Math.floor(length / 2)): number {
  return Math.max(0, Math.min(bytes, length - 1));
}
