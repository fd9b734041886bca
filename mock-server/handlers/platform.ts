import { KEY_PREFIX_LENGTH } from '../../src/contract/limits.ts';
import contract from '../../src/contract/openapi.gen.json' with { type: 'json' };
import { Problem, quote } from '../http/problem.ts';
import { listResponse } from '../http/responses.ts';
import { sum } from '../internal/collections.ts';
import { onePage } from '../store/paginate.ts';
import type { ApiKey } from '../store/records.ts';
import { requireUser } from './access.ts';
import { type AppContext, hostOf, type RequestContext } from './operation.ts';
import { pageResponse, singleResponse, timestamp } from './records.ts';

/** Health of the service. */
export function ping({ store }: AppContext): Response {
  return singleResponse({ message: 'pong', time: timestamp(store.now()) });
}

/** Statistics of the platform. */
export function getStats({ store, pageSizes }: AppContext): Response {
  const stats = store.stats();
  const { max = stats.limits.max_page_size } = pageSizes ?? {};
  return singleResponse({ ...stats, limits: { ...stats.limits, max_page_size: max } });
}

/** Categories of public pictures. */
export function listCategories({ store }: AppContext): Response {
  return pageResponse(onePage(store.pictures.categories()));
}

/** Tags of public pictures. */
export function listTags({ store }: AppContext): Response {
  return pageResponse(onePage(store.pictures.tags()));
}

/** The caller's own account; `last_used_at` is the time of the previous request with this key. */
// Gap: A5
export function getUser({ store }: AppContext, context: RequestContext): Response {
  const caller = requireUser(context);
  const { name, isAdmin, createdAt } = caller;
  const pictures = store.pictures.ownedBy(name);
  return singleResponse({
    username: name,
    is_admin: isAdmin,
    created_at: timestamp(createdAt),
    disk_bytes: sum(pictures, ({ fileSize }) => fileSize),
    total_views: sum(pictures, ({ views }) => views),
    image_count: pictures.length,
    public_image_count: pictures.filter(({ isPublic }) => isPublic).length,
    album_count: store.albums.list({ ownedBy: caller }).length,
    api_key: context.key && keyRecord(context.key),
  });
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

/** The contract with this server's URLs in its server entries. */
// Gap: G5, G6
export function getDocument({ hosts }: AppContext): Response {
  // JSON.stringify omits undefined fields.
  const here = (server: { url: string }) => ({
    ...server,
    url: hosts[hostOf(server.url)],
    variables: undefined,
  });
  const paths = Object.entries(contract.paths).map(([path, item]: [string, object]) => [
    path,
    'servers' in item ? { ...item, servers: (item.servers as { url: string }[]).map(here) } : item,
  ]);
  return listResponse({
    ...contract,
    servers: contract.servers.map(here),
    paths: Object.fromEntries(paths) as object,
  });
}

/** Whether an operation serves files of the script: only a fault rule that names it affects it. */
export const servesScripts = (id: string): boolean => id === 'getScript' || id === 'getScriptChunk';

/** Serves the embed script and its chunks, if the adapter has them. */
export async function getScript(
  { scripts }: AppContext,
  { request, params }: RequestContext,
): Promise<Response> {
  const file = await scripts?.(request);
  if (file) return file;
  const name = quote(params['file'] ?? '');
  throw new Problem(
    'not_found',
    `There is no script ${name} here. The option static of startPixServer names the folders of scripts; in the sources of Pix, build them first.`,
  );
}
