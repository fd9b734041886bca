import { jsonAnswer, type Answer } from '../http/answer.ts';
import { BodyReader } from '../http/body-reader.ts';
import { readJson } from '../http/read-json.ts';
import type { Picture, User } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { singleEnvelope } from './envelope.ts';
import { pictureOrRefuse } from './find-or-refuse.ts';
import { freeSlugOrRefuse } from './free-slug-or-refuse.ts';
import { imageRecord } from './image-record.ts';
import type { Call, Platform } from './operation.ts';
import { ownerOrRefuse } from './owner-or-refuse.ts';
import { readImageFields, type ImageFields } from './read-image-fields.ts';
import { signedIn } from './signed-in.ts';

/** Changes what is given and leaves the rest, for PATCH and PUT alike. Gap: I6. */
export async function updateImage({ store, baseUrl }: Platform, call: Call): Promise<Answer> {
  const caller = signedIn(call);
  const body = new BodyReader(await readJson(call.request));
  const fields = readImageFields(body);
  body.finish();
  const changed = store.write(() => change(store, call.params['slug_or_id'] ?? '', fields, caller));
  return jsonAnswer(singleEnvelope(imageRecord(changed, baseUrl)));
}

function change(store: Store, slugOrId: string, fields: ImageFields, caller: User): Picture {
  const picture = pictureOrRefuse(store, slugOrId);
  ownerOrRefuse(caller, picture, 'picture');
  const { slug = picture.slug } = fields;
  if (slug !== picture.slug) freeSlugOrRefuse(store, slug);
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
