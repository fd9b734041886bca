import { withoutPrototype } from './altered-globals.ts';
import { unclobbered } from './documents.ts';

/**
 * Resolves once the page is visible: at once, or when it leaves the background or prerendering. An aborted signal leaves the
 * promise pending.
 */
export function whenVisible(signal?: AbortSignal): Promise<void> {
  const page = unclobbered(document);
  return new Promise((resolve) => {
    if (!page.hidden) return resolve();
    const options = withoutPrototype({ once: true, ...(signal && { signal }) });
    page.addEventListener('visibilitychange', () => resolve(), options);
  });
}
