import type { Send } from '../attempt.ts';
import { inBrowser } from '../hosts.ts';
import { notify } from '../notify.ts';
import { sendByXhr } from './send-by-xhr.ts';
import { sendSource } from './send-source.ts';

/** How far an upload is. */
export interface UploadProgress {
  /** Bytes of the body that have been sent. */
  loaded: number;
  /** Bytes of the body in all; undefined for a stream. */
  total: number | undefined;
}

/** Hears how far an upload is. What it throws is reported in the console; the upload goes on (U18). */
export type OnProgress = (progress: UploadProgress) => unknown;

/** Milliseconds after which a body whose way nobody sees is taken to be on it still. */
const BLIND = 5_000;

/**
 * Sends a body so that its way is seen where somebody listens: in browsers by XMLHttpRequest, which tells over HTTP/1.1
 * too, elsewhere by counting what is taken from it; then it goes without `Content-Length`, in chunks. Where nobody
 * listens, `fetch` sends, and the time without progress is not known.
 *
 * @param custom The caller brought a `fetch` of their own, which then sends in browsers, too: the end alone is told.
 */
export const sendWithProgress = (send: Send, custom: boolean, onProgress: OnProgress | undefined): Send =>
  sendSource(async (url, init, alive) => {
    const tell = (loaded: number, total: number | undefined) => {
      alive();
      notify(onProgress, { loaded, total });
    };
    if (onProgress && typeof XMLHttpRequest === 'function' && !custom) return sendByXhr(url, init, tell);
    if (onProgress && !inBrowser()) return send(url, counted(init, tell), alive);
    const timer = setInterval(alive, BLIND);
    try {
      const response = await send(url, init, alive);
      if (init.body instanceof Blob) tell(init.body.size, init.body.size);
      return response;
    } finally {
      clearInterval(timer);
    }
  });

function counted(init: RequestInit, tell: (loaded: number, total: number | undefined) => void): RequestInit {
  const { body } = init;
  const blob = body instanceof Blob ? body : typeof body === 'string' ? new Blob([body]) : undefined;
  let loaded = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      tell(loaded, blob?.size);
      controller.enqueue(chunk);
    },
  });
  const stream = blob?.stream() ?? (body as ReadableStream<Uint8Array>);
  return Object.assign(init, { body: stream.pipeThrough(count), duplex: 'half' });
}
