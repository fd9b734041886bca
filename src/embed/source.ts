import type { AlbumSource, ImageSource } from '../components/sources.ts';
import { listAlbumImages, listAlbums } from '../client/resources/albums.ts';
import { listImages } from '../client/resources/images.ts';
import type { RequestOptions, Transport } from '../client/transport.ts';
import { pageWindow } from '../internal/page-window.ts';
import type { Wish } from './wish.ts';

/** Feeds every element that the script mounts. */
export type Source = ImageSource & AlbumSource;

/** The parts of the client that the elements need, over one transport. */
export function createSource(transport: Transport): Source {
  return {
    images: { list: (query, options) => listImages(transport, query, options) },
    albums: {
      list: (query, options) => listAlbums(transport, query, options),
      images: (album, query, options) => listAlbumImages(transport, album, query, options),
    },
  };
}

/** Asks for the first page of a wish, as its element will. */
export function firstPage(source: Source, { tag, props }: Wish, options: RequestOptions): Promise<unknown> {
  const { token = '', ...rest } = props;
  const { page, limit } = pageWindow(props.page ?? 1, props.limit, 0);
  const query = { ...rest, page, limit };
  if (tag === 'pix-gallery') return source.images.list(query, options);
  return tag === 'pix-albums'
    ? source.albums.list(query, options)
    : source.albums.images(token, query, options);
}
