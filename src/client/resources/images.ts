import { IMAGE_SORTS, MAX_LIMIT } from '../../contract/limits.ts';
import type { Analytics, DeletedImage, Image, ImageChanges, ListImagesQuery } from '../../contract/models.ts';
import { parseJson } from '../transport/body.ts';
import type { Call } from '../call.ts';
import { check, integer, oneOf, text } from '../transport/check.ts';
import type { RequestOptions } from '../options.ts';
import { readPage, type Page } from '../page.ts';
import { readRecord } from '../read.ts';
import type { Transport } from '../transport/transport.ts';
import { imageRules, toWire, type Written } from './writable-fields.ts';

/**
 * `GET /images`: public pictures, filtered, sorted, a page at a time. Filters combine with AND.
 *
 * @param query All optional: `page` (from 1), `limit` (1 to 100, default 24), `q` (words that must occur in slug, title,
 *   description or a tag), `album` (token or id), `user` (name, or `me` with a key), `category`, `tag`,
 *   `sort` (`newest` by default, `oldest`, `popular`, `size`).
 * @returns One page; iterated, the pages after it too.
 * @throws PixInvalidParameterError before anything is sent; PixNotFoundError for an unknown `album`.
 */
export const listImages = (
  transport: Transport,
  query?: ListImagesQuery,
  options?: RequestOptions,
): Call<Page<Image>> =>
  transport(
    {
      operation: 'listImages',
      path: '/api/v1/images',
      input: query,
      rules: {
        page: integer(1),
        limit: integer(1, MAX_LIMIT),
        sort: oneOf(IMAGE_SORTS),
        q: text(),
        // Nothing there would be everything.
        album: text(undefined, 1),
        user: text(),
        category: text(),
        tag: text(),
      },
      read: readPage<Image>,
      shared: true,
    },
    options,
  );

/**
 * `GET /images/{slug_or_id}`: one picture. Counts a view. A number is an id, text of digits too.
 *
 * @throws PixNotFoundError when there is no such picture.
 */
export const getImage = (
  transport: Transport,
  slug_or_id: string | number,
  options?: RequestOptions,
): Call<Image> =>
  transport(
    {
      operation: 'getImage',
      path: '/api/v1/images/{slug_or_id}',
      params: { slug_or_id },
      read: readRecord<Image>,
    },
    options,
  );

/**
 * `PATCH /images/{slug_or_id}`: changes what is given, and nothing else. For the picture's owner and administrators.
 * `PUT` does the same there, so it has no call of its own.
 *
 * @param changes All optional: `slug`, `title`, `description`, `category`, `tags` (a list, or text with commas),
 *   `is_public`. After a change of `slug` the old one is gone.
 * @throws PixInvalidParameterError before anything is sent; PixAuthError, PixPermissionError, PixNotFoundError;
 *   PixConflictError when the slug is taken.
 */
export const updateImage = (
  transport: Transport,
  slug_or_id: string | number,
  changes: Written<ImageChanges>,
  options?: RequestOptions,
): Call<Image> =>
  transport(
    {
      operation: 'updateImage',
      method: 'PATCH',
      path: '/api/v1/images/{slug_or_id}',
      params: { slug_or_id },
      input: changes,
      rules: imageRules(),
      wire: toWire,
      read: readRecord<Image>,
    },
    options,
  );

/** What `deleteImage` takes last. */
export interface DeleteImageOptions extends RequestOptions {
  /** The `delete_token` of the upload: whoever has it needs no key. It travels in the body, not in the URL. */
  deleteToken?: string | undefined;
}

/**
 * `DELETE /images/{slug_or_id}`: deletes a picture for good. For its owner, administrators, and whoever has its
 * `delete_token`. An empty answer is a yes.
 *
 * @throws PixAuthError without key and token; PixPermissionError with a wrong one; PixNotFoundError.
 */
export const deleteImage = (
  transport: Transport,
  slug_or_id: string | number,
  options?: DeleteImageOptions,
): Call<DeletedImage> =>
  transport(
    {
      operation: 'deleteImage',
      method: 'DELETE',
      path: '/api/v1/images/{slug_or_id}',
      params: { slug_or_id },
      rules: tokenRules(),
      wire: (_input, { deleteToken: delete_token }: DeleteImageOptions) => {
        check({ delete_token }, tokenRules());
        return { delete_token };
      },
      parse: (reply) => (reply.chunks.length ? parseJson(reply) : { deleted: true }),
      read: readRecord<DeletedImage>,
    },
    options,
  );

const tokenRules = () => ({ delete_token: { ...text(Infinity, 1), secret: true } });

/**
 * `GET /images/{slug_or_id}/analytics`: views of the last 30 days, and where they came from. For the picture's owner
 * alone.
 *
 * @throws PixAuthError, PixPermissionError, PixNotFoundError
 */
export const getImageAnalytics = (
  transport: Transport,
  slug_or_id: string | number,
  options?: RequestOptions,
): Call<Analytics> =>
  transport(
    {
      operation: 'getImageAnalytics',
      path: '/api/v1/images/{slug_or_id}/analytics',
      params: { slug_or_id },
      read: readRecord<Analytics>,
    },
    options,
  );
