/** Files that never change: those with a content hash in their names, and scripts with a whole version in their path. */
const IMMUTABLE = /\/(?:chunks|assets)\/|^\/cdn\/(?:[\w.]*@)?\d+\.\d+\.\d+/;

/** Cache lifetime by path. */
function cacheControl(path: string, contentType: string): string {
  if (IMMUTABLE.test(path)) return 'public, max-age=31536000, immutable';
  if (contentType.startsWith('text/html')) return 'no-cache';
  return 'public, max-age=300, stale-while-revalidate=86400';
}

/** Content-Security-Policy of the site's pages: their own files, and pictures and data of the service. */
function pagePolicy(baseUrl: string): string {
  const { origin } = new URL(baseUrl);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' ${origin}`,
    `connect-src 'self' ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html',
  ].join('; ');
}

/** Directive that a page with a policy of its own cannot state in a `meta` element. */
const HEADER_ONLY_POLICY = "frame-ancestors 'self'";

/** A file to serve. */
export interface ServedFile {
  path: string;
  contentType: string;
  /** Whether the file is a page with a Content-Security-Policy in a `meta` element. */
  hasOwnPolicy: boolean;
}

/** Caching and security headers of a static file. */
export function filePolicy(file: ServedFile, baseUrl: string): Record<string, string> {
  const { path, contentType, hasOwnPolicy } = file;
  return {
    'Cache-Control': cacheControl(path, contentType),
    'X-Content-Type-Options': 'nosniff',
    ...(contentType.startsWith('text/html') && {
      'Content-Security-Policy': hasOwnPolicy ? HEADER_ONLY_POLICY : pagePolicy(baseUrl),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    }),
  };
}
