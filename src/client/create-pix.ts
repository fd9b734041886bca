import { createKyTransport } from './ky-transport.ts';
import { getImage, listImages } from './resources/images.ts';
import { listAlbumImages, listAlbums } from './resources/albums.ts';
import { getStats, listCategories, listTags, ping } from './resources/platform.ts';
import { shareReads } from './shared-reads.ts';
import type { RequestOptions, Transport, TransportOptions } from './transport.ts';
import type { ListAlbumImagesQuery, ListAlbumsQuery, ListImagesQuery } from '../contract/models.ts';

export interface PixOptions extends TransportOptions {
  /** Used instead of the global `fetch`. */
  fetch?: typeof fetch | undefined;
}

/** Makes a transport for the free functions: `listImages(createTransport({ baseUrl }), { limit: 12 })`. */
export const createTransport = (options: PixOptions): Transport => shareReads(createKyTransport(options));

/**
 * The platform as an object: each call is one of the free functions, bound to one transport.
 * It is also a `source` for the components: `gallery.source = createPix({ baseUrl })`.
 */
export function createPix(options: PixOptions) {
  const transport = createTransport(options);
  return {
    images: {
      list: (query?: ListImagesQuery, options?: RequestOptions) => listImages(transport, query, options),
      get: (slugOrId: string | number, options?: RequestOptions) => getImage(transport, slugOrId, options),
    },
    albums: {
      list: (query?: ListAlbumsQuery, options?: RequestOptions) => listAlbums(transport, query, options),
      images: (album: string | number, query?: ListAlbumImagesQuery, options?: RequestOptions) =>
        listAlbumImages(transport, album, query, options),
    },
    platform: {
      ping: (options?: RequestOptions) => ping(transport, options),
      stats: (options?: RequestOptions) => getStats(transport, options),
      categories: (options?: RequestOptions) => listCategories(transport, options),
      tags: (options?: RequestOptions) => listTags(transport, options),
    },
  };
}

/** What `createPix()` gives. */
export type Pix = ReturnType<typeof createPix>;
