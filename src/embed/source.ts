import { segment } from '../client/core/url.ts';
import { toList, toRecord } from '../client/to-list.ts';
import type { Reader } from './reader.ts';
import type { AlbumSource, FacetSource, ImageSource, ReadOptions } from '../components/sources.ts';
import { MAX_LIMIT } from '../contract/limits.ts';
import type { Image, ImageFilters, OperationId } from '../contract/models.ts';
import { firstRequest } from '../controllers/first-request.ts';
import { mapFilters } from '../contract/image-filters.ts';
import { isId, type RequestPath } from '../contract/paths.ts';
import { isInUrl, type MountConfig } from './mount-config.ts';
import { invalidParameter } from './quick-reader.ts';

/** Data source of all elements that the script mounts. */
export type Source = ImageSource<Image> & AlbumSource & FacetSource;

/** Creates the source of the elements: a subset of the typed client on a plain reader. */
export function createSource(read: Reader): Source {
  // Equal requests share a response body: each caller gets its own list.
  const reader =
    (open: (body: unknown) => unknown) =>
    async <Result>(path: RequestPath<OperationId>, query: object, options?: ReadOptions) =>
      open(await read(path, query, options, open)) as Result;
  const list = reader(toList);
  const record = reader(toRecord);
  return {
    images: {
      list: (query, options) => list('/api/v1/images' satisfies RequestPath<'listImages'>, query, options),
      get: async (name, options) =>
        record(
          `/api/v1/images/${segment(String(name), 'image', invalidParameter)}` satisfies RequestPath<'getImage'>,
          {},
          options,
        ),
    },
    platform: {
      categories: (options) =>
        list('/api/v1/categories' satisfies RequestPath<'listCategories'>, {}, options),
      tags: (options) => list('/api/v1/tags' satisfies RequestPath<'listTags'>, {}, options),
    },
    albums: {
      list: (query, options) => list('/api/v1/albums' satisfies RequestPath<'listAlbums'>, query, options),
      images: async (album, query, options) =>
        list(
          `/api/v1/albums/${segment(album, 'album', invalidParameter)}/images` satisfies RequestPath<'listAlbumImages'>,
          query,
          options,
        ),
    },
  };
}

/** Requests the first page exactly as the element of a config will; nothing if only the element knows the query. */
export async function requestFirstPage(
  source: Source,
  { tag, props }: MountConfig,
  options: { signal: AbortSignal },
): Promise<unknown> {
  const { token = '', slug, q = slug, page = 1, limit = MAX_LIMIT } = props;
  const query = {
    ...mapFilters<Partial<ImageFilters>>((name) => props[name]),
    q,
    ...firstRequest(page, limit),
  };
  if (tag === 'pix-album') return source.albums.images(token, query, options);
  if (tag === 'pix-albums') return source.albums.list(query, options);
  return isInUrl(props) || isId(slug) ? undefined : source.images.list(query, options);
}
