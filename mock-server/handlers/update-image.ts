import { jsonResponse, type MockResponse } from '../http/mock-response.ts';
import { BodyReader } from '../http/body-reader.ts';
import { readJson } from '../http/read-json.ts';
import type { Picture, User } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { singleEnvelope } from './envelope.ts';
import { requirePicture } from './require-record.ts';
import { claimSlug } from './claim-slug.ts';
import { imageRecord } from './image-record.ts';
import type { RequestContext, AppContext } from './operation.ts';
import { requireOwner } from './require-owner.ts';
import { readImageFields, type ImageFields } from './read-image-fields.ts';
import { requireUser } from './require-user.ts';

/** Updates the given fields only, for PATCH and PUT alike. */
// Gap: I6
export async function updateImage(
  { store, baseUrl }: AppContext,
  context: RequestContext,
): Promise<MockResponse> {
  const caller = requireUser(context);
  const body = new BodyReader(await readJson(context.request));
  const fields = readImageFields(body);
  body.finish();
  const changed = store.write(() => change(store, context.params['slug_or_id'] ?? '', fields, caller));
  return jsonResponse(singleEnvelope(imageRecord(changed, baseUrl)));
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
