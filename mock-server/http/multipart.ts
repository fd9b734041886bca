import { Problem } from './problem.ts';

/** Headers of a part by lower-case name. */
export type PartHeaders = ReadonlyMap<string, string>;

/** Parser output in order: the headers of a part, then pieces of its content. */
export type MultipartPiece = { kind: 'part'; headers: PartHeaders } | { kind: 'content'; bytes: Uint8Array };

/** Size limits of a multipart body. */
export interface MultipartLimits {
  maxParts: number;
  /** Maximum bytes of a part's headers. */
  maxHeaderBytes: number;
}

const CR = 13;
const CRLF = ascii('\r\n');
const END_OF_HEADERS = ascii('\r\n\r\n');
const END_OF_BODY = ascii('--');

/**
 * Streaming multipart parser (RFC 2046). Buffers no more than one block and the headers of one part. Ignores the
 * epilogue after the last boundary. All methods throw 400 for a body that is not multipart with this boundary.
 */
export class MultipartReader {
  readonly #delimiter: Uint8Array;
  readonly #limits: MultipartLimits;
  #state: 'start' | 'content' | 'delimiter' | 'headers' | 'end' = 'start';
  /** Unparsed bytes. Starts with a line break, which the first delimiter lacks. */
  #held = CRLF;
  #parts = 0;

  constructor(boundary: string, limits: MultipartLimits) {
    this.#delimiter = ascii(`\r\n--${boundary}`);
    this.#limits = limits;
  }

  /** Parses a block of the body, which must not be changed afterwards, and yields the complete pieces. */
  *write(block: Uint8Array): Generator<MultipartPiece, void> {
    this.#held = joined(this.#held, block);
    while (yield* this.#readNext()) continue;
  }

  /** Finishes parsing. Throws 400 if the last boundary is missing. */
  finish(): void {
    if (this.#state !== 'end') throw malformed();
  }

  /** Runs the current parser state; returns whether there are enough bytes for the next one. */
  *#readNext(): Generator<MultipartPiece, boolean> {
    switch (this.#state) {
      case 'start':
      case 'content':
        return yield* this.#readContent();
      case 'delimiter':
        return this.#readEndOfDelimiter();
      case 'headers':
        return yield* this.#readHeaders();
      case 'end':
        this.#held = NOTHING;
        return false;
    }
  }

  *#readContent(): Generator<MultipartPiece, boolean> {
    const at = indexOf(this.#held, this.#delimiter);
    if (at > 0 && this.#state === 'start') throw malformed();
    if (at > 0) yield { kind: 'content', bytes: this.#held.subarray(0, at) };
    this.#held = this.#held.subarray(at);
    if (this.#held.length < this.#delimiter.length) return false;
    return this.#enter('delimiter', this.#delimiter.length);
  }

  #readEndOfDelimiter(): boolean {
    if (this.#held.length < CRLF.length) return false;
    if (startsWith(this.#held, END_OF_BODY)) return this.#enter('end', 0);
    if (!startsWith(this.#held, CRLF)) throw malformed();
    this.#parts += 1;
    const { maxParts } = this.#limits;
    if (this.#parts > maxParts)
      throw new Problem('bad_request', `The form must have ${maxParts} parts at most.`);
    // The line break may be the first half of the empty line after the headers.
    return this.#enter('headers', 0);
  }

  *#readHeaders(): Generator<MultipartPiece, boolean> {
    const end = indexOf(this.#held, END_OF_HEADERS);
    const { maxHeaderBytes } = this.#limits;
    if (end > CRLF.length + maxHeaderBytes)
      throw new Problem('bad_request', `The headers of a part must be ${maxHeaderBytes} bytes at most.`);
    if (this.#held.length < end + END_OF_HEADERS.length) return false;
    yield { kind: 'part', headers: headersOf(this.#held.subarray(CRLF.length, Math.max(end, CRLF.length))) };
    return this.#enter('content', end + END_OF_HEADERS.length);
  }

  #enter(state: 'content' | 'delimiter' | 'headers' | 'end', read: number): true {
    this.#held = this.#held.subarray(read);
    this.#state = state;
    return true;
  }
}

const NOTHING = new Uint8Array();

/**
 * Offset of the first occurrence of a sequence, complete or cut off by the end of the bytes; the length of the bytes if
 * there is none. The sequence is short and begins with a carriage return, so naive search is fast.
 */
function indexOf(bytes: Uint8Array, sequence: Uint8Array): number {
  for (let at = bytes.indexOf(CR); at !== -1; at = bytes.indexOf(CR, at + 1)) {
    const candidate = bytes.subarray(at, at + sequence.length);
    if (candidate.every((byte, index) => byte === sequence[index])) return at;
  }
  return bytes.length;
}

function headersOf(bytes: Uint8Array): PartHeaders {
  const headers = new Map<string, string>();
  for (const line of decodeText(bytes).split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Keeps a byte order mark as part of the text, as in JSON: a field with one is not empty. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes form text. Throws 400 if it is not UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Problem('bad_request', 'The text of the form must be UTF-8.');
  }
}

function malformed(): Problem {
  return new Problem('bad_request', 'The body is not multipart/form-data with the boundary its type names.');
}

function ascii(text: string): Uint8Array<ArrayBufferLike> {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function startsWith(bytes: Uint8Array, sequence: Uint8Array): boolean {
  return sequence.every((byte, at) => bytes[at] === byte);
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second;
  const both = new Uint8Array(first.length + second.length);
  both.set(first);
  both.set(second, first.length);
  return both;
}
