import { pathMatcher, type PathParams } from '../http/match-path.ts';
import { groupBy } from '../internal/group-by.ts';
import { HOST_NAMES } from './hosts.ts';
import type { Operation, Platform } from './operation.ts';

/** The operations of a path, and what its `{name}` segments hold. */
export interface Route {
  operations: readonly Operation<string>[];
  params: PathParams;
}

/** The route of URLs that lead to nothing. */
export const NOWHERE: Route = { operations: [], params: {} };

/** Finds what answers a URL; nothing for URLs the platform does not have. */
export type Router = (url: URL) => Route | undefined;

/** Puts operations in order by host and path. Below an API root, every path is the platform's, if only to say 404. */
export function createRouter(
  { hosts }: Pick<Platform, 'hosts'>,
  operations: readonly Operation<string>[],
): Router {
  // The longest address first, so that a companion host wins over the service whose prefix it is.
  const entries = HOST_NAMES.map((host) => ({
    base: hosts[host],
    host,
    templates: templatesOf(operations.filter((entry) => (entry.host ?? 'pictures') === host)),
  })).sort((a, b) => b.base.length - a.base.length);
  return (url) => {
    const full = url.origin + url.pathname;
    const entry = entries.find(({ base }) => full.startsWith(`${base}/`));
    if (!entry) return undefined;
    const path = full.slice(entry.base.length);
    const segments = path.split('/');
    for (const template of entry.templates.get(segments.length) ?? []) {
      const params = template.match(segments);
      if (params) return { operations: template.operations, params };
    }
    const isOwn = entry.host !== 'pictures' || path.startsWith('/api/');
    return isOwn ? NOWHERE : undefined;
  };
}

/** Operations with the same path, by how many segments it has. */
function templatesOf(operations: readonly Operation<string>[]) {
  const templates = [...groupBy(operations, ({ path }) => path)].map(([path, own]) => ({
    length: path.split('/').length,
    match: pathMatcher(path),
    operations: own,
  }));
  return groupBy(templates, ({ length }) => length);
}
