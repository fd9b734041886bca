import { PixError } from './errors.ts';

/** Event of the document for each violation of the page's content security policy. */
export const CSP_VIOLATION = 'securitypolicyviolation';

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
