import { tooLarge } from './read-json.ts';

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [ARRAY, ARRAY_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** JSON escapes by the letter after the backslash; `\u` is handled separately. */
const escapes: Record<string, string> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  '/': '/',
  '\\': '\\',
};

/** The field to extract and where its text goes. */
export interface FieldExtraction {
  /** Key of the field in the outermost object. */
  key: string;
  /** Receives parts of the text in UTF-8, with escapes resolved. */
  onText: (part: Uint8Array) => void;
  /** Maximum bytes of the rest of the document. */
  maxRest: number;
}

/**
 * Streaming JSON scanner that extracts one long string field, so that it is never held in memory as a whole. The rest,
 * with an empty string in its place, is left to `JSON.parse`, which also rejects invalid JSON: the rest of an invalid
 * document is invalid, too.
 */
export class StreamingJsonField {
  /** Number of occurrences of the field in the outermost object. */
  occurrences = 0;
  readonly #extraction: FieldExtraction;
  #rest = new Uint8Array(1_024);
  #length = 0;
  #state: 'between' | 'text' | 'text escape' | 'value' | 'value escape' | 'value code' = 'between';
  #depth = 0;
  /** The last byte outside strings that is not white space. */
  #previous = 0;
  /** Offset in the rest of the key being read. */
  #nameAt: number | undefined;
  /** Whether the last key was that of the field. */
  #isNamed = false;
  #code = '';

  constructor(extraction: FieldExtraction) {
    this.#extraction = extraction;
  }

  /** Scans a part of the document. Throws 413 when the rest is too long. */
  write(bytes: Uint8Array): void {
    let at = 0;
    while (at < bytes.length) {
      if (this.#state === 'value') at = this.#readValue(bytes, at);
      else {
        this.#readByte(bytes[at] ?? 0);
        at += 1;
      }
    }
  }

  /** The document without the extracted text. Throws `TypeError` if it is not UTF-8. */
  finish(): string {
    return new TextDecoder('utf-8', { fatal: true }).decode(this.#rest.subarray(0, this.#length));
  }

  #readByte(byte: number): void {
    if (this.#state === 'value escape') this.#readEscape(String.fromCharCode(byte));
    else if (this.#state === 'value code') this.#readCode(String.fromCharCode(byte));
    else {
      this.#appendToRest(byte);
      if (this.#state === 'between') this.#readBetween(byte);
      else if (this.#state === 'text escape') this.#state = 'text';
      else if (byte === BACKSLASH) this.#state = 'text escape';
      else if (byte === QUOTE) this.#endText();
    }
  }

  #readBetween(byte: number): void {
    if (byte <= 0x20) return;
    if (byte === QUOTE) {
      const isOuter = this.#depth === 1;
      const isName = isOuter && (this.#previous === OBJECT || this.#previous === COMMA);
      this.#nameAt = isName ? this.#length : undefined;
      this.#state = isOuter && this.#previous === COLON && this.#isNamed ? 'value' : 'text';
    }
    if (byte === OBJECT || byte === ARRAY) this.#depth += 1;
    if (byte === OBJECT_END || byte === ARRAY_END) this.#depth -= 1;
    this.#previous = byte;
  }

  #endText(): void {
    this.#state = 'between';
    if (this.#nameAt === undefined) return;
    this.#isNamed = nameOf(this.#rest.subarray(this.#nameAt - 1, this.#length)) === this.#extraction.key;
    if (this.#isNamed) this.occurrences += 1;
  }

  /** Extracts the text up to the next quote, backslash or control character; returns the offset after it. */
  #readValue(bytes: Uint8Array, start: number): number {
    let at = start;
    let byte = bytes[at] ?? 0;
    while (at < bytes.length && byte !== QUOTE && byte !== BACKSLASH && byte >= 0x20) {
      at += 1;
      byte = bytes[at] ?? 0;
    }
    if (at > start) this.#extraction.onText(bytes.subarray(start, at));
    if (at === bytes.length) return at;
    if (byte === BACKSLASH) this.#state = 'value escape';
    else {
      this.#appendToRest(byte);
      if (byte === QUOTE) this.#state = 'between';
    }
    return at + 1;
  }

  #readEscape(letter: string): void {
    this.#code = '';
    this.#state = letter === 'u' ? 'value code' : 'value';
    if (letter !== 'u') this.#resolveEscape(letter, escapes[letter]);
  }

  #readCode(letter: string): void {
    this.#code += letter;
    if (this.#code.length < 4) return;
    this.#state = 'value';
    const code = /^[0-9a-f]{4}$/i.test(this.#code) ? parseInt(this.#code, 16) : undefined;
    this.#resolveEscape(`u${this.#code}`, code === undefined ? code : String.fromCharCode(code));
  }

  /** Resolves an escape. An invalid one is copied to the rest, which makes that invalid JSON. */
  #resolveEscape(escape: string, letter: string | undefined): void {
    if (letter !== undefined) this.#extraction.onText(new TextEncoder().encode(letter));
    else for (const part of `\\${escape}`) this.#appendToRest(part.charCodeAt(0));
  }

  #appendToRest(byte: number): void {
    const { key, maxRest } = this.#extraction;
    if (this.#length === maxRest) throw tooLarge(maxRest, `The body without ${key}`);
    if (this.#length === this.#rest.length) {
      const longer = new Uint8Array(this.#rest.length * 2);
      longer.set(this.#rest);
      this.#rest = longer;
    }
    this.#rest[this.#length] = byte;
    this.#length += 1;
  }
}

/** Decodes a JSON key; `undefined` if invalid. */
function nameOf(json: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(json));
  } catch {
    return undefined;
  }
}
