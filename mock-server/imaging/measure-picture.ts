import { imageSize } from 'image-size';
import type { ImageFormat } from '../../src/contract/models.ts';
import { readBmpHeader } from './bmp.ts';

/** Decodes an XML file: UTF-16 if it has that byte order mark, else UTF-8. */
export function decodeXml(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder().decode(bytes);
}

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

/**
 * Whether the document type of an SVG declares entities. They serve to hide contents, to multiply them, and to read
 * files. The text is only searched, so that a comment which mentions a declaration counts, too.
 */
export function declaresEntities(text: string): boolean {
  const start = skip(text, 0, MISCELLANY);
  const end = skipDocumentType(text, start);
  return end !== undefined && text.slice(start, end).includes('<!ENTITY');
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

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Pixels per CSS unit of length. */
const units: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  q: 2.4 / 2.54,
  em: 16,
  rem: 16,
  ex: 8,
};

/** Reads the size of an SVG from `width` and `height`, else from `viewBox`; percentages are ignored. */
// Gap: I3
export function svgSize(text: string): Size | undefined {
  const attributes = svgRootAttributes(text);
  if (!attributes) return undefined;
  const width = pixels(attributes.get('width'));
  const height = pixels(attributes.get('height'));
  if (width && height) return whole(width, height);
  const box = attributes
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box ?? [];
  if (!(boxWidth > 0 && boxHeight > 0 && Number.isFinite(boxWidth * boxHeight))) return undefined;
  if (width) return whole(width, (width * boxHeight) / boxWidth);
  if (height) return whole((height * boxWidth) / boxHeight, height);
  return whole(boxWidth, boxHeight);
}

function pixels(length: string | undefined): number | undefined {
  const match = /^\s*\+?((?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(length ?? '');
  const perUnit = units[(match?.[2] ?? '').toLowerCase()];
  const value = Number(match?.[1]) * (perUnit ?? NaN);
  return value > 0 && Number.isFinite(value) ? value : undefined;
}

function whole(width: number, height: number): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}

const UPRIGHT = 1;

/** Exif orientations from this value on swap width and height. */
const FIRST_SIDEWAYS = 5;

/** Reads the displayed size of a picture from its first bytes; `undefined` if they do not contain it. */
// Gap: I3
export function measurePicture(bytes: Uint8Array, format: ImageFormat): Size | undefined {
  if (format === 'SVG') return svgSize(decodeXml(bytes));
  if (format === 'BMP') {
    const header = readBmpHeader(bytes);
    return header && { width: header.width, height: header.height };
  }
  try {
    const { width, height, orientation: jpgOrientation = 1 } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return undefined;
    const orientation =
      format === 'JPG' ? jpgOrientation : format === 'PNG' ? pngOrientation(bytes) : UPRIGHT;
    return orientation >= FIRST_SIDEWAYS ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}

/** Exif tag of the orientation. */
const ORIENTATION = 0x0112;

/**
 * Reads the Exif orientation of a PNG from its first bytes, 1 to 8; 1 (upright) if there is none before the pixels.
 * Browsers apply it, as with a JPG.
 */
export function pngOrientation(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // Chunks: length, type in four letters, data, checksum.
  for (let at = 8; at + 12 <= bytes.byteLength; at += 12 + view.getUint32(at)) {
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (type === 'IDAT') break;
    if (type === 'eXIf') return exifOrientation(bytes.subarray(at + 8, at + 8 + view.getUint32(at)));
  }
  return 1;
}

function exifOrientation(exif: Uint8Array): number {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  const littleEndian = exif[0] === 0x49;
  try {
    const directory = view.getUint32(4, littleEndian);
    const entries = view.getUint16(directory, littleEndian);
    for (let entry = 0; entry < entries; entry += 1) {
      const at = directory + 2 + entry * 12;
      if (view.getUint16(at, littleEndian) !== ORIENTATION) continue;
      const orientation = view.getUint16(at + 8, littleEndian);
      return orientation <= 8 ? Math.max(1, orientation) : 1;
    }
  } catch {
    // An offset outside the data: the Exif data are invalid.
  }
  return 1;
}
