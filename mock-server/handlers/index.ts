/** All handlers of the platform, for every shell. */
import { http, type HttpHandler } from 'msw';
import { matchPath } from '../http/match-path.ts';
import { albumOperations } from './albums.ts';
import { imageOperations } from './images.ts';
import type { Operation, Platform } from './operation.ts';
import { pictureOperations } from './pictures.ts';
import { platformOperations } from './platform.ts';
import { respond } from './respond.ts';
import { scriptOperations } from './scripts.ts';
import { viewPageOperations } from './view-page.ts';

/** The operations of the contract that this mock answers, one entry each. */
export function createOperations(platform: Platform): Operation[] {
  return [
    ...platformOperations(platform),
    ...imageOperations(platform),
    ...albumOperations(platform),
    ...pictureOperations(platform),
    ...viewPageOperations(platform),
    ...scriptOperations(platform),
  ];
}

/**
 * MSW handlers: one for each path, which answers all methods of it (HEAD, preflight and 405 included),
 * and one that answers 404 for whatever else lies under the API root.
 */
export function createHandlers(platform: Platform): HttpHandler[] {
  const byPath = Map.groupBy(createOperations(platform), ({ path }) => path);
  const handlers = [...byPath].map(([template, operations]) =>
    http.all(
      ({ request }) => {
        const path = pathWithin(platform.baseUrl, request.url);
        const params = path === undefined ? undefined : matchPath(template, path);
        return { matches: params !== undefined, params: params ?? {} };
      },
      ({ request, params }) => respond(platform, operations, request, params),
    ),
  );
  const unknown = http.all(
    ({ request }) => pathWithin(platform.baseUrl, request.url)?.startsWith('/api/') ?? false,
    ({ request }) => respond(platform, [], request, {}),
  );
  return [...handlers, unknown];
}

/** The path of a URL relative to the base URL, still encoded; nothing for URLs elsewhere. */
function pathWithin(baseUrl: string, url: string): string | undefined {
  const { origin, pathname } = new URL(url);
  const full = origin + pathname;
  return full.startsWith(`${baseUrl}/`) ? full.slice(baseUrl.length) : undefined;
}
