import type { Image, ImageList, ListImagesQuery } from '../../contract/models.ts';
import { path } from '../path.ts';
import { readList, readRecord } from '../read.ts';
import type { RequestOptions, Transport } from '../transport.ts';

/**
 * `GET /images`: public pictures, filtered, sorted, a page at a time (default 24 records, at most 100).
 *
 * @throws PixHttpError 422 when a parameter is out of range; `fields` names it.
 */
export const listImages = (
  transport: Transport,
  query: ListImagesQuery = {},
  options?: RequestOptions,
): Promise<ImageList> => transport({ path: '/images', query }, options).then(readList<Image>);

/**
 * `GET /images/{slug_or_id}`: one picture. Counts a view.
 *
 * @throws PixNotFoundError when there is no such picture.
 */
export const getImage = (
  transport: Transport,
  slugOrId: string | number,
  options?: RequestOptions,
): Promise<Image> => transport({ path: path`/images/${slugOrId}` }, options).then(readRecord<Image>);
