/** Bodies of requests: read up to a limit, and parsed as JSON. */
import { MAX_JSON_BYTES } from '../../src/contract/limits.ts';
import { ByteCollector, type Bytes } from '../internal/bytes.ts';
import type { BodyFields } from './fields.ts';
import { Problem, quote } from './problem.ts';

/** The parts of a request needed to read its body. */
export type Message = Pick<Request, 'headers' | 'body'>;

/**
 * Passes on a body while it arrives. Throws 413 once it is larger than the limit, before it is read if it announces its
 * length.
 */
// Fault: S3
export async function readChunks(
  { headers, body }: Message,
  maxBytes: number,
  take: (chunk: Uint8Array) => unknown,
): Promise<void> {
  if (Number(headers.get('Content-Length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const reader = body?.getReader();
  if (!reader) return;
  let length = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      length += next.value.byteLength;
      if (length > maxBytes) throw tooLarge(maxBytes);
      await take(next.value);
    }
  } catch (error) {
    await reader.cancel().catch(() => undefined);
    throw error;
  }
}

/**
 * Reads the fields of a JSON body. Throws 400 for invalid JSON, 413 for a body that is too large, 415 for another
 * content type, 422 for JSON that is not an object.
 */
// Gap: G2
export async function readJson(request: Message): Promise<BodyFields> {
  checkContentType(request, 'application/json');
  return parseFields(decodeText(await readWhole(request)));
}

/** Reads the fields of an optional JSON body; an empty body has none, whatever its content type. */
// Gap: C1, I7
export async function readOptionalJson(request: Message): Promise<BodyFields> {
  const bytes = await readWhole(request);
  if (bytes.byteLength === 0) return Object.create(null) as BodyFields;
  checkContentType(request, 'application/json');
  return parseFields(decodeText(bytes));
}

async function readWhole(request: Message): Promise<Bytes> {
  const whole = new ByteCollector();
  await readChunks(request, MAX_JSON_BYTES, (chunk) => whole.add(chunk));
  return whole.take();
}

/** Decodes text of a body. Throws 400 if it is not UTF-8. With `ignoreBOM`, a byte order mark is part of the text. */
export function decodeText(bytes: Uint8Array, { ignoreBOM = false } = {}): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM }).decode(bytes);
  } catch {
    throw new Problem('bad_request', 'The body is not in UTF-8.');
  }
}

/** Copies the fields of a JSON object to an object without prototype, against prototype pollution. */
export function parseFields(json: string): BodyFields {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Problem('bad_request', 'The body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Problem('invalid_parameter', 'The body must be a JSON object, such as {"title":"Harbour"}.');
  }
  return Object.assign(Object.create(null), value) as BodyFields;
}

/** Refuses a body of another content type or with a content encoding. */
export function checkContentType({ headers }: Pick<Message, 'headers'>, ...wanted: string[]): string {
  const header = headers.get('Content-Type') ?? '';
  const [type = '', ...parameters] = header.split(';').map((part) => part.trim().toLowerCase());
  const charset = parameters
    .find((part) => part.startsWith('charset='))
    ?.slice(8)
    .replaceAll('"', '');
  const coding = headers.get('Content-Encoding');
  const isWanted = wanted.includes(type) && (charset === undefined || charset === 'utf-8');
  if (isWanted && (coding === null || coding.toLowerCase() === 'identity')) return type;
  const given =
    coding && isWanted
      ? `not in the content coding ${quote(coding)}`
      : header === ''
        ? 'as its Content-Type must state'
        : `not ${quote(header)}`;
  throw new Problem('unsupported_media_type', `The body must be ${wanted.join(' or ')} in UTF-8, ${given}.`);
}

/** Creates the 413 for a body that is too large. */
export function tooLarge(maxBytes: number, what = 'The body'): Problem {
  return new Problem('too_large', `${what} must be ${maxBytes} bytes at most.`);
}
