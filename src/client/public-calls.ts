import type { Album, Image, ListAlbumImagesQuery, ListAlbumsQuery } from '../contract/models.ts';
import { bindCalls } from './client-transport.ts';
import { iterate, type IterateOptions, type RecordIterable } from './read.ts';
import { listAlbumImages, listAlbums } from './resources/albums.ts';
import { getImage, listImages, type ImagesQuery } from './resources/images.ts';
import { getStats, listCategories, listTags, ping } from './resources/platform.ts';
import type { Transport } from './core/transport.ts';

const loadBirds = () => import('./companions/birds.ts');

/** Creates the calls that require no key. */
export function publicCalls(transport: Transport) {
  const { bind, later } = bindCalls(transport);
  return {
    images: {
      list: bind(listImages),
      /**
       * Iterates over all public pictures, each once, with pages read on demand; `toArray({ max })` collects them.
       *
       * @param query The query of `list`.
       * @param options Options of every call, and `pages.max`: the maximum number of pages to read; without it, a list of more than 1,000 pages is an error.
       * @throws PixInvalidParameterError when the input is invalid (nothing is sent).
       * @see `iterate` and `listImages`, of which this call consists
       */
      iterate: (query?: ImagesQuery, options?: IterateOptions): RecordIterable<Image> =>
        iterate(bind(listImages), query, options),
      get: bind(getImage),
      exists: later(() => import('./resources/image-exists.ts').then((module) => module.imageExists)),
    },
    albums: {
      list: bind(listAlbums),
      /**
       * Iterates over all public albums, each once, with pages read on demand; `toArray({ max })` collects them.
       *
       * @param query The query of `list`.
       * @param options Options of every call, and `pages.max`: the maximum number of pages to read; without it, a list of more than 1,000 pages is an error.
       * @throws PixInvalidParameterError when the input is invalid (nothing is sent).
       * @see `iterate` and `listAlbums`, of which this call consists
       */
      iterate: (query?: ListAlbumsQuery, options?: IterateOptions): RecordIterable<Album> =>
        iterate(bind(listAlbums), query, options),
      images: bind(listAlbumImages),
      /**
       * Iterates over an album's pictures, each once, with pages read on demand; `toArray({ max })` collects them.
       *
       * @param album Token or id of the album.
       * @param query The query of `images`.
       * @param options Options of every call, and `pages.max`: the maximum number of pages to read; without it, a list of more than 1,000 pages is an error.
       * @throws PixInvalidParameterError when the input is invalid (nothing is sent).
       * @see `iterate` and `listAlbumImages`, of which this call consists
       */
      iterateImages: (
        album: string | number,
        query?: ListAlbumImagesQuery,
        options?: IterateOptions,
      ): RecordIterable<Image> =>
        iterate((query, options) => listAlbumImages(transport, album, query, options), query, options),
    },
    platform: {
      ping: bind(ping),
      stats: bind(getStats),
      categories: bind(listCategories),
      tags: bind(listTags),
    },
    companions: {
      birds: {
        list: later(() => loadBirds().then((module) => module.listBirds)),
        random: later(() => loadBirds().then((module) => module.sampleBirds)),
      },
      calendar: {
        list: later(() => import('./companions/calendar.ts').then((module) => module.listCalendarEvents)),
      },
    },
  };
}
