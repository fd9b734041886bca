import { MAX_LIMIT } from '../../contract/limits.ts';
import type { Image } from '../../contract/models.ts';
import { isId } from '../../contract/paths.ts';
import { errorDetailsOf, isJson, notJsonMessage } from '../core/body.ts';
import { deferCall, type Call } from '../core/call.ts';
import { PixParseError, type PixError } from '../core/errors.ts';
import type { RequestOptions } from '../core/options.ts';
import type { Transport } from '../core/transport.ts';
import { readPage } from '../read.ts';

/**
 * `HEAD /images/{slug_or_id}`: checks whether a picture exists, without counting a view. Tells whether an upload with a `slug`
 * of your own was stored, if its error has `maybeSent`. If the service refuses `HEAD` (405 or 501), the public lists are searched for
 * the slug: an unlisted picture is not found there, and an id rejects with the refusal.
 *
 * @throws PixNotFoundError or PixParseError when the response is not one of the service: with a wrong `baseUrl`, or from a
 *   login page or captive portal on the way.
 */
export const imageExists = (
  transport: Transport,
  slug_or_id: string | number,
  options?: RequestOptions,
): Call<boolean> =>
  withFallback(
    transport(
      {
        operation: 'getImage',
        method: 'HEAD',
        path: '/api/v1/images/{slug_or_id}',
        params: { slug_or_id },
        // The service describes its responses as JSON; another server has pages for addresses that it does not know.
        accepts: (response) => response.status === 404 && isJson(response),
        parse({ response }) {
          if (isJson(response)) return response.ok;
          throw new PixParseError(notJsonMessage('a page', response), errorDetailsOf(response));
        },
        read: (exists) => exists as boolean,
      },
      options,
    ),
    ({ status = 0 }) =>
      [405, 501].includes(status) && !isId(String(slug_or_id))
        ? isListed(transport, String(slug_or_id), options)
        : undefined,
  );

/** Continues with another call after an error for which there is one. */
const withFallback = <T>(call: Call<T>, next: (error: PixError) => Call<T> | undefined): Call<T> =>
  deferCall(
    call.then(
      () => [call] as const,
      (error: PixError) => [next(error) ?? call] as const,
    ),
  );

/** Searches the public lists for a slug. */
function isListed(transport: Transport, slug: string, options?: RequestOptions): Call<boolean> {
  // Not by `listImages`: clients would load a file more.
  const list = transport(
    {
      operation: 'listImages',
      path: '/api/v1/images',
      input: { q: slug, limit: MAX_LIMIT },
      read: readPage<Image>,
    },
    options,
  );
  const found = list.then(async (page) => {
    for await (const image of page) if (image.slug === slug) return true;
    return false;
  });
  return Object.assign(found, {
    asResponse: () => list.asResponse(),
    withResponse: async () => ({ ...(await list.withResponse()), data: await found }),
  });
}
