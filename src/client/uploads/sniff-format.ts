import type { ImageFormat } from '../../contract/models.ts';

/** Number of bytes that {@link sniffFormat} examines at the start of a file; a smaller file is examined completely. */
export const SNIFF_BYTES = 4096;

/**
 * File signatures (magic bytes). In a BMP, either the reserved fields are zero or the size of the second header is below
 * 256.
 */
const FILE_SIGNATURES = {
  JPG: /^\xff\xd8\xff/,
  PNG: /^\x89PNG\r\n.\n/s,
  GIF: /^GIF8[79]a/,
  WEBP: /^RIFF.{4}WEBP/s,
  BMP: /^BM.{4}(?:\0{4}|.{9}\0{3})/s,
};

/**
 * Syntax of XML. A construct that is not closed extends to the end of the text, so that the expressions always match and
 * never backtrack.
 */
const COMMENT = String.raw`<\?[^]*?(?:\?>|$)|<!--[^]*?(?:-->|$)`;
const QUOTED = `"[^"]*"?|'[^']*'?`;
const DECLARATIONS = String.raw`\[(?:${COMMENT}|${QUOTED}|[^"'\]])*\]?\s*`;

const MISCELLANY = new RegExp(String.raw`^(?:\s+|${COMMENT})*`);
const DOCUMENT_TYPE = new RegExp(`^<!doctype(?:[^"'[>]|${QUOTED})*(?:${DECLARATIONS})?>?`, 'i');

/** Content that may precede the root element of an SVG, in this order. */
const PROLOGUE = [MISCELLANY, DOCUMENT_TYPE, MISCELLANY];

/**
 * Detects the format of a picture from its first bytes, regardless of its name and declared type. Its only purpose is to
 * report errors early: the server decides which pictures it accepts. A text with a prologue longer than {@link SNIFF_BYTES}
 * may be an SVG and is treated as one.
 *
 * @param head The first {@link SNIFF_BYTES} bytes of the file; further bytes are ignored.
 * @returns `undefined` if the platform does not accept the format.
 */
export function sniffFormat(head: Uint8Array): ImageFormat | undefined {
  const start = asciiAt(head, 0, 18);
  const formats = Object.keys(FILE_SIGNATURES) as (keyof typeof FILE_SIGNATURES)[];
  return (
    formats.find((format) => FILE_SIGNATURES[format].test(start)) ?? (isSvg(head, start) ? 'SVG' : undefined)
  );
}

function isSvg(head: Uint8Array, start: string): boolean {
  const mark = start.slice(0, 2);
  const encoding = mark === '\xff\xfe' ? 'utf-16le' : mark === '\xfe\xff' ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(head.subarray(0, SNIFF_BYTES));
  const root = PROLOGUE.reduce((rest, part) => rest.replace(part, ''), text);
  const isCut = head.length >= SNIFF_BYTES;
  return /^<(?:[^\s<>/:]+:)?svg[\s/>]/.test(root) || (isCut && /^(?:<[^\s/>]*)?$/.test(root));
}

/** Decodes a short range of bytes into characters with the same codes. The result is shorter if the bytes end before. */
export function asciiAt(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}
