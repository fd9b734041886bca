/** Removes common indentation and surrounding empty lines. */
export function dedent(text: string): string {
  const all = text.trimEnd().split('\n');
  const lines = all.slice(all.findIndex((line) => line.trim()));
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join('\n');
}

/** A module for display: without comments for the type checker. */
export function withoutTypeCheckComments(code: string): string {
  return dedent(code.replace(/^ *\/\/ @ts-.*\n/gm, ''));
}
