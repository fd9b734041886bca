import { KEY_PREFIX_LENGTH } from '../../src/contract/limits.ts';
import { jsonResponse, type MockResponse } from '../http/mock-response.ts';
import type { ApiKey } from '../store/records.ts';
import { sum } from '../internal/sum.ts';
import { singleEnvelope } from './envelope.ts';
import type { RequestContext, Operation, AppContext } from './operation.ts';
import { requireUser } from './require-user.ts';
import { timestamp } from './timestamp.ts';

/** Operations on the caller's own account. */
export function accountOperations(app: AppContext): Operation[] {
  return [{ id: 'getUser', method: 'GET', path: '/api/v1/user', handle: (context) => getUser(app, context) }];
}

/**  `last_used_at` is the time of the previous request with this key. */
// Gap: A5
function getUser({ store }: AppContext, context: RequestContext): MockResponse {
  const caller = requireUser(context);
  const { name, isAdmin, createdAt } = caller;
  const pictures = store.pictures.ownedBy(name);
  return jsonResponse(
    singleEnvelope({
      username: name,
      is_admin: isAdmin,
      created_at: timestamp(createdAt),
      disk_bytes: sum(pictures, ({ fileSize }) => fileSize),
      total_views: sum(pictures, ({ views }) => views),
      image_count: pictures.length,
      public_image_count: pictures.filter(({ isPublic }) => isPublic).length,
      album_count: store.albums.list({ ownedBy: caller }).length,
      api_key: context.key && keyRecord(context.key),
    }),
  );
}

/** Public view of an API key: prefix only. */
function keyRecord({ key, label, createdAt, lastUsedAt }: ApiKey) {
  return {
    label,
    prefix: key.slice(0, KEY_PREFIX_LENGTH),
    created_at: timestamp(createdAt),
    last_used_at: lastUsedAt === undefined ? null : timestamp(lastUsedAt),
  };
}
