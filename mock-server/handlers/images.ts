import { MAX_REFERRERS } from '../../src/contract/limits.ts';
import { BodyReader, QueryReader } from '../http/fields.ts';
import { readFilters, readPage } from '../http/list-parameters.ts';
import { Problem } from '../http/problem.ts';
import { readJson } from '../http/read-body.ts';
import { referrerHost, unauthorized } from '../http/request-headers.ts';
import { sum } from '../internal/collections.ts';
import { sameText } from '../store/accounts.ts';
import { paginate } from '../store/paginate.ts';
import { selectPictures } from '../store/pictures.ts';
import type { DayViews, Picture, User } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import {
  claimSlug,
  mayChange,
  requireAlbum,
  requireOwner,
  requirePicture,
  requireUser,
  resolveMe,
} from './access.ts';
import type { AppContext, RequestContext } from './operation.ts';
import { type ImageFields, readImageFields, readQueryOrBody } from './read-fields.ts';
import { imageRecord, pageResponse, singleResponse } from './records.ts';

/** Lists pictures by scope and filters, in an order, one page at a time. */
// Gap: I9, I10, I11
export function listImages(
  { store, baseUrl, pageSizes }: AppContext,
  { url, caller }: RequestContext,
): Response {
  const query = new QueryReader(url.searchParams);
  const { page, limit } = readPage(query, pageSizes);
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
  return pageResponse({ pagination, records: records.map((record) => imageRecord(record, baseUrl)) });
}

/** Returns a picture. GET counts a view if the view can be stored, HEAD counts none. */
// Gap: I8
export function getImage({ store, baseUrl }: AppContext, { request, params }: RequestContext): Response {
  const picture = requirePicture(store, params['slug_or_id'] ?? '');
  const shown =
    request.method === 'GET'
      ? store.countWith(() => store.countView(picture, referrerHost(request.headers)))
      : picture;
  return singleResponse(imageRecord(shown, baseUrl));
}

/** Updates the given fields only, for PATCH and PUT alike. */
// Gap: I6
export async function updateImage(
  { store, baseUrl }: AppContext,
  context: RequestContext,
): Promise<Response> {
  const caller = requireUser(context);
  const body = new BodyReader(await readJson(context.request));
  const fields = readImageFields(body);
  body.finish();
  const changed = store.write(() => change(store, context.params['slug_or_id'] ?? '', fields, caller));
  return singleResponse(imageRecord(changed, baseUrl));
}

function change(store: Store, slugOrId: string, fields: ImageFields, caller: User): Picture {
  const picture = requirePicture(store, slugOrId);
  requireOwner(caller, picture, 'picture');
  const { slug = picture.slug } = fields;
  if (slug !== picture.slug) claimSlug(store, slug);
  const { title = picture.title, description = picture.description, category = picture.category } = fields;
  const { tags = picture.tags, isPublic = picture.isPublic } = fields;
  return store.pictures.table.put({
    ...picture,
    slug,
    title: title || slug,
    description,
    category,
    tags,
    isPublic,
  });
}

/** Deletes a picture permanently; allowed for its owner, administrators and holders of its delete token. */
// Gap: I7
export async function deleteImage({ store, files }: AppContext, context: RequestContext): Promise<Response> {
  const { caller, params } = context;
  const token = await readQueryOrBody(context, 'delete_token');
  if (!caller && token === undefined) {
    throw unauthorized('Deleting requires an API key, or the delete_token from the upload.');
  }
  const picture = store.write(() => {
    const found = requirePicture(store, params['slug_or_id'] ?? '');
    if (!mayDelete(found, caller, token)) throw forbidden(token);
    store.removePicture(found);
    return found;
  });
  files.release(picture.content);
  return singleResponse({ id: picture.id, slug: picture.slug, deleted: true });
}

/** Whether a caller or the holder of a token may delete a picture. A wrong token is ignored if the key suffices. */
function mayDelete(picture: Picture, caller: User | undefined, token: string | undefined): boolean {
  if (caller && mayChange(caller, picture)) return true;
  return token !== undefined && picture.deleteToken !== undefined && sameText(picture.deleteToken, token);
}

function forbidden(token: string | undefined): Problem {
  const fault =
    token === undefined ? 'This picture is not yours' : 'The delete_token is not that of this picture';
  const rule = 'only its owner, administrators and holders of its delete_token may delete it';
  return new Problem('forbidden', `${fault}: ${rule}.`);
}

/** Views of the last 30 days; owner only. */
// Gap: I13
export function getImageAnalytics({ store }: AppContext, context: RequestContext): Response {
  const caller = requireUser(context);
  const { id, slug, owner } = requirePicture(store, context.params['slug_or_id'] ?? '');
  if (caller.name !== owner) {
    throw new Problem('forbidden', 'Only the owner of the picture may read its analytics.');
  }
  const days = store.views.series(id, store.now());
  return singleResponse({
    image: { id, slug },
    period: { from: days.at(0)?.day, to: days.at(-1)?.day },
    total_views: sum(days, ({ views }) => views),
    views: days.map(({ day, views }) => ({ date: day, views })),
    referrers: topReferrers(days),
  });
}

function topReferrers(days: readonly DayViews[]): { host: string; views: number }[] {
  const totals = new Map<string, number>();
  for (const { referrers } of days) {
    for (const [host, views] of Object.entries(referrers)) totals.set(host, (totals.get(host) ?? 0) + views);
  }
  return [...totals]
    .map(([host, views]) => ({ host, views }))
    .sort((a, b) => b.views - a.views || (a.host < b.host ? -1 : 1))
    .slice(0, MAX_REFERRERS);
}
