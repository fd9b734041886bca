/** Address of a document as Markdown, by the path of its file relative to the site; `undefined` for pages that are none. */
export function markdownAddress(filePath = ''): string | undefined {
  const [, address] = /^\.\.\/docs(\/.*\.md)$/.exec(filePath) ?? [];
  return address;
}
