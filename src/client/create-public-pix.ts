import { PixInvalidParameterError } from './core/errors.ts';
import { secretHeadersIn, setHeaders } from './core/hosts.ts';
import { ownProperties } from './core/check.ts';
import type { PublicPix } from './pix.gen.ts';
import { publicCalls } from './public-calls.ts';
import { clientTransport, type PublicPixOptions } from './client-transport.ts';

/**
 * Creates a client for web pages: only public reads, without options for keys. A public client is also a `source` for the
 * components: `gallery.source = createPublicPix({ baseUrl })`.
 *
 * @throws PixInvalidParameterError when an option is invalid or holds a key.
 */
export function createPublicPix(options: PublicPixOptions): PublicPix {
  const { headers, ...rest } = ownProperties(options, 'options');
  const secret = secretHeadersIn(setHeaders(new Headers(), headers));
  for (const name of [...Object.keys(rest), ...secret]) {
    if (/^(apiKey|keys)$/.test(name) || secret.includes(name))
      throw new PixInvalidParameterError(name, `${name} is not allowed in a public client: use createPix.`);
  }
  return publicCalls(clientTransport(options));
}
