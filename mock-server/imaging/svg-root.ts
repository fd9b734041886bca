/*
 * An unclosed instruction or comment matches up to the end of the text; otherwise each later one would search the text again,
 * in quadratic time.
 */

/** Content that may precede the root element, except a document type: white space, processing instructions, comments. */
const MISCELLANY = /\s|<\?[^]*?(?:\?>|$)|<!--[^]*?(?:-->|$)/y;

/** Parts of a document type outside its brackets, and of the declarations inside them. */
const NAME_OR_QUOTE = /[^"'[>]|"[^"]*"|'[^']*'/y;
const DECLARATION_PART = /<\?[^]*?(?:\?>|$)|<!--[^]*?(?:-->|$)|[^"'\]]|"[^"]*"|'[^']*'/y;

/** An attribute and the white space before it, or white space alone. */
const ATTRIBUTE = /\s(?:([^\s=>"'/]+)\s*=\s*(?:"([^"]*)"|'([^']*)'))?/y;

/**
 * Reads the attributes of the root element of an SVG; `undefined` if the text is not an SVG. Takes linear time: the
 * text is read once, from the left.
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

/** Returns the position after consecutive matches of a sticky expression. */
function skip(text: string, start: number, part: RegExp, each?: (match: RegExpExecArray) => void): number {
  for (let at = start; ; at = part.lastIndex) {
    part.lastIndex = at;
    const match = part.exec(text);
    if (!match) return at;
    each?.(match);
  }
}
