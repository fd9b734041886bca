import type { Send } from '../transport/attempt.ts';
import { isBrowser } from '../transport/hosts.ts';
import { notify } from '../notify.ts';
import { confinedXhr } from './confined-xhr.ts';
import { sendByXhr } from './send-by-xhr.ts';
import { releasingSource, sourceOfBody } from './releasing-source.ts';

/** Progress of an upload. */
export interface UploadProgress {
  /** Number of bytes of the request body that have been sent. */
  loaded: number;
  /** Size of the request body in bytes; undefined for a stream without `size`, or with more bytes than `size`. */
  total: number | undefined;
}

/** Called with the progress of an upload. Errors that it throws are reported to the console, and the upload continues. */
export type OnProgress = (progress: UploadProgress) => unknown;

/** Maximum number of bytes that are passed to the socket at a time. */
const CHUNK_BYTES = 64 * 1024;

/** Interval, in milliseconds, at which a body whose progress is unknown is assumed to have progressed. */
const ASSUMED_PROGRESS_MS = 5_000;

/**
 * Wraps a `Send` so that the progress of the request body is reported.
 *
 * In pages, XMLHttpRequest sends the body, since it reports progress over HTTP/1.1, too. Outside browsers, the bytes that
 * are read from the body are counted, and the body is sent in chunks, without `Content-Length`. Without `onProgress`, and in
 * workers, `fetch` sends the body, and the time without progress is unknown.
 *
 * @param custom Whether the caller supplied a `fetch`. It then sends the body in browsers, too, and only the end is reported.
 */
export const sendWithProgress = (send: Send, custom: boolean, onProgress: OnProgress | undefined): Send =>
  releasingSource(async (url, init, alive) => {
    const report = (loaded: number, total: number | undefined) => {
      alive();
      notify(onProgress, { loaded, total: loaded > Number(total) ? undefined : total });
    };
    const confined = onProgress && !custom && isBrowser() ? await confinedXhr(url) : undefined;
    if (confined) return sendByXhr(confined, url, init, report);
    if (onProgress && !isBrowser()) return send(url, withProgressCounter(init, report), alive);
    const timer = setInterval(alive, ASSUMED_PROGRESS_MS);
    try {
      const response = await send(url, init, alive);
      // Measuring a text copies it into a blob.
      const size = onProgress && blobOf(init.body)?.size;
      if (size !== undefined) report(size, size);
      return response;
    } finally {
      clearInterval(timer);
    }
  });

/** A text or a blob as a blob, whose size in bytes is known; `undefined` for a stream. */
const blobOf = (body: RequestInit['body']): Blob | undefined =>
  body instanceof Blob ? body : typeof body === 'string' ? new Blob([body]) : undefined;

/**
 * Replaces the body of a request with a stream that reports how many bytes the socket has accepted. The stream yields small
 * pieces, and counts a piece when the next one is requested, since `fetch` requests no more before the socket has capacity.
 */
function withProgressCounter(
  init: RequestInit,
  report: (loaded: number, total: number | undefined) => void,
): RequestInit {
  const { body } = init;
  const blob = blobOf(body);
  const total = blob?.size ?? sourceOfBody.get(body as object)?.total;
  const reader = (blob?.stream() ?? (body as ReadableStream<Uint8Array>)).getReader();
  let given = 0;
  let rest: Uint8Array = new Uint8Array();
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (given) report(given, total);
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
