import { PixInvalidParameterError } from './errors.ts';
import type { PublicPixOptions } from './options.ts';
import { own } from './own.ts';
import { publicCalls } from './public-calls.ts';
import { clientTransport } from './client-transport.ts';

/**
 * The public part of the platform as an object: reads alone, nothing that needs a key, no place for one. For pages.
 * It is also a `source` for the components: `gallery.source = createPublicPix({ baseUrl })`.
 *
 * @throws PixInvalidParameterError when an option is wrong, or holds a key.
 */
export function createPublicPix(options: PublicPixOptions) {
  for (const name of Object.keys(own(options, 'options'))) {
    if (/^(apiKey|keys)$/.test(name))
      throw new PixInvalidParameterError(name, `${name} has no place in a public client: use createPix.`);
  }
  return publicCalls(clientTransport(options));
}

/** What `createPublicPix()` gives. */
export type PublicPix = ReturnType<typeof createPublicPix>;
