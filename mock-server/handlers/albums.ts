import { IMAGE_SORTS } from '../../src/contract/limits.ts';
import { listAnswer, type Answer } from '../http/answer.ts';
import { readPage } from '../http/list-parameters.ts';
import { QueryReader } from '../http/query-reader.ts';
import { paginate } from '../store/paginate.ts';
import { selectPictures } from '../store/pictures.ts';
import { albumRecord } from './album-record.ts';
import { addAlbumImage, createAlbum, removeAlbumImage } from './album-writes.ts';
import { callerAsMe } from './caller-as-me.ts';
import { listEnvelope } from './envelope.ts';
import { albumOrRefuse } from './find-or-refuse.ts';
import { imageRecord } from './image-record.ts';
import type { Call, Operation, Platform } from './operation.ts';
import { rememberAnswers } from './remember-answers.ts';

/** Albums and the pictures in them. */
export function albumOperations(platform: Platform): Operation[] {
  return [
    {
      id: 'listAlbums',
      method: 'GET',
      path: '/api/v1/albums',
      answer: rememberAnswers(platform, (call) => listAlbums(platform, call)),
    },
    {
      id: 'listAlbumImages',
      method: 'GET',
      path: '/api/v1/albums/{token_or_id}/images',
      answer: rememberAnswers(platform, (call) => listAlbumImages(platform, call)),
    },
    {
      id: 'createAlbum',
      method: 'POST',
      path: '/api/v1/albums',
      answer: (call) => createAlbum(platform, call),
    },
    {
      id: 'addAlbumImage',
      method: 'POST',
      path: '/api/v1/albums/{token_or_id}/images',
      answer: (call) => addAlbumImage(platform, call),
    },
    {
      id: 'removeAlbumImage',
      method: 'DELETE',
      path: '/api/v1/albums/{token_or_id}/images',
      answer: (call) => removeAlbumImage(platform, call),
    },
  ];
}

/** Gap: A2. */
function listAlbums({ store, baseUrl }: Platform, { url, caller }: Call): Answer {
  const query = new QueryReader(url.searchParams);
  const { page, limit } = readPage(query);
  const user = query.text('user');
  query.finish();
  const me = callerAsMe(user, caller);
  const { pagination, records } = paginate(store.albums.list(me ? { ownedBy: me } : { user }), page, limit);
  const albums = records.map((album) => albumRecord(album, store.picturesOf(album), baseUrl));
  return listAnswer(listEnvelope({ pagination, records: albums }));
}

/** Gap: A3. */
function listAlbumImages({ store, baseUrl }: Platform, { url, params, caller }: Call): Answer {
  const query = new QueryReader(url.searchParams);
  const { page, limit } = readPage(query);
  const sort = query.choice('sort', IMAGE_SORTS);
  query.finish();
  const album = albumOrRefuse(store, params['token_or_id'] ?? '', caller);
  const { pagination, records } = paginate(selectPictures(store.picturesOf(album), {}, sort), page, limit);
  return listAnswer(
    listEnvelope({ pagination, records: records.map((record) => imageRecord(record, baseUrl)) }),
  );
}
