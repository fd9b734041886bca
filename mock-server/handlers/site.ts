import type { MockResponse } from '../http/mock-response.ts';
import { commonHeaders } from '../http/cors.ts';
import { Problem, quote } from '../http/problem.ts';
import { problemResponse } from '../http/problem-response.ts';
import { finishResponse } from '../http/finish-response.ts';
import type { IncomingRequest } from '../http/incoming-request.ts';
import { OEMBED_PATH, oembedResponse } from './oembed.ts';
import type { AppContext } from './operation.ts';
import { missingPageResponse, rootPageResponse } from './view-page.ts';

const ALLOW = 'GET, HEAD, OPTIONS';

/** Path of the scripts, which any page may load, also those of the folder of a version. */
const SCRIPTS_PATH = '/cdn/';

/** Handlers of paths outside the contract. */
export interface SiteHandler {
  /** Serves a static file; `undefined` for other paths. */
  file: (request: IncomingRequest) => Promise<MockResponse | undefined>;
  /** Serves static files, oEmbed, and an HTML page for 404. */
  handle: (request: IncomingRequest) => Promise<MockResponse | undefined>;
}

/** Creates the handlers of paths outside the contract. */
export function createSiteHandler(app: AppContext, files: NonNullable<AppContext['scripts']>): SiteHandler {
  /** The site's own page for missing pages, if it has one, as on static hosts. */
  const missingPage = async (request: IncomingRequest): Promise<MockResponse> => {
    const page = await files({ ...request, url: new URL(`${app.baseUrl}/404.html`) });
    return page ? { ...page, status: 404 } : missingPageResponse(app.baseUrl);
  };
  const file = async (request: IncomingRequest) => {
    const found = await files(request);
    if (!found) return undefined;
    const requestId = app.nextRequestId();
    const isScript = pathOf(request, app).startsWith(SCRIPTS_PATH);
    const common = isScript ? commonHeaders(requestId) : { 'X-Request-Id': requestId };
    return finishResponse(request, isRead(request) ? found : otherMethod(request, requestId), common);
  };
  return {
    file,
    handle: async (request) => {
      if (isRead(request) && pathOf(request, app) === OEMBED_PATH) return respondWithOembed(app, request);
      const found = await file(request);
      if (found) return found;
      if (!isRead(request)) return undefined;
      const accept = request.headers.get('Accept') ?? '*/*';
      const isForBrowser = accept.includes('text/html');
      const isFrontPage = isRoot(request, app) && (isForBrowser || accept.includes('*/*'));
      if (!isFrontPage && !isForBrowser) return undefined;
      const page = isFrontPage ? await rootPageResponse(app) : await missingPage(request);
      return finishResponse(request, page, { 'X-Request-Id': app.nextRequestId() });
    },
  };
}

function isRead({ method }: IncomingRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function isRoot(request: IncomingRequest, app: AppContext): boolean {
  return pathOf(request, app) === '/';
}

function pathOf({ url }: IncomingRequest, { baseUrl }: AppContext): string {
  return (url.origin + url.pathname).slice(baseUrl.length);
}

function respondWithOembed(app: AppContext, request: IncomingRequest): MockResponse {
  const requestId = app.nextRequestId();
  let response;
  try {
    response = oembedResponse(app, request.url.searchParams);
  } catch (error) {
    response = problemResponse(error, requestId);
  }
  return finishResponse(request, response, commonHeaders(requestId));
}

function otherMethod({ method, url }: IncomingRequest, requestId: string): MockResponse {
  const headers = { Allow: ALLOW };
  if (method === 'OPTIONS') return { status: 204, headers, body: undefined };
  const message = `${quote(url.pathname)} supports ${ALLOW} only.`;
  return problemResponse(new Problem('method_not_allowed', message, { headers }), requestId);
}
