/** What the browser says it fetched for this page. */
const requests = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];

/** Size of the embed script's files as they came over the wire, compressed. */
export function scriptSize(): { bytes: number; files: number } {
  const folder = document
    .querySelector<HTMLScriptElement>('script[src$="/sdk.js"]')
    ?.src.replace(/[^/]*$/, '');
  const files = requests().filter(({ name }) => folder && name.startsWith(folder));
  return { bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0), files: files.length };
}

/** Requests to anyone but this page's own server. */
export function countForeignRequests(): number {
  return requests().filter(({ name }) => new URL(name).origin !== location.origin).length;
}
