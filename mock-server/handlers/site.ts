import { commonHeaders } from '../http/cors.ts';
import { Problem, quote } from '../http/problem.ts';
import { jsonResponse, respond } from '../http/responses.ts';
import type { Picture } from '../store/records.ts';
import type { AppContext } from './operation.ts';
import { pictureUrls } from './records.ts';
import { sharedImage, thumbnailSize } from './view-page-html.ts';
import { missingPageResponse, rootPageResponse } from './view-page.ts';

const ALLOW = 'GET, HEAD, OPTIONS';

/** Path of the scripts, which any page may load, also those of the folder of a version. */
const SCRIPTS_PATH = '/cdn/';

/** Handlers of paths outside the contract. */
export interface SiteHandler {
  /** Serves a static file; `undefined` for other paths. */
  file: (request: Request) => Promise<Response | undefined>;
  /** Serves static files, oEmbed, and an HTML page for 404. */
  handle: (request: Request) => Promise<Response | undefined>;
}

/** Creates the handlers of paths outside the contract. */
export function createSiteHandler(app: AppContext, files: NonNullable<AppContext['scripts']>): SiteHandler {
  const pageHeaders = (requestId: string) => ({ 'X-Request-Id': requestId });
  /** The site's own page for missing pages, if it has one, as on static hosts. */
  const missingPage = async ({ headers }: Request): Promise<Response> => {
    const coding = headers.get('Accept-Encoding') ?? '';
    const page = await files(
      new Request(`${app.baseUrl}/404.html`, { headers: { 'Accept-Encoding': coding } }),
    );
    return page
      ? new Response(page.body, { status: 404, headers: page.headers })
      : missingPageResponse(app.baseUrl);
  };
  const file = async (request: Request) => {
    const found = await files(request);
    if (!found) return undefined;
    const isScript = pathOf(request, app).startsWith(SCRIPTS_PATH);
    const serve = () => (isRead(request) ? found : otherMethod(request));
    return respond(app, request, serve, isScript ? commonHeaders : pageHeaders);
  };
  return {
    file,
    handle: async (request) => {
      const path = pathOf(request, app);
      if (isRead(request) && path === OEMBED_PATH)
        return respond(app, request, () => oembedResponse(app, new URL(request.url).searchParams));
      const found = await file(request);
      if (found || !isRead(request)) return found;
      const accept = request.headers.get('Accept') ?? '*/*';
      const isForBrowser = accept.includes('text/html');
      const isFrontPage = path === '/' && (isForBrowser || accept.includes('*/*'));
      if (!isFrontPage && !isForBrowser) return undefined;
      return respond(
        app,
        request,
        () => (isFrontPage ? rootPageResponse(app) : missingPage(request)),
        pageHeaders,
      );
    },
  };
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

function pathOf({ url }: Request, { baseUrl }: AppContext): string {
  const { origin, pathname } = new URL(url);
  return (origin + pathname).slice(baseUrl.length);
}

function otherMethod({ method, url }: Request): Response {
  const headers = { Allow: ALLOW };
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers });
  const message = `${quote(new URL(url).pathname)} supports ${ALLOW} only.`;
  throw new Problem('method_not_allowed', message, { headers });
}

/**
 * Path of the oEmbed endpoint, below the base URL. Not an operation of the contract: it serves sites that link to picture pages.
 */
export const OEMBED_PATH = '/oembed';

/** A URL and the size in pixels at which a picture is shown. */
type Sized = ReturnType<typeof sharedImage>;

/**
 * oEmbed 1.0 (https://oembed.com) for a picture page: type `photo`, JSON, no larger than `maxwidth` and `maxheight`.
 * Throws 404 for other pages; responds 501 to XML, as oEmbed specifies.
 */
// Gap: G9
export function oembedResponse({ store, baseUrl }: AppContext, query: URLSearchParams): Response {
  // Without parameters of campaigns and the like.
  const page = (query.get('url') ?? '').replace(/[?#].*$/s, '');
  const slug = page.startsWith(`${baseUrl}/i/`) ? page.slice(`${baseUrl}/i/`.length) : '';
  const picture = /^[a-z\d_-]+$/.test(slug) ? store.pictures.find(slug) : undefined;
  if (!picture || picture.slug !== slug)
    throw new Problem('not_found', 'url must be a picture page on this server.');
  if ((query.get('format') ?? 'json') !== 'json') return new Response(null, { status: 501 });
  return jsonResponse(photoOf(picture, baseUrl, limitedTo(query)));
}

function photoOf(picture: Picture, baseUrl: string, limited: (image: Sized) => Sized) {
  const thumbnail = { url: pictureUrls(picture, baseUrl).thumbnail_url, ...thumbnailSize(picture) };
  const whole = sharedImage(picture, baseUrl);
  const shown = limited(whole).width < whole.width ? limited(thumbnail) : whole;
  const preview = limited(thumbnail);
  return {
    version: '1.0',
    type: 'photo',
    title: picture.title,
    author_name: picture.owner,
    provider_name: 'Pix',
    provider_url: `${baseUrl}/`,
    ...shown,
    thumbnail_url: preview.url,
    thumbnail_width: preview.width,
    thumbnail_height: preview.height,
  };
}

/** Returns a function that fits a picture into `maxwidth` and `maxheight`. */
function limitedTo(query: URLSearchParams): (image: Sized) => Sized {
  const [maxWidth, maxHeight] = [sizeLimit(query, 'maxwidth'), sizeLimit(query, 'maxheight')];
  return ({ url, width, height }) => {
    const scale = Math.min(1, maxWidth / width, maxHeight / height);
    const side = (length: number) => Math.max(1, Math.floor(length * scale));
    return { url, width: side(width), height: side(height) };
  };
}

/** A size limit in pixels; `Infinity` if missing or invalid. */
function sizeLimit(query: URLSearchParams, name: string): number {
  const text = query.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : Infinity;
}
