import { jsonResponse, type MockResponse } from '../http/mock-response.ts';
import { Problem } from '../http/problem.ts';
import { unauthorized } from '../http/read-key.ts';
import { sameText } from '../store/find-key.ts';
import type { Picture, User } from '../store/records.ts';
import { singleEnvelope } from './envelope.ts';
import { requirePicture } from './require-record.ts';
import type { RequestContext, AppContext } from './operation.ts';
import { mayChange } from './require-owner.ts';
import { readQueryOrBody } from './read-query-or-body.ts';

/** Deletes a picture permanently; allowed for its owner, administrators and holders of its delete token. */
// Gap: I7
export async function deleteImage(
  { store, files }: AppContext,
  context: RequestContext,
): Promise<MockResponse> {
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
  return jsonResponse(singleEnvelope({ id: picture.id, slug: picture.slug, deleted: true }));
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
