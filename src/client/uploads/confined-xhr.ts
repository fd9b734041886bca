import { unclobbered } from '../../internal/unclobbered.ts';

/** A request that goes to one origin alone. */
export interface ConfinedXhr {
  xhr: XMLHttpRequest;
  /** Calls back when the browser has stopped a redirect to another origin. */
  onRefused: (listener: () => void) => void;
  /** Removes what the request needed; one under way ends. */
  release: () => void;
}

/**
 * An XMLHttpRequest that never leaves the origin of a URL. XMLHttpRequest follows every redirect, with the body, and cannot be
 * told not to. This one belongs to an empty frame with a policy that allows one origin, so the browser stops a redirect to
 * another before anything is sent there.
 *
 * @returns `undefined` where there can be no such frame: in workers and in sandboxed pages.
 */
export async function confinedXhr(url: string): Promise<ConfinedXhr | undefined> {
  const { origin, hostname } = new URL(url);
  // A policy cannot name an IPv6 address.
  if (typeof document !== 'object' || hostname.startsWith('[')) return undefined;
  const frame = unclobbered(document).createElement('iframe');
  frame.hidden = true;
  // Some engines put an empty document into a new frame at once, others later.
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
