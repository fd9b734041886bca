import type { MockResponse } from '../http/mock-response.ts';
import { once } from '../internal/once.ts';
import { noPicturePage, picturePage, rootPage } from './view-page-html.ts';
import { viewPageStyles } from './view-page-styles.ts';
import type { Operation, AppContext } from './operation.ts';

/** Operation that serves picture pages. */
// Gap: I12
export function viewPageOperations({ store, baseUrl }: AppContext): Operation[] {
  return [
    {
      id: 'getViewPage',
      method: 'GET',
      path: '/i/{slug}',
      handle: ({ params }) => {
        const picture = store.pictures.find(params['slug'] ?? '');
        return picture
          ? pageResponse(200, picturePage(picture, baseUrl), baseUrl)
          : missingPageResponse(baseUrl);
      },
    },
  ];
}

/** Responds with the root page of a server without a site. */
export function rootPageResponse(baseUrl: string): Promise<MockResponse> {
  return pageResponse(200, rootPage(baseUrl), baseUrl);
}

/** Responds with an HTML page for a 404. */
export function missingPageResponse(baseUrl: string): Promise<MockResponse> {
  return pageResponse(404, noPicturePage(baseUrl), baseUrl);
}

/** Responds with an HTML page and a content security policy that blocks all scripts. */
export async function pageResponse(status: number, html: string, baseUrl: string): Promise<MockResponse> {
  const policy = [
    "default-src 'none'",
    `img-src 'self' ${new URL(baseUrl).origin}`,
    `style-src '${await styleHash()}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ];
  return {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy.join('; '),
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    },
    body: html,
  };
}

/** The style sheet's hash as a CSP source. */
const styleHash = once(async () => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(viewPageStyles));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
});
