/** Takes away the indentation that all lines share, and empty lines around. */
export function dedent(text: string): string {
  const lines = text.replace(/^\s*\n|\s+$/g, '').split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join('\n');
}

/** A module as a reader wants it: without remarks to the type checker. */
export function withoutToolRemarks(code: string): string {
  return dedent(code.replace(/^ *\/\/ @ts-.*\n/gm, ''));
}
