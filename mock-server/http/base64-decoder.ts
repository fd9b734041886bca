import { quote } from './problem.ts';

/** Size of a decoded block in bytes. */
const BLOCK = 65_536;

/** Maximum length of the prefix `data:…;base64,`. */
const MAX_PREFIX = 1_024;

const NO_PREFIX = 'must be Base64; a data URI needs ";base64," before it';
const BAD_END = 'must be Base64; its padding is wrong or its end is missing';

const [SPACE, PADDING, FOREIGN] = [64, 65, 66];

/** Decoding table: a six-bit value, or one of the markers above. */
const meanings = new Uint8Array(256).fill(FOREIGN);
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
for (const [value, letter] of [...letters].entries()) meanings[letter.charCodeAt(0)] = value;
for (const space of ' \t\n\r\f') meanings[space.charCodeAt(0)] = SPACE;
meanings['='.charCodeAt(0)] = PADDING;

/**
 * Streaming Base64 decoder for data URIs and raw Base64, with white space, padding complete or omitted. The first
 * fault is recorded in `fault` and the rest is skipped.
 */
// Gap: I4
export class Base64Decoder {
  /** The first fault, as a field's message. */
  fault: string | undefined;
  /** The start of the text while it may still be a data URI prefix. */
  #start: string | undefined = '';
  #blocks: Uint8Array[] = [];
  #block = new Uint8Array(BLOCK);
  #filled = 0;
  #bytesBefore = 0;
  /** Bit buffer of the letters read last, six bits each. */
  #bits = 0;
  #letters = 0;
  #padding = 0;

  /** Number of bytes decoded so far. */
  get size(): number {
    return this.#bytesBefore + this.#filled;
  }

  /** Decodes a part of the text, in ASCII. */
  write(text: Uint8Array): void {
    let at = 0;
    while (this.#start !== undefined && at < text.length && this.fault === undefined) {
      this.#readStart(String.fromCharCode(text[at] ?? 0));
      at += 1;
    }
    this.#decode(text, at);
  }

  /** Finishes decoding: completes the last block and validates the end. */
  finish(): void {
    if (this.#start?.includes(':')) this.fault ??= NO_PREFIX;
    else this.#endStart();
    const isWhole = this.#padding === 0 ? this.#letters % 4 !== 1 : (this.#letters + this.#padding) % 4 === 0;
    if (!isWhole) this.fault ??= BAD_END;
    this.#endBlock();
  }

  /** Takes the completed blocks. */
  takeBlocks(): Uint8Array[] {
    const blocks = this.#blocks;
    this.#blocks = [];
    return blocks;
  }

  #readStart(letter: string): void {
    const start = ((this.#start ?? '') + letter).trimStart();
    this.#start = start;
    if (start.length < 5 ? 'data:'.startsWith(start.toLowerCase()) : /^data:/i.test(start)) {
      const isAtEnd = letter === ',' || start.length > MAX_PREFIX;
      if (isAtEnd && /;\s*base64\s*,$/i.test(start)) this.#start = undefined;
      else if (isAtEnd) this.fault = NO_PREFIX;
    } else this.#endStart();
  }

  /** Decodes a buffered start that turned out not to be a data URI prefix. */
  #endStart(): void {
    const start = this.#start ?? '';
    this.#start = undefined;
    this.#decode(new TextEncoder().encode(start), 0);
  }

  #decode(text: Uint8Array, from: number): void {
    let bits = this.#bits;
    let count = this.#letters;
    for (let at = from; at < text.length && this.fault === undefined; at += 1) {
      const value = meanings[text[at] ?? 0] ?? FOREIGN;
      if (value >= SPACE || this.#padding > 0) this.#readOther(value, text[at] ?? 0);
      else {
        bits = (bits << 6) | value;
        // In each group of four letters, the first completes no byte, the others one each, shifted by 4, 2 and 0 bits.
        const place = count & 3;
        count += 1;
        if (place === 0) continue;
        if (this.#filled === BLOCK) this.#endBlock();
        this.#block[this.#filled] = (bits >> (6 - 2 * place)) & 255;
        this.#filled += 1;
      }
    }
    this.#bits = bits;
    this.#letters = count;
  }

  #readOther(value: number, byte: number): void {
    if (value === SPACE) return;
    if (value === FOREIGN) {
      const letter = byte < 128 ? quote(String.fromCharCode(byte)) : 'a non-ASCII character';
      this.fault = `must be Base64; ${letter} is not allowed`;
    } else if (value === PADDING && this.#padding < 2) this.#padding += 1;
    else this.fault = BAD_END;
  }

  #endBlock(): void {
    if (this.#filled === 0) return;
    this.#blocks.push(this.#block.subarray(0, this.#filled));
    this.#bytesBefore += this.#filled;
    this.#block = new Uint8Array(BLOCK);
    this.#filled = 0;
  }
}
