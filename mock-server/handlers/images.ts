import { jsonResponse, listResponse, type MockResponse } from '../http/mock-response.ts';
import { readFilters, readPage } from '../http/list-parameters.ts';
import { QueryReader } from '../http/query-reader.ts';
import { paginate } from '../store/paginate.ts';
import { selectPictures } from '../store/pictures.ts';
import { resolveMe } from './resolve-me.ts';
import { deleteImage } from './delete-image.ts';
import { listEnvelope, singleEnvelope } from './envelope.ts';
import { requireAlbum, requirePicture } from './require-record.ts';
import { getImageAnalytics } from './image-analytics.ts';
import { imageRecord } from './image-record.ts';
import { referrerHost } from './referrer-host.ts';
import { cacheResponses } from './cache-responses.ts';
import type { RequestContext, Operation, AppContext } from './operation.ts';
import { updateImage } from './update-image.ts';
import { uploadImage } from './upload-image.ts';

/** Operations on picture records: list, read, upload, update, delete. */
export function imageOperations(app: AppContext): Operation[] {
  const record = '/api/v1/images/{slug_or_id}';
  return [
    {
      id: 'listImages',
      method: 'GET',
      path: '/api/v1/images',
      handle: cacheResponses(app, (context) => listImages(app, context)),
    },
    {
      id: 'getImage',
      method: 'GET',
      path: record,
      handle: (context) => getImage(app, context),
    },
    {
      id: 'uploadImage',
      method: 'POST',
      path: '/api/v1/images',
      handle: (context) => uploadImage(app, context),
    },
    { id: 'updateImage', method: 'PATCH', path: record, handle: (context) => updateImage(app, context) },
    { id: 'replaceImage', method: 'PUT', path: record, handle: (context) => updateImage(app, context) },
    { id: 'deleteImage', method: 'DELETE', path: record, handle: (context) => deleteImage(app, context) },
    {
      id: 'getImageAnalytics',
      method: 'GET',
      path: `${record}/analytics`,
      handle: (context) => getImageAnalytics(app, context),
    },
  ];
}

/** Lists pictures by scope and filters, in an order, one page at a time. */
// Gap: I9, I10, I11
function listImages({ store, baseUrl }: AppContext, { url, caller }: RequestContext): MockResponse {
  const query = new QueryReader(url.searchParams);
  const { page, limit } = readPage(query);
  const { sort = 'newest', album, user, ...filter } = readFilters(query);
  query.finish();
  const me = resolveMe(user, caller);
  const scope = album
    ? store.picturesOf(requireAlbum(store, album, caller))
    : me
      ? store.pictures.ownedBy(me.name)
      : store.pictures.public();
  const pictures = selectPictures(scope, { ...filter, user: me ? me.name : user }, sort);
  const { pagination, records } = paginate(pictures, page, limit);
  return listResponse(
    listEnvelope({ pagination, records: records.map((record) => imageRecord(record, baseUrl)) }),
  );
}

/** Returns a picture. GET counts a view if the view can be stored, HEAD counts none. */
// Gap: I8
function getImage({ store, baseUrl }: AppContext, { request, params }: RequestContext): MockResponse {
  const picture = requirePicture(store, params['slug_or_id'] ?? '');
  const shown =
    request.method === 'GET'
      ? store.countWith(() => store.countView(picture, referrerHost(request.headers)))
      : picture;
  return jsonResponse(singleEnvelope(imageRecord(shown, baseUrl)));
}
