import { IMAGE_SORTS, MAX_ALBUM_TITLE, MAX_DESCRIPTION, MAX_LIMIT } from '../../contract/limits.ts';
import type {
  Album,
  CreateAlbumInput,
  Image,
  ListAlbumImagesQuery,
  ListAlbumsQuery,
} from '../../contract/models.ts';
import type { Call } from '../call.ts';
import { integer, oneOf, required, text } from '../transport/check.ts';
import type { RequestOptions } from '../options.ts';
import { readPage, type Page } from '../page.ts';
import { readRecord } from '../read.ts';
import type { Transport } from '../transport/transport.ts';
import { toWire, visibilityRules } from './writable-fields.ts';

/**
 * `GET /albums`: public albums, newest first, a page at a time.
 *
 * @param query All optional: `page` (from 1), `limit` (1 to 100, default 24), `user` (name, or `me` with a key: private
 *   albums too).
 * @throws PixInvalidParameterError before anything is sent.
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
 * `GET /albums/{token_or_id}/images`: the pictures of an album, in the order they were added unless sorted.
 *
 * @param query All optional: `page` (from 1), `limit` (1 to 100, default 24), `sort`.
 * @throws PixNotFoundError when there is no such album, or it is private and was asked for by its id.
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
 * `POST /albums`: makes an empty album.
 *
 * @param input `title` (1 to 120 characters); optional `description` and `is_public` (default true).
 * @throws PixInvalidParameterError before anything is sent; PixAuthError.
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
 * `POST /albums/{token_or_id}/images`: puts a picture into an album; one that is in it stays.
 *
 * @param image Slug or id of the picture.
 * @returns The album as it is now.
 * @throws PixAuthError; PixPermissionError when the album is someone else's; PixNotFoundError for either.
 */
export const addAlbumImage = (
  transport: Transport,
  token_or_id: string | number,
  image: string | number,
  options?: RequestOptions,
): Call<Album> =>
  transport({ operation: 'addAlbumImage', method: 'POST', ...membership(token_or_id, image) }, options);

/**
 * `DELETE /albums/{token_or_id}/images`: takes a picture out of an album; the picture itself stays.
 *
 * @param image Slug or id of the picture.
 * @returns The album as it is now.
 * @throws PixAuthError; PixPermissionError when the album is someone else's; PixNotFoundError for either, and when the
 *   picture is not in the album.
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
  input: { image: typeof image === 'number' ? String(image) : image },
  rules: { image: required(text(undefined, 1)) },
  read: readRecord<Album>,
});
