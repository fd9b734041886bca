import type {
  Album,
  Image,
  ListAlbumImagesQuery,
  ListAlbumsQuery,
  ListBirdsQuery,
  ListImagesQuery,
} from '../contract/models.ts';
import { bindCalls } from './bind-calls.ts';
import { iterate, type IterateOptions } from './page.ts';
import type { RequestOptions } from './options.ts';
import { listAlbumImages, listAlbums } from './resources/albums.ts';
import { getImage, listImages } from './resources/images.ts';
import { getStats, listCategories, listTags, ping } from './resources/platform.ts';
import type { Transport } from './transport/transport.ts';

const loadBirds = () => import('./companions/birds.ts');

/** Creates the calls that require no key. */
export function publicCalls(transport: Transport) {
  const { bind, later } = bindCalls(transport);
  return {
    images: {
      /** Lists public pictures, paginated. See {@link listImages}. */
      list: bind(listImages),
      /** Iterates over all public pictures, each once, with pages read on demand. See {@link iterate} and {@link listImages}. */
      iterate: (query?: ListImagesQuery, options?: IterateOptions): AsyncIterable<Image> =>
        iterate(bind(listImages), query, options),
      /** Reads one picture by slug or id, and counts a view. See {@link getImage}. */
      get: bind(getImage),
    },
    albums: {
      /** Lists public albums, paginated. See {@link listAlbums}. */
      list: bind(listAlbums),
      /** Iterates over all public albums, each once, with pages read on demand. See {@link iterate} and {@link listAlbums}. */
      iterate: (query?: ListAlbumsQuery, options?: IterateOptions): AsyncIterable<Album> =>
        iterate(bind(listAlbums), query, options),
      /** Lists the pictures of an album, paginated. See {@link listAlbumImages}. */
      images: bind(listAlbumImages),
      /** Iterates over an album's pictures, each once, page by page. See {@link iterate} and {@link listAlbumImages}. */
      iterateImages: (
        album: string | number,
        query?: ListAlbumImagesQuery,
        options?: IterateOptions,
      ): AsyncIterable<Image> =>
        iterate((query, options) => listAlbumImages(transport, album, query, options), query, options),
    },
    platform: {
      /** Checks that the API responds. See {@link ping}. */
      ping: bind(ping),
      /** Reads statistics and limits of the whole platform. See {@link getStats}. */
      stats: bind(getStats),
      /** Lists categories with public pictures, most pictures first. See {@link listCategories}. */
      categories: bind(listCategories),
      /** Lists the 50 tags with the most public pictures. See {@link listTags}. */
      tags: bind(listTags),
    },
    companions: {
      birds: {
        /** Lists birds, paginated. See `listBirds`. */
        list: later(() => loadBirds().then((module) => module.listBirds)),
        /** Draws a random sample of `count` birds: 1 to 20, default 1. See `listBirds`. */
        random: (query?: Omit<ListBirdsQuery, 'random'>, options?: RequestOptions) =>
          later(() => loadBirds().then((module) => module.sampleBirds))(query, options),
      },
      calendar: {
        /** Lists holidays, festivals and full moons, paginated. See `listCalendarEvents`. */
        list: later(() => import('./companions/calendar.ts').then((module) => module.listCalendarEvents)),
      },
    },
  };
}
