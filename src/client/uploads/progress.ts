import type { Send } from '../transport/attempt.ts';
import { isBrowser } from '../transport/hosts.ts';
import { notify } from '../notify.ts';
import { confinedXhr } from './confined-xhr.ts';
import { sendByXhr } from './send-by-xhr.ts';
import { releasingSource } from './releasing-source.ts';

/** How far an upload is. */
export interface UploadProgress {
  /** Bytes of the body that have been sent. */
  loaded: number;
  /** Bytes of the body in all; undefined for a stream. */
  total: number | undefined;
}

/** Hears how far an upload is. What it throws is reported in the console; the upload goes on. */
export type OnProgress = (progress: UploadProgress) => unknown;

/** Bytes that are given to the socket at a time. */
const CHUNK_BYTES = 64 * 1024;

/** Milliseconds after which a body whose way nobody sees is taken to be on it still. */
const ASSUMED_PROGRESS_MS = 5_000;

/**
 * Sends a body so that its way is seen where somebody listens: in pages by XMLHttpRequest, which tells over HTTP/1.1
 * too, outside browsers by counting what is taken from it; then it goes without `Content-Length`, in chunks. Where nobody
 * listens, and in workers, `fetch` sends, and the time without progress is not known.
 *
 * @param custom The caller brought a `fetch` of their own, which then sends in browsers, too: the end alone is told.
 */
export const sendWithProgress = (send: Send, custom: boolean, onProgress: OnProgress | undefined): Send =>
  releasingSource(async (url, init, alive) => {
    const tell = (loaded: number, total: number | undefined) => {
      alive();
      notify(onProgress, { loaded, total });
    };
    const confined = onProgress && !custom && isBrowser() ? await confinedXhr(url) : undefined;
    if (confined) return sendByXhr(confined, url, init, tell);
    if (onProgress && !isBrowser()) return send(url, withProgressCounter(init, tell), alive);
    const timer = setInterval(alive, ASSUMED_PROGRESS_MS);
    try {
      const response = await send(url, init, alive);
      if (init.body instanceof Blob) tell(init.body.size, init.body.size);
      return response;
    } finally {
      clearInterval(timer);
    }
  });

/**
 * A body that tells how much of it the socket has taken. It gives small pieces, and counts one when it is asked for the next:
 * `fetch` asks for no more before the socket has room again.
 */
function withProgressCounter(
  init: RequestInit,
  tell: (loaded: number, total: number | undefined) => void,
): RequestInit {
  const { body } = init;
  const blob = body instanceof Blob ? body : typeof body === 'string' ? new Blob([body]) : undefined;
  const reader = (blob?.stream() ?? (body as ReadableStream<Uint8Array>)).getReader();
  let given = 0;
  let rest: Uint8Array = new Uint8Array();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (given) tell(given, blob?.size);
        const { value = rest, done } = rest.length ? { done: false } : await reader.read();
        if (done) return controller.close();
        const piece = value.subarray(0, CHUNK_BYTES);
        rest = value.subarray(CHUNK_BYTES);
        given += piece.length;
        controller.enqueue(piece);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return Object.assign(init, { body: stream, duplex: 'half' });
}
