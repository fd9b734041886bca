import { IMAGE_SORTS } from '../../src/contract/limits.ts';
import { jsonAnswer, listAnswer, type Answer } from '../http/answer.ts';
import { readPage } from '../http/list-parameters.ts';
import { QueryReader } from '../http/query-reader.ts';
import { paginate } from '../store/paginate.ts';
import { selectPictures } from '../store/pictures.ts';
import { callerAsMe } from './caller-as-me.ts';
import { deleteImage } from './delete-image.ts';
import { listEnvelope, singleEnvelope } from './envelope.ts';
import { albumOrRefuse, pictureOrRefuse } from './find-or-refuse.ts';
import { getImageAnalytics } from './image-analytics.ts';
import { imageRecord } from './image-record.ts';
import { referrerHost } from './referrer-host.ts';
import { rememberAnswers } from './remember-answers.ts';
import type { Call, Operation, Platform } from './operation.ts';
import { updateImage } from './update-image.ts';
import { uploadImage } from './upload-image.ts';

/** Picture records: listing, reading, adding, changing, deleting. */
export function imageOperations(platform: Platform): Operation[] {
  const record = '/api/v1/images/{slug_or_id}';
  return [
    {
      id: 'listImages',
      method: 'GET',
      path: '/api/v1/images',
      answer: rememberAnswers(platform, (call) => listImages(platform, call)),
    },
    {
      id: 'getImage',
      method: 'GET',
      path: record,
      answer: (call) => getImage(platform, call),
    },
    {
      id: 'uploadImage',
      method: 'POST',
      path: '/api/v1/images',
      answer: (call) => uploadImage(platform, call),
    },
    { id: 'updateImage', method: 'PATCH', path: record, answer: (call) => updateImage(platform, call) },
    { id: 'replaceImage', method: 'PUT', path: record, answer: (call) => updateImage(platform, call) },
    { id: 'deleteImage', method: 'DELETE', path: record, answer: (call) => deleteImage(platform, call) },
    {
      id: 'getImageAnalytics',
      method: 'GET',
      path: `${record}/analytics`,
      answer: (call) => getImageAnalytics(platform, call),
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
  const scope = album
    ? store.picturesOf(albumOrRefuse(store, album, caller))
    : me
      ? store.pictures.ownedBy(me.name)
      : store.pictures.public();
  const pictures = selectPictures(scope, { ...filter, user: me ? me.name : user }, sort);
  const { pagination, records } = paginate(pictures, page, limit);
  return listAnswer(
    listEnvelope({ pagination, records: records.map((record) => imageRecord(record, baseUrl)) }),
  );
}

/** Gap: I8: GET counts a view, HEAD does not. */
function getImage({ store, baseUrl }: Platform, { request, params }: Call): Answer {
  const picture = pictureOrRefuse(store, params['slug_or_id'] ?? '');
  const shown =
    request.method === 'GET'
      ? store.write(() => store.countView(picture, referrerHost(request.headers)))
      : picture;
  return jsonAnswer(singleEnvelope(imageRecord(shown, baseUrl)));
}
