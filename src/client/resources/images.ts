import { IMAGE_SORTS } from '../../contract/filter-values.ts';
import { MAX_LIMIT } from '../../contract/limits.ts';
import type { Analytics, DeletedImage, Image, ImageChanges, ListImagesQuery } from '../../contract/models.ts';
import { parseJson } from '../core/body.ts';
import type { Call } from '../core/call.ts';
import { check, integer, nameOrId, oneOf, text, type Rule } from '../core/check.ts';
import type { RequestOptions } from '../core/options.ts';
import { readPage, readRecord, type Page } from '../read.ts';
import type { Transport } from '../core/transport.ts';
import { imageRules, toWire, type Written } from './writable-fields.ts';

/** Query of `listImages`, all fields optional. The album may be named by the numeric id of its record, too. */
export type ImagesQuery = {
  [Name in keyof ListImagesQuery]: ListImagesQuery[Name] | (Name extends 'album' ? number : never);
};

/**
 * `GET /images`: lists public pictures, filtered, sorted and paginated. Filters combine with AND.
 *
 * @param query All fields are optional: `page` (from 1), `limit` (1 to 100, default 24), `q` (words that must occur in the
 *   slug, title, description or a tag), `album` (token or id), `user` (name of the owner, or `me` for the owner of the key),
 *   `category`, `tag`, `sort` (`newest` by default, `oldest`, `popular`, `size`).
 * @returns One page. Iterating it yields its records and those of all following pages.
 * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixNotFoundError for an unknown `album`.
 */
export const listImages = (
  transport: Transport,
  query?: ImagesQuery,
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
        // The platform ignores an empty `album` and lists all pictures.
        album: nameOrId('the token or id of an album'),
        user: text(),
        category: text(),
        tag: text(),
      } satisfies Record<keyof ListImagesQuery, Rule>,
      read: readPage<Image>,
      shared: true,
    },
    options,
  );

/**
 * `GET /images/{slug_or_id}`: reads one picture and counts a view. A number or a string of digits is an id.
 *
 * @throws PixNotFoundError for an unknown picture.
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
 * `PATCH /images/{slug_or_id}`: updates the given fields of a picture; other fields keep their values. Requires the key of the
 * picture's owner or of an administrator. The platform's `PUT` is equivalent and has no function.
 *
 * @param changes All fields are optional: `slug`, `title`, `description`, `category`, `tags` (a list, or a comma-separated
 *   string), `is_public`. A new `slug` replaces the old one, which stops working.
 * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError; PixPermissionError;
 *   PixNotFoundError; PixConflictError when the slug is taken.
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

/** Options of `deleteImage`. */
export interface DeleteImageOptions extends RequestOptions {
  /** The `delete_token` of the upload, which replaces a key. Sent in the request body, not in the URL. */
  deleteToken?: string | undefined;
}

/**
 * `DELETE /images/{slug_or_id}`: deletes a picture permanently. Requires the key of the picture's owner or of an administrator,
 * or the picture's `delete_token`. An empty successful response counts as deleted.
 *
 * @throws PixAuthError without a key or token; PixPermissionError with a wrong key or token; PixNotFoundError.
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
      // A wrong token must not delete by the right of the key.
      open: options?.deleteToken !== undefined,
      rules: tokenRules(),
      wire: (_input, { deleteToken: delete_token }: DeleteImageOptions) => {
        check({ deleteToken: delete_token }, { deleteToken: tokenRules().delete_token });
        return { delete_token };
      },
      parse: (reply) => (reply.chunks.length ? parseJson(reply) : { deleted: true }),
      read: readRecord<DeletedImage>,
    },
    options,
  );

const tokenRules = () => ({ delete_token: { ...text(Infinity, 1), secret: true } });

/**
 * `GET /images/{slug_or_id}/analytics`: reads the views of a picture in the last 30 days, and the sites they came from. Requires
 * the key of the picture's owner; administrators have no access.
 *
 * @throws PixAuthError; PixPermissionError; PixNotFoundError.
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
