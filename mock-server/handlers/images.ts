import { IMAGE_SORTS } from '../../src/contract/limits.ts';
import { jsonAnswer, listAnswer, type Answer } from '../http/answer.ts';
import { readPage } from '../http/list-parameters.ts';
import { QueryReader } from '../http/query-reader.ts';
import { paginate } from '../store/paginate.ts';
import type { PictureScope } from '../store/store.ts';
import { callerAsMe } from './caller-as-me.ts';
import { listEnvelope, singleEnvelope } from './envelope.ts';
import { albumOrRefuse, pictureOrRefuse } from './find-or-refuse.ts';
import { imageRecord } from './image-record.ts';
import type { Call, Operation, Platform } from './operation.ts';

/** Listing and reading picture records. */
export function imageOperations(platform: Platform): Operation[] {
  return [
    {
      id: 'listImages',
      method: 'GET',
      path: '/api/v1/images',
      answer: (call) => listImages(platform, call),
    },
    {
      id: 'getImage',
      method: 'GET',
      path: '/api/v1/images/{slug_or_id}',
      answer: (call) => getImage(platform, call),
    },
  ];
}

/** Gaps: I9 (scope and filters), I10 (order), I11 (pages). */
function listImages({ store, baseUrl }: Platform, { url, caller }: Call): Answer {
  const query = new QueryReader(url.searchParams);
  const { page, limit } = readPage(query);
  const sort = query.choice('sort', IMAGE_SORTS) ?? 'newest';
  const filter = { q: query.text('q'), category: query.text('category'), tag: query.text('tag') };
  const user = query.text('user');
  const album = query.text('album');
  query.finish();
  const me = callerAsMe(user, caller);
  const scope: PictureScope = album
    ? { album: albumOrRefuse(store, album, caller) }
    : me
      ? { ownedBy: me }
      : 'public';
  const pictures = store.listPictures(scope, { ...filter, user: me ? me.name : user }, sort);
  const { pagination, records } = paginate(pictures, page, limit);
  return listAnswer(
    listEnvelope({ pagination, records: records.map((record) => imageRecord(record, baseUrl)) }),
  );
}

/** Gap: I8: GET counts a view, HEAD does not. */
function getImage({ store, baseUrl }: Platform, { request, params }: Call): Answer {
  const picture = pictureOrRefuse(store, params['slug_or_id'] ?? '');
  if (request.method === 'GET') store.countView(picture);
  return jsonAnswer(singleEnvelope(imageRecord(picture, baseUrl)));
}
