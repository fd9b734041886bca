import { IMAGE_SORTS } from '../../src/contract/filter-values.ts';
import { listResponse, type MockResponse } from '../http/mock-response.ts';
import { readPage } from '../http/list-parameters.ts';
import { QueryReader } from '../http/query-reader.ts';
import { paginate } from '../store/paginate.ts';
import { selectPictures } from '../store/pictures.ts';
import { albumRecord } from './album-record.ts';
import { addAlbumImage, createAlbum, removeAlbumImage } from './album-writes.ts';
import { resolveMe } from './resolve-me.ts';
import { listEnvelope } from './envelope.ts';
import { requireAlbum } from './require-record.ts';
import { imageRecord } from './image-record.ts';
import type { RequestContext, Operation, AppContext } from './operation.ts';
import { cacheResponses } from './cache-responses.ts';

/** Operations on albums and their pictures. */
export function albumOperations(app: AppContext): Operation[] {
  return [
    {
      id: 'listAlbums',
      method: 'GET',
      path: '/api/v1/albums',
      handle: cacheResponses(app, (context) => listAlbums(app, context)),
    },
    {
      id: 'listAlbumImages',
      method: 'GET',
      path: '/api/v1/albums/{token_or_id}/images',
      handle: cacheResponses(app, (context) => listAlbumImages(app, context)),
    },
    {
      id: 'createAlbum',
      method: 'POST',
      path: '/api/v1/albums',
      handle: (context) => createAlbum(app, context),
    },
    {
      id: 'addAlbumImage',
      method: 'POST',
      path: '/api/v1/albums/{token_or_id}/images',
      handle: (context) => addAlbumImage(app, context),
    },
    {
      id: 'removeAlbumImage',
      method: 'DELETE',
      path: '/api/v1/albums/{token_or_id}/images',
      handle: (context) => removeAlbumImage(app, context),
    },
  ];
}

/** Lists albums: the public ones, one owner's, or the caller's own. */
// Gap: A2
function listAlbums({ store, baseUrl }: AppContext, { url, caller }: RequestContext): MockResponse {
  const query = new QueryReader(url.searchParams);
  const { page, limit } = readPage(query);
  const user = query.text('user');
  query.finish();
  const me = resolveMe(user, caller);
  const { pagination, records } = paginate(store.albums.list(me ? { ownedBy: me } : { user }), page, limit);
  const albums = records.map((album) => albumRecord(album, store.picturesOf(album), baseUrl));
  return listResponse(listEnvelope({ pagination, records: albums }));
}

/** Lists the pictures of an album that the caller may see. */
// Gap: A3
function listAlbumImages(
  { store, baseUrl }: AppContext,
  { url, params, caller }: RequestContext,
): MockResponse {
  const query = new QueryReader(url.searchParams);
  const { page, limit } = readPage(query);
  const sort = query.choice('sort', IMAGE_SORTS);
  query.finish();
  const album = requireAlbum(store, params['token_or_id'] ?? '', caller);
  const { pagination, records } = paginate(selectPictures(store.picturesOf(album), {}, sort), page, limit);
  return listResponse(
    listEnvelope({ pagination, records: records.map((record) => imageRecord(record, baseUrl)) }),
  );
}
