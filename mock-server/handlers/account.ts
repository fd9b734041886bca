import { KEY_PREFIX_LENGTH } from '../../src/contract/limits.ts';
import { jsonAnswer, type Answer } from '../http/answer.ts';
import type { ApiKey } from '../store/records.ts';
import { sum } from '../internal/sum.ts';
import { singleEnvelope } from './envelope.ts';
import type { Call, Operation, Platform } from './operation.ts';
import { signedIn } from './signed-in.ts';
import { timestamp } from './timestamp.ts';

/** The caller's own account. */
export function accountOperations(platform: Platform): Operation[] {
  return [{ id: 'getUser', method: 'GET', path: '/api/v1/user', answer: (call) => getUser(platform, call) }];
}

/** Gap: A5. The key was last used by the request before this one. */
function getUser({ store }: Platform, call: Call): Answer {
  const caller = signedIn(call);
  const { name, isAdmin, createdAt } = caller;
  const pictures = store.pictures.ownedBy(name);
  return jsonAnswer(
    singleEnvelope({
      username: name,
      is_admin: isAdmin,
      created_at: timestamp(createdAt),
      disk_bytes: sum(pictures, ({ fileSize }) => fileSize),
      total_views: sum(pictures, ({ views }) => views),
      image_count: pictures.length,
      public_image_count: pictures.filter(({ isPublic }) => isPublic).length,
      album_count: store.albums.list({ ownedBy: caller }).length,
      api_key: call.key && keyRecord(call.key),
    }),
  );
}

/** A key as its user may see it: by its beginning alone. */
function keyRecord({ key, label, createdAt, lastUsedAt }: ApiKey) {
  return {
    label,
    prefix: key.slice(0, KEY_PREFIX_LENGTH),
    created_at: timestamp(createdAt),
    last_used_at: lastUsedAt === undefined ? null : timestamp(lastUsedAt),
  };
}
