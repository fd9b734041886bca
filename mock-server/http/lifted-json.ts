import { tooLarge } from './read-json.ts';

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [ARRAY, ARRAY_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** What the letter after a backslash stands for; `u` begins a code of four digits. */
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

/** What is lifted out of a document, and what becomes of it. */
export interface Lifting {
  /** The field of the outermost object whose text is lifted. */
  key: string;
  /** Takes parts of that text, in UTF-8, its escapes resolved. */
  take: (part: Uint8Array) => void;
  /** Bytes that all the rest may have. */
  maxRest: number;
}

/**
 * Reads a JSON document as it arrives and lifts one long text out of it, so that it is never held whole. The rest, with an
 * empty text in its place, is left to `JSON.parse`; so is the refusal of what is no JSON, for which the rest is none either.
 */
export class LiftedJson {
  /** How often the outermost object names the field. */
  times = 0;
  readonly #lifting: Lifting;
  #rest = new Uint8Array(1_024);
  #length = 0;
  #place: 'between' | 'text' | 'text escape' | 'value' | 'value escape' | 'value code' = 'between';
  #depth = 0;
  /** The last byte outside texts that is not white space. */
  #previous = 0;
  /** Where in the rest the name begins that is being read. */
  #nameAt: number | undefined;
  /** Whether the last name was that of the field. */
  #isNamed = false;
  #code = '';

  constructor(lifting: Lifting) {
    this.#lifting = lifting;
  }

  /** Takes a part of the document. Throws 413 when the rest is too long. */
  write(bytes: Uint8Array): void {
    let at = 0;
    while (at < bytes.length) {
      if (this.#place === 'value') at = this.#readValue(bytes, at);
      else {
        this.#readByte(bytes[at] ?? 0);
        at += 1;
      }
    }
  }

  /** The document without the text. Throws `TypeError` if it is not UTF-8. */
  finish(): string {
    return new TextDecoder('utf-8', { fatal: true }).decode(this.#rest.subarray(0, this.#length));
  }

  #readByte(byte: number): void {
    if (this.#place === 'value escape') this.#readEscape(String.fromCharCode(byte));
    else if (this.#place === 'value code') this.#readCode(String.fromCharCode(byte));
    else {
      this.#keep(byte);
      if (this.#place === 'between') this.#readBetween(byte);
      else if (this.#place === 'text escape') this.#place = 'text';
      else if (byte === BACKSLASH) this.#place = 'text escape';
      else if (byte === QUOTE) this.#endText();
    }
  }

  #readBetween(byte: number): void {
    if (byte <= 0x20) return;
    if (byte === QUOTE) {
      const isOuter = this.#depth === 1;
      const isName = isOuter && (this.#previous === OBJECT || this.#previous === COMMA);
      this.#nameAt = isName ? this.#length : undefined;
      this.#place = isOuter && this.#previous === COLON && this.#isNamed ? 'value' : 'text';
    }
    if (byte === OBJECT || byte === ARRAY) this.#depth += 1;
    if (byte === OBJECT_END || byte === ARRAY_END) this.#depth -= 1;
    this.#previous = byte;
  }

  #endText(): void {
    this.#place = 'between';
    if (this.#nameAt === undefined) return;
    this.#isNamed = nameOf(this.#rest.subarray(this.#nameAt - 1, this.#length)) === this.#lifting.key;
    if (this.#isNamed) this.times += 1;
  }

  /** Takes all up to the next byte that is more than a letter, and says where it stopped. */
  #readValue(bytes: Uint8Array, start: number): number {
    let at = start;
    let byte = bytes[at] ?? 0;
    while (at < bytes.length && byte !== QUOTE && byte !== BACKSLASH && byte >= 0x20) {
      at += 1;
      byte = bytes[at] ?? 0;
    }
    if (at > start) this.#lifting.take(bytes.subarray(start, at));
    if (at === bytes.length) return at;
    if (byte === BACKSLASH) this.#place = 'value escape';
    else {
      this.#keep(byte);
      if (byte === QUOTE) this.#place = 'between';
    }
    return at + 1;
  }

  #readEscape(letter: string): void {
    this.#code = '';
    this.#place = letter === 'u' ? 'value code' : 'value';
    if (letter !== 'u') this.#takeEscape(letter, escapes[letter]);
  }

  #readCode(letter: string): void {
    this.#code += letter;
    if (this.#code.length < 4) return;
    this.#place = 'value';
    const code = /^[0-9a-f]{4}$/i.test(this.#code) ? parseInt(this.#code, 16) : undefined;
    this.#takeEscape(`u${this.#code}`, code === undefined ? code : String.fromCharCode(code));
  }

  /** Takes what an escape stands for. One that stands for nothing goes into the rest, which is no JSON then. */
  #takeEscape(escape: string, letter: string | undefined): void {
    if (letter !== undefined) this.#lifting.take(new TextEncoder().encode(letter));
    else for (const part of `\\${escape}`) this.#keep(part.charCodeAt(0));
  }

  #keep(byte: number): void {
    const { key, maxRest } = this.#lifting;
    if (this.#length === maxRest) throw tooLarge(maxRest, `The body beside ${key}`);
    if (this.#length === this.#rest.length) {
      const longer = new Uint8Array(this.#rest.length * 2);
      longer.set(this.#rest);
      this.#rest = longer;
    }
    this.#rest[this.#length] = byte;
    this.#length += 1;
  }
}

/** A name as JSON writes it, read. */
function nameOf(json: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(json));
  } catch {
    return undefined;
  }
}
