import type {
  AlbumList,
  Category,
  Image,
  ImageList,
  List,
  ListAlbumImagesQuery,
  ListAlbumsQuery,
  ListImagesQuery,
  Tag,
} from '../contract/models.ts';

/** What every read takes last. */
export interface ReadOptions {
  signal?: AbortSignal | undefined;
}

/** Where pictures come from. The client of `createPix()` is one; so is any object of your own with this shape. */
export interface ImageSource {
  images: {
    /** A page of pictures; resolves with the list envelope. */
    list: (query: ListImagesQuery, options?: ReadOptions) => Promise<ImageList>;
    /** One record, with its picture's page opened: the service counts a view. Without it views are not counted. */
    get?: (slugOrId: string | number, options?: ReadOptions) => Promise<Image>;
  };
}

/** Where categories and tags come from, for the controls around a gallery; the client of `createPix()` is one. */
export interface FacetSource {
  platform: {
    /** Categories in use, most pictures first. */
    categories: (options?: ReadOptions) => Promise<List<Category>>;
    /** Tags in use, most pictures first. */
    tags: (options?: ReadOptions) => Promise<List<Tag>>;
  };
}

/** Where albums and their pictures come from; the client of `createPix()` is one. */
export interface AlbumSource {
  albums: {
    /** A page of albums. */
    list: (query: ListAlbumsQuery, options?: ReadOptions) => Promise<AlbumList>;
    /** A page of an album's pictures, in the album's own order. */
    images: (album: string, query: ListAlbumImagesQuery, options?: ReadOptions) => Promise<ImageList>;
  };
}

/** The `get` of a source's images, if it has one, as a function of its own. */
export function recordReader(
  images: Partial<ImageSource['images']> | undefined,
): ImageSource['images']['get'] {
  const get = images?.get;
  // Old libraries replace `bind`.
  return get && ((image, options) => get.call(images, image, options));
}
