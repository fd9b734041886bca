import { MAX_JSON_BYTES } from '../../src/contract/limits.ts';
import type { BodyFields } from './body-reader.ts';
import type { IncomingRequest } from './incoming-request.ts';
import { Problem, quote } from './problem.ts';

/** The parts of a request needed to read its body. */
export type BodyOf = Pick<IncomingRequest, 'headers' | 'body'>;

/**
 * Reads the fields of a JSON body. Throws 400 for invalid JSON, 413 for a body that is too large, 415 for another
 * content type, 422 for JSON that is not an object.
 */
// Gap: G2
export async function readJson(request: BodyOf): Promise<BodyFields> {
  checkContentType(request, 'application/json');
  checkLength(request, MAX_JSON_BYTES);
  const text = new TextDecoder('utf-8', { fatal: true });
  let json = '';
  let length = 0;
  try {
    for await (const chunk of request.body) {
      length += chunk.byteLength;
      if (length > MAX_JSON_BYTES) throw tooLarge(MAX_JSON_BYTES);
      json += text.decode(chunk, { stream: true });
    }
    json += text.decode();
  } catch (error) {
    throw error instanceof TypeError ? notJson() : error;
  }
  return parseFields(json);
}

/** Copies the fields of a JSON object to an object without prototype, against prototype pollution. */
export function parseFields(json: string): BodyFields {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw notJson();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Problem('invalid_parameter', 'The body must be a JSON object, such as {"title":"Harbour"}.');
  }
  return Object.assign(Object.create(null), value) as BodyFields;
}

/** Refuses a body of another content type or with a content encoding. */
// Gap: G2
export function checkContentType({ headers }: Pick<IncomingRequest, 'headers'>, ...wanted: string[]): string {
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

/** Refuses a body by its Content-Length, before reading it. */
// Fault: S3
export function checkLength({ headers }: Pick<IncomingRequest, 'headers'>, maxBytes: number): void {
  if (Number(headers.get('Content-Length') ?? 0) > maxBytes) throw tooLarge(maxBytes);
}

/** Creates the 413 for a body that is too large. */
export function tooLarge(maxBytes: number, what = 'The body'): Problem {
  return new Problem('too_large', `${what} must be ${maxBytes} bytes at most.`);
}

/** Creates the 400 for a body that is not JSON. */
export function notJson(): Problem {
  return new Problem('bad_request', 'The body is not valid JSON in UTF-8.');
}
