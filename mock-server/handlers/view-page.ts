import { bodyResponse } from '../http/responses.ts';
import { once } from '../internal/promises.ts';
import { selectPictures } from '../store/pictures.ts';
import type { Picture } from '../store/records.ts';
import type { Store } from '../store/store.ts';
import { frontPage } from './front-page.ts';
import { viewPageStyles } from './html-page.ts';
import type { AppContext, RequestContext } from './operation.ts';
import { type Neighbours, noPicturePage, picturePage } from './view-page-html.ts';

/** Serves the page of a picture. */
export function getViewPage(
  { store, baseUrl }: AppContext,
  { params, url }: RequestContext,
): Promise<Response> {
  const picture = store.pictures.find(params['slug'] ?? '');
  if (!picture) return missingPageResponse(baseUrl);
  const around = neighboursOf(store, picture, url.searchParams.get('album'));
  return htmlResponse(200, picturePage(picture, around, baseUrl), baseUrl);
}

/** The pictures around one: in the named album, in the first public album that contains it, or among the newest. */
function neighboursOf(store: Store, picture: Picture, token: string | null): Neighbours {
  const named = token === null ? undefined : store.albums.find(token, undefined);
  const album = [named, ...store.albums.list({})].find((candidate) =>
    candidate?.pictures.includes(picture.id),
  );
  const pictures = album ? store.picturesOf(album) : selectPictures(store.pictures.public(), {}, 'newest');
  const at = pictures.findIndex(({ id }) => id === picture.id);
  return { album, previous: pictures[at - 1], next: at < 0 ? undefined : pictures[at + 1] };
}

/** Responds with the root page of a server without a site. Its gallery requires the script. */
export function rootPageResponse({ store, baseUrl }: AppContext): Promise<Response> {
  return htmlResponse(200, frontPage(store, baseUrl), baseUrl, [
    "script-src 'self'",
    `connect-src 'self' ${new URL(baseUrl).origin}`,
    "require-trusted-types-for 'script'",
    'trusted-types lit-html',
  ]);
}

/** Responds with an HTML page for a 404. */
export function missingPageResponse(baseUrl: string): Promise<Response> {
  return htmlResponse(404, noPicturePage(baseUrl), baseUrl);
}

/** Responds with an HTML page and a content security policy that blocks all scripts, unless `more` directives permit some. */
export async function htmlResponse(
  status: number,
  html: string,
  baseUrl: string,
  more: readonly string[] = [],
): Promise<Response> {
  const policy = [
    "default-src 'none'",
    `img-src 'self' data: ${new URL(baseUrl).origin}`,
    `style-src '${await styleHash()}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    ...more,
  ];
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': policy.join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
  return bodyResponse(html, headers, status);
}

/** The style sheet's hash as a CSP source. */
const styleHash = once(async () => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(viewPageStyles));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
});
