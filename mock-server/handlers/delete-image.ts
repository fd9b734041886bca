import { jsonAnswer, type Answer } from '../http/answer.ts';
import { Problem } from '../http/problem.ts';
import { unauthorized } from '../http/read-key.ts';
import { sameText } from '../store/find-key.ts';
import type { Picture, User } from '../store/records.ts';
import { singleEnvelope } from './envelope.ts';
import { pictureOrRefuse } from './find-or-refuse.ts';
import type { Call, Platform } from './operation.ts';
import { mayChange } from './owner-or-refuse.ts';
import { readQueryOrBody } from './read-query-or-body.ts';

/** Deletes a picture for good: for its owner, administrators, and whoever has its token. Gap: I7. */
export async function deleteImage({ store, files }: Platform, call: Call): Promise<Answer> {
  const { caller, params } = call;
  const token = await readQueryOrBody(call, 'delete_token');
  if (!caller && token === undefined) {
    throw unauthorized('Deleting needs an API key, or the delete_token that the upload was answered with.');
  }
  const picture = store.write(() => {
    const found = pictureOrRefuse(store, params['slug_or_id'] ?? '');
    if (!mayDelete(found, caller, token)) throw forbidden(token);
    store.removePicture(found);
    return found;
  });
  files.drop(picture.content);
  return jsonAnswer(singleEnvelope({ id: picture.id, slug: picture.slug, deleted: true }));
}

/** A wrong token beside a sufficient key does no harm. Gap: Finer points. */
function mayDelete(picture: Picture, caller: User | undefined, token: string | undefined): boolean {
  if (caller && mayChange(caller, picture)) return true;
  return token !== undefined && picture.deleteToken !== undefined && sameText(picture.deleteToken, token);
}

function forbidden(token: string | undefined): Problem {
  const fault =
    token === undefined ? 'This picture is not yours' : 'The delete_token is not that of this picture';
  const rule = 'only its owner, administrators and whoever has its delete_token may delete it';
  return new Problem('forbidden', `${fault}: ${rule}.`);
}
