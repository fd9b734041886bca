import type { Send } from './attempt.ts';
import { PixNetworkError } from './errors.ts';
import { inBrowser } from './hosts.ts';

/** A loop is a fault of the server, not a long way (R30). */
const MAX_REDIRECTS = 5;

/**
 * Follows redirects by hand, because `fetch` would take a key along to wherever one leads (R30): a request with a key
 * stays on its origin. What changes something is repeated only where the server asks for the same again (307, 308).
 * Browsers hide where a redirect leads: there, requests with a key follow none, and others are left to the browser.
 */
export function following(send: Send, bound: boolean): Send {
  const redirect = inBrowser() && !bound ? 'follow' : 'manual';
  return async (url, init, onProgress) => {
    let target = new URL(url);
    for (let hops = 0; ; hops++) {
      const response = await send(
        target.href,
        { __proto__: null, ...init, redirect } as RequestInit,
        onProgress,
      );
      const { status, headers, type } = response;
      const location = /^30[12378]$/.test(String(status)) && headers.get('location');
      if (!location && type !== 'opaqueredirect') return response;
      await response.body?.cancel();
      const next = location && URL.canParse(location, target) ? new URL(location, target) : undefined;
      // `fetch` by itself would go nowhere else either.
      const isWeb = next && /^https?:$/.test(next.protocol);
      const repeatable = init.method === 'GET' || (status > 306 && !(init.body instanceof ReadableStream));
      if (!isWeb || !repeatable || (bound && next.origin !== target.origin) || hops === MAX_REDIRECTS) {
        throw Object.assign(new PixNetworkError(undefined), {
          code: 'redirect',
          message:
            'A redirect was not followed: it leads in a circle, nowhere, or elsewhere with a key or a body.',
          status,
        });
      }
      target = next;
    }
  };
}
