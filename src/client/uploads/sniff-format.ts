import type { ImageFormat } from '../../contract/models.ts';
import { asciiAt } from './ascii-at.ts';

/** Bytes of a file that {@link sniffFormat} wants to see, or all if the file has fewer. */
export const SNIFF_BYTES = 4096;

/** How files begin. Of a BMP, either the reserved fields are zero or the size of the second header is below 256. */
const BEGINNINGS = {
  JPG: /^\xff\xd8\xff/,
  PNG: /^\x89PNG\r\n.\n/s,
  GIF: /^GIF8[79]a/,
  WEBP: /^RIFF.{4}WEBP/s,
  BMP: /^BM.{4}(?:\0{4}|.{9}\0{3})/s,
};

/** Parts of XML. What is not closed reaches to the end, so that an expression of them never fails and never looks back. */
const COMMENT = String.raw`<\?[^]*?(?:\?>|$)|<!--[^]*?(?:-->|$)`;
const QUOTED = `"[^"]*"?|'[^']*'?`;
const MISCELLANY = String.raw`(?:\s+|${COMMENT})*`;
const DECLARATIONS = String.raw`\[(?:${COMMENT}|${QUOTED}|[^"'\]])*\]?\s*`;

/** What may stand before the root of an SVG. */
const PROLOGUE = new RegExp(
  `^${MISCELLANY}(?:<!doctype(?:[^"'[>]|${QUOTED})*(?:${DECLARATIONS})?>?)?${MISCELLANY}`,
  'i',
);

/**
 * The format of a picture by its first bytes, whatever its name or declared type says; undefined if it is none that
 * the platform takes. For an early message alone: the server decides. A text whose prologue is longer than
 * {@link SNIFF_BYTES} may be an SVG and counts as one.
 *
 * @param head The first {@link SNIFF_BYTES} bytes of the file; more do no harm.
 */
export function sniffFormat(head: Uint8Array): ImageFormat | undefined {
  const start = asciiAt(head, 0, 18);
  const formats = Object.keys(BEGINNINGS) as (keyof typeof BEGINNINGS)[];
  return formats.find((format) => BEGINNINGS[format].test(start)) ?? (isSvg(head, start) ? 'SVG' : undefined);
}

function isSvg(head: Uint8Array, start: string): boolean {
  const mark = start.slice(0, 2);
  const encoding = mark === '\xff\xfe' ? 'utf-16le' : mark === '\xfe\xff' ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(encoding).decode(head.subarray(0, SNIFF_BYTES));
  const root = text.slice(PROLOGUE.exec(text)?.[0].length);
  const isCut = head.length >= SNIFF_BYTES;
  return /^<(?:[^\s<>/:]+:)?svg[\s/>]/.test(root) || (isCut && /^(?:<[^\s/>]*)?$/.test(root));
}
