import { redirectError } from '../transport/errors.ts';
import type { ConfinedXhr } from './confined-xhr.ts';
import { defineReadonly } from '../transport/define-readonly.ts';

/**
 * Sends by XMLHttpRequest, with the manners of `fetch`: resolves with whatever answer comes, rejects when none does.
 * A redirect on the same origin is followed by the browser; its answer is refused, so that nobody takes it for the
 * server's. To the page's own origin the request takes the page's cookies along, which cannot be helped.
 *
 * @param onSent Hears how many bytes of the body have been sent.
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
      // Here, since one that has ended tells nothing of its abortion.
      reject(signal?.reason as Error);
      xhr.abort();
    };
    if (signal?.aborted) return abort();
    xhr.open(method, url);
    xhr.responseType = 'arraybuffer';
    new Headers(headers).forEach((value, name) => xhr.setRequestHeader(name, value));
    let last = -1;
    const progress = ({ loaded, total }: ProgressEvent) => {
      // The end comes as a step and as the end.
      if (loaded !== last) onSent((last = loaded), total);
    };
    xhr.upload.onprogress = xhr.upload.onload = progress;
    xhr.onload = () => resolve();
    // That a redirect was stopped is told after the failure.
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

/** @throws TypeError when it comes from another address; RangeError for a status that none can have, such as 999. */
function toResponse(xhr: XMLHttpRequest, url: string): Response {
  if (new URL(xhr.responseURL).href !== new URL(url).href)
    throw new TypeError('The answer came from another address than was asked.');
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
