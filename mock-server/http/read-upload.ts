/** Bodies with a picture: a form with a file, or JSON with a Base64 string. */
import {
  MaxFileSizeExceededError,
  MaxTotalSizeExceededError,
  type MultipartPart,
  parseMultipart,
} from '@remix-run/multipart-parser';
import { MAX_JSON_BYTES, MAX_UPLOAD_BODY_BYTES } from '../../src/contract/limits.ts';
import type { Bytes } from '../internal/bytes.ts';
import { createTurns } from '../internal/promises.ts';
import type { PictureStorage } from '../store/picture-storage.ts';
import type { BodyFields } from './fields.ts';
import { Problem, quote } from './problem.ts';
import {
  checkContentType,
  decodeText,
  type Message,
  parseFields,
  readChunks,
  tooLarge,
} from './read-body.ts';

/** Rules by which an operation accepts a picture. */
export interface UploadRules {
  /** Holds the body while it arrives. */
  files: Pick<PictureStorage, 'openSpool'>;
  /** Name of the file part in a form. */
  form: string;
  /** Name of the Base64 field in a JSON body. */
  json: string;
  /** Maximum size in bytes. */
  maxBytes: number;
}

/** A parsed body with a picture. */
export interface Upload {
  /** Other fields: parsed JSON, or strings of a form. */
  fields: BodyFields;
  /** Name of the picture's field in this kind of body. */
  field: string;
  /** The received bytes, if any, not yet validated. */
  bytes: Bytes | undefined;
  /** Fault of the picture's field, if any. */
  fault: string | undefined;
}

/** Bodies are parsed one at a time, since they are in memory as a whole then. */
const inTurn = createTurns();

/**
 * Reads a body with a picture. Throws 400 for a malformed body, 413 for one that is too large, 415 for another content
 * type.
 */
// Gap: G2, G8, I4
// Fault: S3
export async function readUpload(request: Message, rules: UploadRules): Promise<Upload> {
  const type = checkContentType(request, 'multipart/form-data', 'application/json');
  const spool = rules.files.openSpool();
  try {
    await readChunks(request, MAX_UPLOAD_BODY_BYTES, (chunk) => spool.write(chunk));
    return await inTurn(async () =>
      type === 'application/json'
        ? parseJson(await spool.bytes(), rules)
        : parseForm(await spool.bytes(), boundaryOf(request), rules),
    );
  } finally {
    await spool.discard();
  }
}

/** Limits of a form: more parts than any operation has, and long headers. */
const LIMITS = { maxParts: 50, maxHeaderSize: 8_192 };

/** Parses a form: one file, and up to 1 MiB of text. Other files are ignored, and an empty field counts as missing. */
// Fault: S6
function parseForm(body: Bytes, boundary: string, { form: field, maxBytes }: UploadRules): Upload {
  const fields = Object.create(null) as Record<string, unknown>;
  let bytes: Bytes | undefined;
  let fault: string | undefined;
  let textBytes = 0;
  for (const part of partsOf(body, boundary, maxBytes)) {
    const { name, size } = part;
    const fileName = fileNameOf(part);
    // An HTML form sends a part without file name and content if no file was chosen.
    if (name === undefined || (size === 0 && !fileName)) continue;
    const isFile = fileName !== undefined || !/^text\//i.test(part.mediaType ?? 'text/plain');
    if (name === field) {
      if (!isFile) fault ??= 'must be sent as a file, with a file name';
      else if (size === 0) fault ??= 'must not be empty';
      else if (bytes) fault ??= 'must be given once';
      else bytes = contentOf(part, body);
    } else if (!isFile) {
      textBytes += size;
      if (textBytes > MAX_JSON_BYTES) throw tooLarge(MAX_JSON_BYTES, `The form without ${field}`);
      const text = decodeText(part.bytes, { ignoreBOM: true });
      fields[name] = name in fields ? [fields[name], text].flat() : text;
    }
  }
  return { fields, field, bytes, fault };
}

