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

/** Calls that need no key. */
export function publicCalls(transport: Transport) {
  const { bind, later } = bindCalls(transport);
  return {
    images: {
      /** One page of public pictures; iterated, those after it too. See {@link listImages}. */
      list: bind(listImages),
      /** All public pictures, page after page as they are needed, each once. See {@link iterate} and {@link listImages}. */
      iterate: (query?: ListImagesQuery, options?: IterateOptions): AsyncIterable<Image> =>
        iterate(bind(listImages), query, options),
      /** One picture by slug or id; counts a view. See {@link getImage}. */
      get: bind(getImage),
    },
    albums: {
      /** One page of public albums; iterated, those after it too. See {@link listAlbums}. */
      list: bind(listAlbums),
      /** All public albums, page after page as they are needed, each once. See {@link iterate} and {@link listAlbums}. */
      iterate: (query?: ListAlbumsQuery, options?: IterateOptions): AsyncIterable<Album> =>
        iterate(bind(listAlbums), query, options),
      /** One page of an album's pictures; iterated, those after it too. See {@link listAlbumImages}. */
      images: bind(listAlbumImages),
      /** All pictures of an album, page after page, each once. See {@link iterate} and {@link listAlbumImages}. */
      iterateImages: (
        album: string | number,
        query?: ListAlbumImagesQuery,
        options?: IterateOptions,
      ): AsyncIterable<Image> =>
        iterate((query, options) => listAlbumImages(transport, album, query, options), query, options),
    },
    platform: {
      /** Whether the API answers. See {@link ping}. */
      ping: bind(ping),
      /** Numbers of the whole platform, and its limits. See {@link getStats}. */
      stats: bind(getStats),
      /** Categories in use, most pictures first. See {@link listCategories}. */
      categories: bind(listCategories),
      /** Tags in use, most pictures first. See {@link listTags}. */
      tags: bind(listTags),
    },
    companions: {
      birds: {
        /** One page of birds. See `listBirds`. */
        list: later(() => loadBirds().then((module) => module.listBirds)),
        /** A random sample of `count` birds: 1 to 20, default 1. See `listBirds`. */
        random: (query?: Omit<ListBirdsQuery, 'random'>, options?: RequestOptions) =>
          later(() => loadBirds().then((module) => module.sampleBirds))(query, options),
      },
      calendar: {
        /** One page of holidays, festivals and full moons. See `listCalendarEvents`. */
        list: later(() => import('./companions/calendar.ts').then((module) => module.listCalendarEvents)),
      },
    },
  };
}
