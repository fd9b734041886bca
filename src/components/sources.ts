import type {
  AlbumList,
  Category,
  List,
  ListAlbumImagesQuery,
  ListAlbumsQuery,
  ListImagesQuery,
  Tag,
} from '../contract/models.ts';
import type { PictureRecord } from '../tiles/picture.ts';
import { setDefault } from '../controllers/source-controller.ts';

/** Options of all requests of a source. */
export interface ReadOptions {
  signal?: AbortSignal | undefined;
}

/** Source of pictures: the client of `createPix()`, `sourceOf()` of your own records, or any object with this shape. */
export interface ImageSource<Picture extends PictureRecord = PictureRecord> {
  images: {
    /** Requests a page of pictures; resolves with the list envelope. */
    list: (query: ListImagesQuery, options?: ReadOptions) => Promise<List<Picture>>;
    /** Requests one record, which counts a view. Without this function no views are counted. */
    get?: (slugOrId: string | number, options?: ReadOptions) => Promise<Picture>;
  };
}

/** Source of categories and tags, for the controls of a gallery: the client of `createPix()`, or any object with this shape. */
export interface FacetSource {
  platform: {
    /** Requests the categories in use, those with most pictures first. */
    categories: (options?: ReadOptions) => Promise<List<Category>>;
    /** Requests the tags in use, those with most pictures first. */
    tags: (options?: ReadOptions) => Promise<List<Tag>>;
  };
}

/** Source of albums and their pictures: the client of `createPix()`, or any object with this shape. */
export interface AlbumSource {
  albums: {
    /** Requests a page of albums. */
    list: (query: ListAlbumsQuery, options?: ReadOptions) => Promise<AlbumList>;
    /** Requests a page of the pictures of an album, in the order of the album. */
    images: (
      album: string,
      query: ListAlbumImagesQuery,
      options?: ReadOptions,
    ) => Promise<List<PictureRecord>>;
  };
}

/** Source of all elements of a page: the client of `createPublicPix()`, or any object with the parts that the elements of the page need. */
export type PageSource = Partial<ImageSource & AlbumSource & FacetSource>;

/**
 * Sets the source of all elements of the page that have neither `source` nor `base-url`, present and future; `undefined` removes
 * it. The elements load from the new source.
 */
export const setDefaultSource: (source: PageSource | undefined) => void = setDefault;

/** Returns the `get` method of a source's images, bound, if there is one. */
export function recordReader(
  images: Partial<ImageSource['images']> | undefined,
): ImageSource['images']['get'] {
  const get = images?.get;
  // Not `bind()`: old page libraries replace it.
  return get && ((image, options) => get.call(images, image, options));
}
