import { quote } from './problem.ts';

/** Bytes of a decoded block. */
const BLOCK = 65_536;

/** Longest `data:…;base64,` that is read; a media type has no use for more. */
const MAX_PREFIX = 1_024;

const NO_PREFIX = 'must be Base64; a data URI needs ";base64," before it';
const BAD_END = 'must be Base64; its padding is wrong or its end is missing';

const [SPACE, PADDING, FOREIGN] = [64, 65, 66];

/** What each byte of the text means: a number of six bits, or one of the above. */
const meanings = new Uint8Array(256).fill(FOREIGN);
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
for (const [value, letter] of [...letters].entries()) meanings[letter.charCodeAt(0)] = value;
for (const space of ' \t\n\r\f') meanings[space.charCodeAt(0)] = SPACE;
meanings['='.charCodeAt(0)] = PADDING;

/**
 * Decodes Base64 as it arrives: a data URI or raw, white space between, padding whole or left out. What is wrong is noted
 * once in `fault`, and the rest is passed over. Gap: I4.
 */
export class Base64Decoder {
  /** What is wrong, as a field's fault. */
  fault: string | undefined;
  /** The start, as long as it may be that of a data URI. */
  #start: string | undefined = '';
  #blocks: Uint8Array[] = [];
  #block = new Uint8Array(BLOCK);
  #filled = 0;
  #bytesBefore = 0;
  /** The last letters read, six bits each. */
  #bits = 0;
  #letters = 0;
  #padding = 0;

  /** Bytes decoded so far. */
  get size(): number {
    return this.#bytesBefore + this.#filled;
  }

  /** Takes a part of the text, in ASCII. */
  write(text: Uint8Array): void {
    let at = 0;
    while (this.#start !== undefined && at < text.length && this.fault === undefined) {
      this.#readStart(String.fromCharCode(text[at] ?? 0));
      at += 1;
    }
    this.#decode(text, at);
  }

  /** Ends the text: its last block is ready then, and what was wrong with its end is known. */
  finish(): void {
    if (this.#start?.includes(':')) this.fault ??= NO_PREFIX;
    else this.#endStart();
    const isWhole = this.#padding === 0 ? this.#letters % 4 !== 1 : (this.#letters + this.#padding) % 4 === 0;
    if (!isWhole) this.fault ??= BAD_END;
    this.#endBlock();
  }

  /** The blocks that are ready, each once. */
  take(): Uint8Array[] {
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

  /** What looked like the start of a data URI is Base64 itself. */
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
        // Of each four letters the first completes no byte, the others one each: its last bits are 4, 2 and 0 further up.
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
      const letter = byte < 128 ? quote(String.fromCharCode(byte)) : 'a letter beyond ASCII';
      this.fault = `must be Base64; ${letter} is no letter of it`;
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
