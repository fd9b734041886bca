/**
 * The fault of a request target before URL parsing, if any. The URL parser resolves dot segments and converts
 * backslashes, so path traversal is refused here.
 */
// Fault: S1, S2
export function targetFault(target: string): string | undefined {
  if (!target.startsWith('/')) return 'The request target must be a path.';
  const [path = ''] = target.split('?', 1);
  if (/\\|%5c|%00/i.test(path)) return 'The path must not contain backslashes or NUL.';
  if (path.split('/').some((segment) => /^(\.|%2e){1,2}$/i.test(segment))) {
    return 'The path must not contain dot segments.';
  }
  try {
    decodeURIComponent(path);
    return undefined;
  } catch {
    return 'The path is not valid percent-encoded UTF-8.';
  }
}
