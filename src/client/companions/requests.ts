import { HTTP_URL_PATTERN, HTTPS_URL_PATTERN, MAX_URL } from '../../contract/limits.ts';
import { matching, type Rule } from '../core/check.ts';
import { PixInvalidParameterError } from '../core/errors.ts';
import { isBrowser, keyOptionOf, type CompanionHost } from '../core/hosts.ts';

/** A host whose endpoints require a key: without one, nothing is sent. In a browser, a server of the page's own may add the key. */
export const keyedHost = (host: CompanionHost) => ({
  host,
  withoutKey() {
    if (isBrowser()) return;
    const option = keyOptionOf(host);
    throw new PixInvalidParameterError(
      option,
      `Set ${option} of the client: the call requires a key of its own host.`,
    );
  },
});

/** Time limits, in milliseconds, of operations that run for long before they respond. */
export const SLOW_OPERATION_LIMITS = { pause: 120_000, total: 120_000 };

/** Validation rule of an absolute http or https URL in a request body. */
export const httpUrl = (): Rule =>
  matching(HTTP_URL_PATTERN, `an http:// or https:// URL of up to ${MAX_URL} characters`, MAX_URL);

/** Validation rule of an absolute https URL in a request body. */
export const httpsUrl = (): Rule =>
  matching(HTTPS_URL_PATTERN, `an https:// URL of up to ${MAX_URL} characters`, MAX_URL);