/** Parses the parts of a form; throws 400 if the body is no form with this boundary. */
function partsOf(body: Bytes, boundary: string, maxFileSize: number): MultipartPart[] {
  try {
    const parts = [
      ...parseMultipart(body, { boundary, ...LIMITS, maxFileSize, maxTotalSize: body.byteLength }),
    ];
    // The headers are decoded when they are read.
    if (body.byteLength > 0 && parts.every(({ headers }) => headers)) return parts;
  } catch (error) {
    if (error instanceof MaxFileSizeExceededError || error instanceof MaxTotalSizeExceededError)
      throw tooLarge(maxFileSize, 'A part of the form');
  }
  throw new Problem('bad_request', 'The body is not multipart/form-data with the boundary its type names.');
}

/** The file name of a part, if it has one; only whether it is empty matters, so a letter stands for a quoted one. */
function fileNameOf({ headers }: MultipartPart): string | undefined {
  const disposition = headers['content-disposition'] ?? '';
  const unquoted = disposition.replace(/"([^"]*)(?:"|$)/g, (_, text) => (text === '' ? '' : 'x'));
  return /;\s*filename\*?\s*=\s*([^;\s]*)/i.exec(unquoted)?.[1];
}

/** The bytes of a part; without a copy if they are most of the body, which would otherwise stay in memory with them. */
function contentOf(part: MultipartPart, body: Bytes): Bytes {
  const [first] = part.content;
  return (first && first.byteLength > body.byteLength / 2 ? first : part.bytes.slice()) as Bytes;
}

function boundaryOf({ headers }: Message): string {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(headers.get('Content-Type') ?? '') ?? [];
  const boundary = quoted ?? plain ?? '';
  if (/^[\x20-\x7e]{1,70}$/.test(boundary)) return boundary;
  throw new Problem('bad_request', 'The content type must name the boundary, of 1 to 70 ASCII characters.');
}

/** Parses JSON with a Base64 string, and up to 1 MiB beside it. */
// Fault: S7
function parseJson(body: Bytes, { json: field, maxBytes }: UploadRules): Upload {
  const text = decodeText(body);
  const fields = parseFields(text);
  const value = fields[field];
  const base64 = typeof value === 'string' ? value : '';
  if (body.byteLength - base64.length > MAX_JSON_BYTES)
    throw tooLarge(MAX_JSON_BYTES, `The body without ${field}`);
  if (value === undefined) return { fields, field, bytes: undefined, fault: undefined };
  if (typeof value !== 'string') return { fields, field, bytes: undefined, fault: 'must be a Base64 string' };
  // The last value counts in JSON, but two pictures are a mistake.
  if (text.split(`"${field}"`).filter((rest, at) => at && /^\s*:/.test(rest)).length > 1)
    return { fields, field, bytes: undefined, fault: 'must be given once' };
  const decoded = decodeBase64(value);
  if (typeof decoded === 'string') return { fields, field, bytes: undefined, fault: decoded };
  if (decoded.byteLength > maxBytes) throw tooLarge(maxBytes, 'The picture');
  return { fields, field, bytes: decoded, fault: undefined };
}

/** Maximum length of the prefix `data:…;base64,`. */
const MAX_PREFIX = 1_024;

/** Decodes a data URI or raw Base64, with white space, padding complete or omitted; returns the fault of other text. */
function decodeBase64(text: string): Bytes | string {
  const start = text.slice(0, MAX_PREFIX).trimStart();
  const isUri = /^data:/i.test(start);
  const prefix = text.indexOf(',') + 1;
  if (isUri ? !/;\s*base64\s*,$/i.test(text.slice(0, Math.min(prefix, MAX_PREFIX))) : start.includes(':'))
    return 'must be Base64; a data URI needs ";base64," before it';
  const base64 = isUri ? text.slice(prefix) : text;
  const [foreign] = /[^A-Za-z0-9+/=\s]/.exec(base64) ?? [];
  if (foreign !== undefined) return `must be Base64; ${quote(foreign)} is not allowed`;
  let binary: string;
  try {
    binary = atob(base64);
  } catch {
    return 'must be Base64; its padding is wrong or its end is missing';
  }
  if (binary === '') return 'must not be empty';
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
