import type { Answer } from '../http/answer.ts';
import { once } from '../internal/once.ts';
import { noPicturePage, picturePage, rootPage } from './view-page-html.ts';
import { viewPageStyles } from './view-page-styles.ts';
import type { Operation, Platform } from './operation.ts';

/** The page of one picture, for people. Gap: I12. */
export function viewPageOperations({ store, baseUrl }: Platform): Operation[] {
  return [
    {
      id: 'getViewPage',
      method: 'GET',
      path: '/i/{slug}',
      answer: ({ params }) => {
        const picture = store.pictures.find(params['slug'] ?? '');
        return picture ? pageAnswer(200, picturePage(picture, baseUrl), baseUrl) : noPageAnswer(baseUrl);
      },
    },
  ];
}

/** The root of a server that has no site. */
export function rootPageAnswer(baseUrl: string): Promise<Answer> {
  return pageAnswer(200, rootPage(baseUrl), baseUrl);
}

/** A 404 for people: decent, plain, without script. */
export function noPageAnswer(baseUrl: string): Promise<Answer> {
  return pageAnswer(404, noPicturePage(), baseUrl);
}

/** A page for people, under a policy that lets no script run. */
export async function pageAnswer(status: number, html: string, baseUrl: string): Promise<Answer> {
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
