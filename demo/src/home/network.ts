/** Resource timing entries of this page. */
const requests = () => performance.getEntriesByType('resource') as PerformanceResourceTiming[];

/** Transferred size of the embed script's files, compressed. */
export function scriptSize(): { bytes: number; files: number } {
  const src = document.querySelector<HTMLScriptElement>('script[src$="/sdk.js"]')?.src;
  const folder = src?.slice(0, src.lastIndexOf('/') + 1);
  const files = requests().filter(({ name }) => folder && name.startsWith(folder));
  return { bytes: files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0), files: files.length };
}

/** Requests to third parties. */
export function countForeignRequests(): number {
  return requests().filter(({ name }) => new URL(name).origin !== location.origin).length;
}
