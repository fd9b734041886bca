import { ATTRIBUTES } from '../../src/embed/mount-config.ts';

/** A token of source: `api` is a name of Pix, `note` a comment. */
export interface Token {
  text: string;
  kind: 'plain' | 'api' | 'note';
}

const NOTE = /<!--[\s\S]*?-->|\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/;
const API =
  /\bdata-[\w-]+|--pix-[\w-]+|::part\([^)]*\)|:state\([^)]*\)|\bpix-[a-z/]+\b|\bcreatePix\b|\b[Pp]ix\b(?:\.(?!addEventListener)\w+)*/;
const TOKENS = new RegExp(`(?<note>${NOTE.source})|(?<api>${API.source})`, 'gm');

/** Whether a name is one of Pix, and not another `data-*` attribute of the page. */
const isApi = (name: string) =>
  !name.startsWith('data-') || name.startsWith('data-pix-') || ATTRIBUTES.includes(name);

/** Tokenizes HTML, script or CSS to highlight names of Pix; the joined texts equal the source. */
export function highlight(source: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of source.matchAll(TOKENS)) {
    tokens.push({ kind: 'plain', text: source.slice(end, match.index) });
    const [text] = match;
    const kind = match.groups?.['note'] !== undefined ? 'note' : isApi(text) ? 'api' : 'plain';
    tokens.push({ kind, text });
    end = match.index + match[0].length;
  }
  tokens.push({ kind: 'plain', text: source.slice(end) });
  return tokens.filter(({ text }) => text);
}
