import { IMAGE_SORTS } from '../../src/contract/filter-values.ts';
import { MAX_ALBUM_TITLE, MAX_DESCRIPTION } from '../../src/contract/limits.ts';
import { BodyReader, QueryReader } from '../http/fields.ts';
import { readPage } from '../http/list-parameters.ts';
import { Problem, quote, wrongField } from '../http/problem.ts';
import { readJson } from '../http/read-body.ts';
import { TOKEN_LETTERS } from '../store/ids.ts';
import { paginate } from '../store/paginate.ts';
import { selectPictures } from '../store/pictures.ts';
import type { StoredAlbum, User } from '../store/records.ts';
import { requireAlbum, requireOwner, requirePicture, requireUser, resolveMe } from './access.ts';
import type { AppContext, RequestContext } from './operation.ts';
import { readQueryOrBody } from './read-fields.ts';
import { albumRecord, imageRecord, pageResponse, singleResponse } from './records.ts';

/** Lists albums: the public ones, one owner's, or the caller's own. */
// Gap: A2
export function listAlbums(
  { store, baseUrl, pageSizes }: AppContext,
  { url, caller }: RequestContext,
): Response {
  const query = new QueryReader(url.searchParams);
  const { page, limit } = readPage(query, pageSizes);
  const user = query.text('user');
  query.finish();
  const me = resolveMe(user, caller);
  const { pagination, records } = paginate(store.albums.list(me ? { ownedBy: me } : { user }), page, limit);
  const albums = records.map((album) => albumRecord(album, store.picturesOf(album), baseUrl));
  return pageResponse({ pagination, records: albums });
}

/** Lists the pictures of an album that the caller may see. */
// Gap: A3
export function listAlbumImages(
  { store, baseUrl, pageSizes }: AppContext,
  { url, params, caller }: RequestContext,
): Response {
  const query = new QueryReader(url.searchParams);
  const { page, limit } = readPage(query, pageSizes);
  const sort = query.choice('sort', IMAGE_SORTS);
  query.finish();
  const album = requireAlbum(store, params['token_or_id'] ?? '', caller);
  const { pagination, records } = paginate(selectPictures(store.picturesOf(album), {}, sort), page, limit);
  return pageResponse({ pagination, records: records.map((record) => imageRecord(record, baseUrl)) });
}

const TOKEN_LENGTH = 12;

/** Creates an empty album owned by the caller. */
// Gap: A1
export async function createAlbum(app: AppContext, context: RequestContext): Promise<Response> {
  const { store } = app;
  const owner = requireUser(context);
  const body = new BodyReader(await readJson(context.request));
  const title = body
    .requiredText('title', {
      min: 1,
      max: MAX_ALBUM_TITLE,
      pattern: /\S/,
      expected: `a string of 1 to ${MAX_ALBUM_TITLE} characters, not only white space`,
    })
    .trim();
  const description = body.text('description', { max: MAX_DESCRIPTION })?.trim() ?? '';
  const isPublic = body.flag('is_public') ?? true;
  body.finish();
  const album = store.write(() =>
    store.addAlbum({
      token: store.newId(
        TOKEN_LETTERS,
        TOKEN_LENGTH,
        (token) => store.albums.table.named(token) !== undefined,
      ),
      title,
      description,
      isPublic,
      owner: owner.name,
      createdAt: store.now(),
      pictures: [],
    }),
  );
  return albumResponse(app, album, 201);
}

/** Appends a picture to an album: any picture whose slug or id the caller knows. */
// Gap: A4
export async function addAlbumImage(app: AppContext, context: RequestContext): Promise<Response> {
  const { store } = app;
  const caller = requireUser(context);
  const body = new BodyReader(await readJson(context.request));
  const image = body.requiredText('image');
  body.finish();
  const { before, after } = store.write(() => {
    const album = ownAlbum(app, context, caller);
    return { before: album, after: store.albums.addPicture(album, requirePicture(store, image).id) };
  });
  return albumResponse(app, after, before === after ? 200 : 201);
}

/** Removes a picture from an album without deleting the picture. */
export async function removeAlbumImage(app: AppContext, context: RequestContext): Promise<Response> {
  const { store } = app;
  const caller = requireUser(context);
  const image = await readQueryOrBody(context, 'image');
  if (image === undefined) {
    throw wrongField('image', 'must be given, in the query or in the body');
  }
  const album = store.write(() => {
    const found = ownAlbum(app, context, caller);
    const { id } = requirePicture(store, image);
    if (found.pictures.includes(id)) return store.albums.removePicture(found, id);
    throw new Problem('not_found', `The picture ${quote(image)} is not in this album.`);
  });
  return albumResponse(app, album, 200);
}

function ownAlbum({ store }: AppContext, { params }: RequestContext, caller: User): StoredAlbum {
  const album = requireAlbum(store, params['token_or_id'] ?? '', caller);
  requireOwner(caller, album, 'album');
  return album;
}

function albumResponse({ store, baseUrl }: AppContext, album: StoredAlbum, status: number): Response {
  return singleResponse(albumRecord(album, store.picturesOf(album), baseUrl), status);
}
