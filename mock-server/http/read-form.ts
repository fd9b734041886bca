import { MAX_JSON_BYTES, MAX_UPLOAD_BODY_BYTES } from '../../src/contract/limits.ts';
import {
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxPartsExceededError,
  MaxTotalSizeExceededError,
  MultipartParseError,
  MultipartParser,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import type { BodyFields } from './body-reader.ts';
import { inBlocks } from './in-blocks.ts';
import { Problem } from './problem.ts';
import { checkLength, tooLarge, type BodyOf } from './read-json.ts';

/** Parts of a form at most; no operation knows as many fields. */
const MAX_PARTS = 50;

/** Bytes of a part's headers at most. */
const MAX_HEADER = 8_192;

/** A byte order mark is a part of the text, as it is in JSON: a field that holds one is not empty. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A form as it was read. */
export interface Form {
  /** Its text fields, without empty ones; several of one name as a list. Without prototype. */
  fields: BodyFields;
  /** What is wrong with the file, as a field's fault. */
  fault: string | undefined;
}

/** What is read out of a form. */
export interface FormRules {
  /** The part that is a file. */
  file: string;
  /** Takes its bytes. */
  take: (part: Uint8Array) => Promise<void>;
  /** Bytes it may have. */
  maxBytes: number;
}

/**
 * Reads a `multipart/form-data` body whose content type was checked: one file, and 1 MiB of texts. Other files are ignored.
 * Gap: G2: 400 no such body, 413 too long; Finer points: an empty field is not given.
 */
export async function readForm(request: BodyOf, { file, take, maxBytes }: FormRules): Promise<Form> {
  const fields = Object.create(null) as Record<string, unknown>;
  let fault: string | undefined;
  let files = 0;
  let textBytes = 0;
  for await (const part of partsOf(request, maxBytes)) {
    const { name, isFile, isEmpty } = describePart(part);
    if (name === file && !isEmpty) {
      if (!isFile) fault = 'must be sent as a file, with a file name';
      else if (part.size === 0) fault = 'must not be empty';
      else if ((files += 1) > 1) fault = 'must be given once';
      if (isFile && files === 1) for (const chunk of part.content) await take(chunk);
      continue;
    }
    if (name === undefined || isFile || isEmpty) continue;
    textBytes += part.size;
    if (textBytes > MAX_JSON_BYTES) throw tooLarge(MAX_JSON_BYTES, `The form beside ${file}`);
    const text = decoded(() => utf8.decode(part.bytes));
    fields[name] = name in fields ? [fields[name], text].flat() : text;
  }
  return { fields, fault };
}

async function* partsOf(request: BodyOf, maxBytes: number): AsyncGenerator<MultipartPart> {
  const maxTotalSize = MAX_UPLOAD_BODY_BYTES;
  checkLength(request, maxTotalSize);
  const parser = new MultipartParser(boundaryOf(request), {
    maxHeaderSize: MAX_HEADER,
    maxFileSize: maxBytes,
    maxParts: MAX_PARTS,
    maxTotalSize,
  });
  let length = 0;
  try {
    for await (const block of inBlocks(request.body, maxBytes)) {
      length += block.byteLength;
      if (length > maxTotalSize) throw tooLarge(maxTotalSize);
      if (!isAtEnd(parser)) yield* parser.write(block);
    }
    parser.finish();
  } catch (error) {
    throw refusalOf(error, maxBytes);
  }
}

/** Whether the end boundary was read: what follows it, such as a line break, is of no meaning and nothing for the parser. */
function isAtEnd(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

function boundaryOf({ headers }: BodyOf): string {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(headers.get('Content-Type') ?? '') ?? [];
  const boundary = quoted ?? plain ?? '';
  if (/^[\x20-\x7e]{1,70}$/.test(boundary)) return boundary;
  throw new Problem('bad_request', 'The content type must name the boundary, of 1 to 70 ASCII characters.');
}

/** Names as the part's headers say; a file has a file name, or a content type that is no text. */
function describePart(part: MultipartPart): { name: string | undefined; isFile: boolean; isEmpty: boolean } {
  const disposition = decoded(() => part.headers['content-disposition']) ?? '';
  const [, quoted, plain] = /;\s*filename\*?\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/i.exec(disposition) ?? [];
  const { name, mediaType } = part;
  const fileName = quoted ?? plain;
  const isFile = fileName !== undefined || (mediaType !== undefined && !mediaType.startsWith('text/'));
  // A form of a page sends a file without name or content where nobody chose one.
  return { name, isFile, isEmpty: part.size === 0 && !fileName };
}

function decoded<T>(read: () => T): T {
  try {
    return read();
  } catch {
    throw new Problem('bad_request', 'The texts of the form must be UTF-8.');
  }
}

function refusalOf(error: unknown, maxBytes: number): unknown {
  if (error instanceof MaxFileSizeExceededError) return tooLarge(maxBytes, 'A part of the form');
  if (error instanceof MaxTotalSizeExceededError) return tooLarge(MAX_UPLOAD_BODY_BYTES);
  if (error instanceof MaxPartsExceededError) {
    return new Problem('bad_request', `The form must have ${MAX_PARTS} parts at most.`);
  }
  if (error instanceof MaxHeaderSizeExceededError) {
    return new Problem('bad_request', `The headers of a part must be ${MAX_HEADER} bytes at most.`);
  }
  if (error instanceof MultipartParseError) {
    return new Problem(
      'bad_request',
      'The body is not multipart/form-data with the boundary its type names.',
    );
  }
  return error;
}
