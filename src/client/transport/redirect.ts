import type { Send } from './attempt.ts';
import { redirectError, type PixError } from './errors.ts';
import { redirectModeAfter } from './retry.ts';
import { isBrowser } from './hosts.ts';

/** Maximum number of redirects that are followed; a longer chain is treated as a loop. */
const MAX_REDIRECTS = 5;

/**
 * Wraps a `Send` so that it follows redirects itself, because `fetch` would send a key along to any target: a request
 * with a key stays on its origin. A write is repeated only after status 307 or 308. Browsers hide the target of a
 * redirect, so there, requests with a key follow none, and `fetch` follows those of all others.
 *
 * @param sameOrigin Whether the request must stay on its origin.
 * @param last Error of the previous attempt. See {@link redirectModeAfter}.
 */
export function withRedirectPolicy(send: Send, sameOrigin: boolean, last: PixError | undefined): Send {
  const redirect = isBrowser() && !sameOrigin ? redirectModeAfter(last) : 'manual';
  return async (url, init, onProgress) => {
    let target = new URL(url);
    for (let hops = 0; ; hops++) {
      const response = await send(target.href, { ...init, redirect }, onProgress);
      const { status, headers, type } = response;
      const location = /^30[12378]$/.test(String(status)) && headers.get('location');
      if (!location && type !== 'opaqueredirect') return response;
      await response.body?.cancel();
      const next = location && URL.canParse(location, target) ? new URL(location, target) : undefined;
      // `fetch` follows redirects to HTTP addresses only, too.
      const isWeb = next && /^https?:$/.test(next.protocol);
      const repeatable =
        /GET|HEAD/.test(init.method ?? '') || (status > 306 && !(init.body instanceof ReadableStream));
      if (!isWeb || !repeatable || (sameOrigin && next.origin !== target.origin) || hops === MAX_REDIRECTS) {
        throw redirectError(status);
      }
      target = next;
    }
  };
}
