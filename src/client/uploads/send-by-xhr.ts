import { defineReadonly, redirectError } from '../core/errors.ts';
import type { ConfinedXhr } from './confined-xhr.ts';

/**
 * Sends a request by XMLHttpRequest with the semantics of `fetch`: resolves with any response, whatever its status, and
 * rejects when there is none. The browser follows a redirect within the origin; the response to it is rejected, so that it
 * is not mistaken for the response of the requested URL. A request to the page's own origin carries the page's cookies,
 * which cannot be prevented.
 *
 * @param onSent Called with the number of bytes of the body that have been sent, and with the size of the body.
 */
export function sendByXhr(
  { xhr, onRefused, release }: ConfinedXhr,
  url: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  onSent: (loaded: number, total: number) => void,
): Promise<Response> {
  let abort: () => void;
  const sending = new Promise<void>((resolve, reject) => {
    abort = () => {
      // The promise is rejected here, since a request that has ended fires no `abort` event.
      reject(signal?.reason as Error);
      xhr.abort();
    };
    if (signal?.aborted) return abort();
    xhr.open(method, url);
    xhr.responseType = 'arraybuffer';
    new Headers(headers).forEach((value, name) => xhr.setRequestHeader(name, value));
    let last = -1;
    const progress = ({ loaded, total }: ProgressEvent) => {
      // The end is reported twice: by `progress` and by `load`.
      if (loaded !== last) onSent((last = loaded), total);
    };
    xhr.upload.onprogress = xhr.upload.onload = progress;
    xhr.onload = () => resolve();
    // The event for a blocked redirect fires after `error`, so its listener is given time to reject first.
    xhr.onerror = () => setTimeout(reject, 0, new TypeError('The request failed.'));
    onRefused(() => reject(redirectError(0)));
    signal?.addEventListener('abort', abort);
    xhr.send(body as Blob | string);
  });
  return sending
    .then(() => toResponse(xhr, url))
    .finally(() => {
      signal?.removeEventListener('abort', abort);
      release();
    });
}

/**
 * Converts a completed request to a `Response`.
 *
 * @throws TypeError when the response comes from another URL; RangeError for an invalid status, such as 999.
 */
function toResponse(xhr: XMLHttpRequest, url: string): Response {
  if (new URL(xhr.responseURL).href !== new URL(url).href)
    throw new TypeError('The response came from another URL than the requested one.');
  const { status, statusText } = xhr;
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().split('\r\n')) {
    const [name = '', value = ''] = line.split(/: (.*)/s);
    if (name) headers.append(name, value);
  }
  const body = xhr.response as ArrayBuffer;
  const response = new Response(body.byteLength ? body : null, { status, statusText, headers });
  return defineReadonly(response, 'url', xhr.responseURL);
}
