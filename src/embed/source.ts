import { segment } from '../client/path.ts';
import { readList, readRecord } from '../client/read.ts';
import type { Reader } from '../client/fetch-reader.ts';
import type { AlbumSource, FacetSource, ImageSource } from '../components/sources.ts';
import { MAX_LIMIT } from '../contract/limits.ts';
import type { Album, Category, Image, Tag } from '../contract/models.ts';
import { isId } from '../internal/is-id.ts';
import { offsetOf } from '../internal/offset-of.ts';
import type { Wish } from './wish.ts';

/** Feeds every element that the script mounts. */
export type Source = ImageSource & AlbumSource & FacetSource;

/** What the elements read: the client's calls of the same names, without what only they need. */
export function createSource(read: Reader): Source {
  return {
    images: {
      list: (query, options) => read('/api/v1/images', query, options).then(readList<Image>),
      get: async (image, options) =>
        readRecord<Image>(await read(`/api/v1/images/${segment(String(image), 'image')}`, {}, options)),
    },
    platform: {
      categories: (options) => read('/api/v1/categories', {}, options).then(readList<Category>),
      tags: (options) => read('/api/v1/tags', {}, options).then(readList<Tag>),
    },
    albums: {
      list: (query, options) => read('/api/v1/albums', query, options).then(readList<Album>),
      images: async (album, query, options) =>
        readList<Image>(await read(`/api/v1/albums/${segment(album, 'album')}/images`, query, options)),
    },
  };
}

/** Asks for the first page of a wish, as its element will; for nothing where only the element knows. */
export async function firstPage(
  source: Source,
  { tag, props }: Wish,
  options: { signal: AbortSignal },
): Promise<unknown> {
  const { token = '', slug, limit = MAX_LIMIT, sort, q = slug, album, user, category, tag: word } = props;
  const size = Math.min(limit, MAX_LIMIT);
  const page = Math.floor(offsetOf(props.page ?? 1, limit) / size) + 1;
  const query = { sort, q, album, user, category, tag: word, page, limit: size };
  if (tag === 'pix-album') return source.albums.images(token, query, options);
  if (tag === 'pix-albums') return source.albums.list(query, options);
  const isInUrl = props.sync != null && location.search;
  return isInUrl || isId(slug) ? undefined : source.images.list(query, options);
}
