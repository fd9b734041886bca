import { MAX_JSON_BYTES, MAX_UPLOAD_BODY_BYTES } from '../../src/contract/limits.ts';
import type { BodyFields } from './body-reader.ts';
import { chunked } from './chunked.ts';
import { decodeText, MultipartReader, type PartHeaders } from './multipart.ts';
import { Problem } from './problem.ts';
import { checkLength, tooLarge, type BodyOf } from './read-json.ts';

/** Maximum number of fields; no operation has as many. */
const LIMITS = { maxParts: 50, maxHeaderBytes: 8_192 };

/** A header parameter with quoted or plain value. */
const PARAMETER = /;\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\[^])*)"|([^;"]*))/g;

/** A parsed form. */
export interface Form {
  /** Non-empty text fields; repeated names become a list. Without prototype. */
  fields: BodyFields;
  /** Fault of the file field. */
  fault: string | undefined;
}

/** Rules for reading a form. */
export interface FormRules {
  /** Name of the file part. */
  file: string;
  /** Storage for the file's bytes. */
  onFileBytes: (part: Uint8Array) => Promise<void>;
  /** Maximum size of the file in bytes. */
  maxBytes: number;
}

/**
 * Reads a `multipart/form-data` body whose content type was checked: one file, and up to 1 MiB of text. The file is
 * streamed to storage; other files are ignored, and an empty field counts as missing. Throws 400 for a malformed
 * body, 413 for one that is too large.
 */
// Gap: G2
export async function readForm(request: BodyOf, rules: FormRules): Promise<Form> {
  const maxBody = MAX_UPLOAD_BODY_BYTES;
  checkLength(request, maxBody);
  const reader = new MultipartReader(boundaryOf(request), LIMITS);
  const form = new FormReader(rules);
  let length = 0;
  for await (const block of chunked(request.body, rules.maxBytes)) {
    length += block.byteLength;
    if (length > maxBody) throw tooLarge(maxBody);
    for (const piece of reader.write(block)) {
      if (piece.kind === 'part') form.begin(piece.headers);
      else await form.add(piece.bytes);
    }
  }
  reader.finish();
  return form.finish();
}

/** The part being read. */
interface Part {
  name: string | undefined;
  isFile: boolean;
  hasFileName: boolean;
  /** Number of received bytes. */
  size: number;
  /** Buffered content of a text field. */
  kept: Uint8Array[];
}

/** Assembles a form from streamed parts. */
class FormReader {
  readonly #rules: FormRules;
  readonly #fields = Object.create(null) as Record<string, unknown>;
  #fault: string | undefined;
  #files = 0;
  #textBytes = 0;
  #part: Part | undefined;

  constructor(rules: FormRules) {
    this.#rules = rules;
  }

  /** Starts a part and ends the previous one. */
  begin(headers: PartHeaders): void {
    this.#end();
    this.#part = { ...describePart(headers), size: 0, kept: [] };
  }

  /** Processes a piece of the part's content. */
  async add(bytes: Uint8Array): Promise<void> {
    const part = this.#part;
    if (!part) return;
    const { file, onFileBytes, maxBytes } = this.#rules;
    part.size += bytes.byteLength;
    if (part.size > maxBytes) throw tooLarge(maxBytes, 'A part of the form');
    if (part.isFile) {
      if (part.name === file && this.#files === 0) await onFileBytes(bytes);
    } else if (part.name !== undefined && part.name !== file) {
      this.#textBytes += bytes.byteLength;
      if (this.#textBytes > MAX_JSON_BYTES) throw tooLarge(MAX_JSON_BYTES, `The form without ${file}`);
      part.kept.push(bytes);
    }
  }

  /** Ends the last part and the form. */
  finish(): Form {
    this.#end();
    return { fields: this.#fields, fault: this.#fault };
  }

  #end(): void {
    const part = this.#part;
    // An HTML form sends a file part without name and content if no file was chosen.
    if (part?.name === undefined || (part.size === 0 && !part.hasFileName)) return;
    if (part.name === this.#rules.file) this.#endPicture(part);
    else if (!part.isFile) {
      const { name } = part;
      const text = decodeText(concat(part.kept, part.size));
      this.#fields[name] = name in this.#fields ? [this.#fields[name], text].flat() : text;
    }
  }

  #endPicture({ isFile, size }: Part): void {
    if (!isFile) this.#fault = 'must be sent as a file, with a file name';
    else if (size === 0) this.#fault = 'must not be empty';
    else if ((this.#files += 1) > 1) this.#fault = 'must be given once';
  }
}

function concat(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
}

function boundaryOf({ headers }: BodyOf): string {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(headers.get('Content-Type') ?? '') ?? [];
  const boundary = quoted ?? plain ?? '';
  if (/^[\x20-\x7e]{1,70}$/.test(boundary)) return boundary;
  throw new Problem('bad_request', 'The content type must name the boundary, of 1 to 70 ASCII characters.');
}

/** Reads a part's names from its headers; a file has a file name, or a content type other than text. */
function describePart(headers: PartHeaders): Pick<Part, 'name' | 'isFile' | 'hasFileName'> {
  const parameters = parametersOf(headers.get('content-disposition') ?? '');
  const type = headers.get('content-type');
  const fileName = parameters.get('filename') ?? parameters.get('filename*');
  const isFile = fileName !== undefined || (type !== undefined && !type.toLowerCase().startsWith('text/'));
  return { name: parameters.get('name'), isFile, hasFileName: Boolean(fileName) };
}

/** Parameters of a header value by lower-case name. The first one of each name wins. */
function parametersOf(value: string): Map<string, string> {
  const parameters = new Map<string, string>();
  const start = value.indexOf(';');
  const rest = start === -1 ? '' : value.slice(start);
  for (const [, name = '', quoted, plain = ''] of rest.matchAll(PARAMETER)) {
    const key = name.toLowerCase();
    if (!parameters.has(key)) parameters.set(key, quoted?.replace(/\\(["\\])/g, '$1') ?? plain.trim());
  }
  return parameters;
}
