/** How long a file may be kept: by name, since chunks carry a hash of their content in it. */
function cacheControl(path: string, contentType: string): string {
  if (/\/(chunks|assets)\//.test(path)) return 'public, max-age=31536000, immutable';
  if (contentType.startsWith('text/html')) return 'no-cache';
  return 'public, max-age=300, stale-while-revalidate=86400';
}

/** The page whose viewer writes markup strings, and shows pictures that it was answered. */
const REFERENCE_PAGE = '/reference/index.html';

/** What pages of the site may load: their own files, and pictures and data of the service. */
function pagePolicy(path: string, baseUrl: string): string {
  const isReference = path === REFERENCE_PAGE;
  const { origin } = new URL(baseUrl);
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' ${origin}${isReference ? ' blob:' : ''}`,
    `connect-src 'self' ${origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${isReference ? 'default dompurify' : 'pix'}`,
  ].join('; ');
}

/** Caching and security headers of a file. */
export function filePolicy(path: string, contentType: string, baseUrl: string): Record<string, string> {
  return {
    'Cache-Control': cacheControl(path, contentType),
    'X-Content-Type-Options': 'nosniff',
    ...(contentType.startsWith('text/html') && {
      'Content-Security-Policy': pagePolicy(path, baseUrl),
      'Referrer-Policy': 'strict-origin-when-cross-origin',
    }),
  };
}
