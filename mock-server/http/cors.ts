/** CORS headers for API, pictures and scripts: readable from every origin, `null` included. */
// Gap: G4
const corsHeaders: Record<string, string> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'X-Request-Id, Retry-After, ETag, Location, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Common headers of API responses. */
// Gap: G3
export function commonHeaders(requestId: string): Record<string, string> {
  return { ...corsHeaders, 'X-Request-Id': requestId };
}

/** Headers of a preflight response for a path that supports `methods`. */
export function preflightHeaders(methods: readonly string[]): Record<string, string> {
  return {
    Allow: methods.join(', '),
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': 'X-API-Key, x-api-key, Authorization, Content-Type, If-None-Match',
    'Access-Control-Max-Age': '86400',
  };
}
