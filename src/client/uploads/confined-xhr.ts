import { unclobbered } from '../../internal/documents.ts';

/** An XMLHttpRequest that can reach one origin only. */
export interface ConfinedXhr {
  /** The request, not yet opened. */
  xhr: XMLHttpRequest;
  /** Adds a listener that is called when the browser has blocked a redirect to another origin. */
  onRefused: (listener: () => void) => void;
  /** Removes the frame of the request. A request in progress ends. */
  release: () => void;
}

/**
 * Creates an XMLHttpRequest that can reach the origin of a URL only. XMLHttpRequest follows every redirect, with the body,
 * and has no option against it. The request therefore belongs to an empty frame whose content security policy allows one
 * origin: the browser blocks a redirect to another origin before anything is sent there.
 *
 * @returns `undefined` where such a frame is impossible: in workers, in sandboxed pages, for IPv6 addresses, and in simulated documents,
 * which enforce no policy.
 */
export async function confinedXhr(url: string): Promise<ConfinedXhr | undefined> {
  const { origin, hostname } = new URL(url);
  // A content security policy cannot name an IPv6 address.
  const isSimulated = /jsdom|HappyDOM/.test(navigator.userAgent);
  if (typeof document !== 'object' || isSimulated || hostname.startsWith('[')) return undefined;
  const frame = unclobbered(document).createElement('iframe');
  frame.hidden = true;
  // Some engines create the empty document of a new frame synchronously, others later.
  await new Promise((resolve) => {
    frame.onload = resolve;
    unclobbered(document).documentElement.append(frame);
  });
  const inner = frame.contentDocument;
  const view = frame.contentWindow as (Window & typeof globalThis) | null;
  if (!inner || !view) {
    frame.remove();
    return undefined;
  }
  const policy = inner.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src ${origin}`;
  inner.head.append(policy);
  return {
    xhr: new view.XMLHttpRequest(),
    onRefused: (listener) => inner.addEventListener('securitypolicyviolation', listener),
    release: () => frame.remove(),
  };
}
