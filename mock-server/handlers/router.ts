import { pathMatcher, type PathParams } from '../http/match-path.ts';
import { groupBy } from '../internal/group-by.ts';
import { hostEntries } from './hosts.ts';
import type { AppContext, Endpoint } from './operation.ts';

/** Operations of a path, and the values of its `{name}` segments. */
export interface Route {
  operations: readonly Endpoint[];
  params: PathParams;
}

/** Route of unknown paths. */
export const NOWHERE: Route = { operations: [], params: {} };

/** Finds the route of a URL; `undefined` for URLs outside the platform. */
export type Router = (url: URL) => Route | undefined;

/** Creates a router by host and path. Below an API root, every path belongs to the platform, unknown ones as 404. */
export function createRouter({ hosts }: Pick<AppContext, 'hosts'>, operations: readonly Endpoint[]): Router {
  const entries = hostEntries(hosts).map(([host, base]) => ({
    base,
    host,
    templates: templatesOf(operations.filter((entry) => (entry.host ?? 'pictures') === host)),
  }));
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

/** Path templates with their operations, grouped by number of segments. */
function templatesOf(operations: readonly Endpoint[]) {
  const templates = [...groupBy(operations, ({ path }) => path)].map(([path, own]) => ({
    length: path.split('/').length,
    match: pathMatcher(path),
    operations: own,
  }));
  return groupBy(templates, ({ length }) => length);
}
