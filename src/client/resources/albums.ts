import { IMAGE_SORTS } from '../../contract/filter-values.ts';
import { MAX_ALBUM_TITLE, MAX_DESCRIPTION, MAX_LIMIT } from '../../contract/limits.ts';
import type {
  Album,
  CreateAlbumInput,
  Image,
  ListAlbumImagesQuery,
  ListAlbumsQuery,
} from '../../contract/models.ts';
import type { Call } from '../core/call.ts';
import { integer, nameOrId, oneOf, required, text } from '../core/check.ts';
import type { RequestOptions } from '../core/options.ts';
import { readPage, readRecord, type Page } from '../read.ts';
import type { Transport } from '../core/transport.ts';
import { toWire, visibilityRules } from './writable-fields.ts';

/**
 * `GET /albums`: lists public albums, newest first, paginated.
 *
 * @param query All fields are optional: `page` (from 1), `limit` (1 to 100, default 24), `user` (name of the owner; `me`, with
 *   a key, lists your own albums, private ones included).
 * @returns One page. Iterating it yields its records and those of all following pages.
 * @throws PixInvalidParameterError when the input is invalid (nothing is sent).
 */
export const listAlbums = (
  transport: Transport,
  query?: ListAlbumsQuery,
  options?: RequestOptions,
): Call<Page<Album>> =>
  transport(
    {
      operation: 'listAlbums',
      path: '/api/v1/albums',
      input: query,
      rules: { page: integer(1), limit: integer(1, MAX_LIMIT), user: text() },
      read: readPage<Album>,
      shared: true,
    },
    options,
  );

/**
 * `GET /albums/{token_or_id}/images`: lists the pictures of an album, paginated.
 *
 * @param query All fields are optional: `page` (from 1), `limit` (1 to 100, default 24), `sort` (default: the order in which
 *   the pictures were added).
 * @returns One page. Iterating it yields its records and those of all following pages.
 * @throws PixNotFoundError for an unknown album, and for a private album that is requested by id.
 */
export const listAlbumImages = (
  transport: Transport,
  token_or_id: string | number,
  query?: ListAlbumImagesQuery,
  options?: RequestOptions,
): Call<Page<Image>> =>
  transport(
    {
      operation: 'listAlbumImages',
      path: '/api/v1/albums/{token_or_id}/images',
      params: { token_or_id },
      input: query,
      rules: { page: integer(1), limit: integer(1, MAX_LIMIT), sort: oneOf(IMAGE_SORTS) },
      read: readPage<Image>,
      shared: true,
    },
    options,
  );

/**
 * `POST /albums`: creates an empty album.
 *
 * @param input `title` (1 to 120 characters). Optional: `description`, `is_public` (default true).
 * @throws PixInvalidParameterError when the input is invalid (nothing is sent); PixAuthError.
 */
export const createAlbum = (
  transport: Transport,
  input: CreateAlbumInput,
  options?: RequestOptions,
): Call<Album> =>
  transport(
    {
      operation: 'createAlbum',
      method: 'POST',
      path: '/api/v1/albums',
      input,
      rules: {
        title: required(text(MAX_ALBUM_TITLE, 1)),
        description: text(MAX_DESCRIPTION),
        ...visibilityRules(),
      },
      wire: toWire,
      read: readRecord<Album>,
    },
    options,
  );

/**
 * `POST /albums/{token_or_id}/images`: adds a picture to an album. Adding a picture twice has no further effect.
 *
 * @param image Slug or id of the picture.
 * @returns The updated album.
 * @throws PixAuthError; PixPermissionError when the album belongs to another user; PixNotFoundError for an unknown album or
 *   picture.
 */
export const addAlbumImage = (
  transport: Transport,
  token_or_id: string | number,
  image: string | number,
  options?: RequestOptions,
): Call<Album> =>
  transport({ operation: 'addAlbumImage', method: 'POST', ...membership(token_or_id, image) }, options);

/**
 * `DELETE /albums/{token_or_id}/images`: removes a picture from an album, without deleting the picture.
 *
 * @param image Slug or id of the picture.
 * @returns The updated album.
 * @throws PixAuthError; PixPermissionError when the album belongs to another user; PixNotFoundError for an unknown album or
 *   picture, and for a picture that is not in the album.
 */
export const removeAlbumImage = (
  transport: Transport,
  token_or_id: string | number,
  image: string | number,
  options?: RequestOptions,
): Call<Album> =>
  transport({ operation: 'removeAlbumImage', method: 'DELETE', ...membership(token_or_id, image) }, options);

const membership = (token_or_id: string | number, image: string | number) => ({
  path: '/api/v1/albums/{token_or_id}/images' as const,
  params: { token_or_id },
  input: { image },
  rules: { image: required(nameOrId('the slug or id of a picture')) },
  // The contract calls it text.
  wire: () => ({ image: String(image) }),
  read: readRecord<Album>,
});
