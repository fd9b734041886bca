/** A token of source: `api` is a name of Pix, `note` a comment. */
export interface Piece {
  text: string;
  kind: 'plain' | 'api' | 'note';
}

const NOTE = /<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/;
const API =
  /\bdata-(?:pix-\w+|limit|page|sort|q|user|album|category|tag|layout|paging|auto-pages|controls|sync|history)\b|--pix-[\w-]+|::part\([^)]*\)|:state\([^)]*\)|\bpix-[a-z/]+\b|\bcreatePix\b|\b[Pp]ix\b(?:\.(?!addEventListener)\w+)*/;
const PIECES = new RegExp(`(?<note>${NOTE.source})|(?<api>${API.source})`, 'gm');

/** Tokenizes HTML, script or CSS to highlight names of Pix; the joined texts equal the source. */
export function highlight(source: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of source.matchAll(PIECES)) {
    pieces.push({ kind: 'plain', text: source.slice(end, match.index) });
    pieces.push({ kind: match.groups?.['note'] === undefined ? 'api' : 'note', text: match[0] });
    end = match.index + match[0].length;
  }
  pieces.push({ kind: 'plain', text: source.slice(end) });
  return pieces.filter(({ text }) => text);
}
