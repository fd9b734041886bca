/*
 * An instruction or comment that is never closed reaches to the end of the text. Were it no match, the text would be searched
 * for its end once more at each later opening: quadratic.
 */

/** What may stand before the root element, document type aside: white space, instructions, comments. */
const MISCELLANY = /\s|<\?[^]*?(?:\?>|$)|<!--[^]*?(?:-->|$)/y;

/** Parts of a document type outside its brackets, and of the declarations within them. */
const NAME_OR_QUOTE = /[^"'[>]|"[^"]*"|'[^']*'/y;
const DECLARATION_PART = /<\?[^]*?(?:\?>|$)|<!--[^]*?(?:-->|$)|[^"'\]]|"[^"]*"|'[^']*'/y;

/** An attribute and what leads up to it, or white space alone. */
const ATTRIBUTE = /\s(?:([^\s=>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'))?/y;

/**
 * Attributes of the root element of an SVG; nothing if the text is no SVG. Takes linear time: the text is read once, from
 * the left.
 */
export function svgRootAttributes(text: string): Map<string, string> | undefined {
  let at = skip(text, 0, MISCELLANY);
  const afterDocumentType = skipDocumentType(text, at);
  if (afterDocumentType !== undefined) at = skip(text, afterDocumentType, MISCELLANY);
  const root = /^<(?:[\w.-]{1,64}:)?svg(?=[\s/>])/.exec(text.slice(at, at + 80));
  return root ? attributesFrom(text, at + root[0].length) : undefined;
}

function skipDocumentType(text: string, start: number): number | undefined {
  if (!/^<!DOCTYPE\s/.test(text.slice(start, start + 10))) return undefined;
  let at = skip(text, start, NAME_OR_QUOTE);
  if (text[at] === '[') {
    at = skip(text, at + 1, DECLARATION_PART);
    if (text[at] !== ']') return undefined;
    at = skip(text, at + 1, /\s+/y);
  }
  return text[at] === '>' ? at + 1 : undefined;
}

function attributesFrom(text: string, start: number): Map<string, string> {
  const attributes = new Map<string, string>();
  skip(text, start, ATTRIBUTE, ([, name, double, single]) => {
    if (name !== undefined) attributes.set(name, double ?? single ?? '');
  });
  return attributes;
}

/** The place after as many matches of a sticky expression as follow each other. */
function skip(text: string, start: number, part: RegExp, each?: (match: RegExpExecArray) => void): number {
  for (let at = start; ; at = part.lastIndex) {
    part.lastIndex = at;
    const match = part.exec(text);
    if (!match) return at;
    each?.(match);
  }
}
