import { PixInvalidParameterError } from '../transport/errors.ts';
import { isBrowser, keyOptionOf, type CompanionHost } from '../transport/hosts.ts';

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
