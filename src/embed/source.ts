import { segment } from '../client/path.ts';
import { readList } from '../client/read.ts';
import type { Reader } from '../client/fetch-reader.ts';
import type { AlbumSource, ImageSource } from '../components/sources.ts';
import type { Album, Image } from '../contract/models.ts';
import { pageWindow } from '../internal/page-window.ts';
import type { Wish } from './wish.ts';

/** Feeds every element that the script mounts. */
export type Source = ImageSource & AlbumSource;

/** The lists that the elements need: the client's calls of the same names, without what only they need. */
export function createSource(read: Reader): Source {
  return {
    images: {
      list: (query, options) => read('/api/v1/images', query, options).then(readList<Image>),
    },
    albums: {
      list: (query, options) => read('/api/v1/albums', query, options).then(readList<Album>),
      images: async (album, query, options) =>
        readList<Image>(await read(`/api/v1/albums/${segment(album, 'album')}/images`, query, options)),
    },
  };
}

/** Asks for the first page of a wish, as its element will. */
export function firstPage(
  source: Source,
  { tag, props }: Wish,
  options: { signal: AbortSignal },
): Promise<unknown> {
  const { token = '', ...rest } = props;
  const { page, limit } = pageWindow(props.page ?? 1, props.limit, 0);
  const query = { ...rest, page, limit };
  if (tag === 'pix-gallery') return source.images.list(query, options);
  return tag === 'pix-albums'
    ? source.albums.list(query, options)
    : source.albums.images(token, query, options);
}
