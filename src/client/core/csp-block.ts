import { unclobbered } from '../../internal/documents.ts';
import { PixError } from './errors.ts';

/** Event of the document for each violation of the page's content security policy. */
export const CSP_VIOLATION = 'securitypolicyviolation';

/**
 * Runs a request. If the page's content security policy blocks the request, the error names the directive; such a
 * request is not retried.
 *
 * @throws PixError with the code `blocked`, and what `run` throws otherwise.
 */
export async function explainCspBlock<T>(url: string, run: () => Promise<T>): Promise<T> {
  const page = 'document' in globalThis ? unclobbered(document) : undefined;
  let isBlocked = false;
  const onViolation = (violation: SecurityPolicyViolationEvent) => {
    isBlocked ||= isBlockedBy(violation, url);
  };
  page?.addEventListener(CSP_VIOLATION, onViolation);
  try {
    return await run();
  } catch (error) {
    // The browser reports the violation in a later task.
    if (page && (error as Partial<PixError>).code === 'network') await new Promise((go) => setTimeout(go));
    if (!isBlocked) throw error;
    throw blockedError(url, error);
  } finally {
    page?.removeEventListener(CSP_VIOLATION, onViolation);
  }
}

/** Whether a violation of the page's content security policy is that of a request. */
export const isBlockedBy = (
  { disposition, effectiveDirective, blockedURI }: SecurityPolicyViolationEvent,
  url: string,
): boolean => disposition === 'enforce' && effectiveDirective === 'connect-src' && url.startsWith(blockedURI);

/** Creates the error of a request that the page's content security policy blocks. */
export const blockedError = (url: string, cause: unknown): PixError =>
  new PixError(
    'blocked',
    `The page's content security policy blocks ${new URL(url).origin}: add it to connect-src.`,
    { cause },
  );
