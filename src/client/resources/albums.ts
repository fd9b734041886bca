import type {
  Album,
  AlbumList,
  Image,
  ImageList,
  ListAlbumImagesQuery,
  ListAlbumsQuery,
} from '../../contract/models.ts';
import { path } from '../path.ts';
import { readList } from '../read.ts';
import type { RequestOptions, Transport } from '../transport.ts';

/** `GET /albums`: public albums, newest first. Gap: A2 says which parameters there are. */
export const listAlbums = (
  transport: Transport,
  query: ListAlbumsQuery = {},
  options?: RequestOptions,
): Promise<AlbumList> => transport({ path: '/albums', query }, options).then(readList<Album>);

/**
 * `GET /albums/{token_or_id}/images`: the pictures of an album, in the order they were added unless sorted.
 *
 * @throws PixNotFoundError when there is no such album, or it is private and was asked for by its id (gap A3).
 */
export const listAlbumImages = (
  transport: Transport,
  tokenOrId: string | number,
  query: ListAlbumImagesQuery = {},
  options?: RequestOptions,
): Promise<ImageList> =>
  transport({ path: path`/albums/${tokenOrId}/images`, query }, options).then(readList<Image>);
