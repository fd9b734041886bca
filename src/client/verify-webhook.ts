import type { WebhookEvent } from '../contract/models.ts';
import {
  PixInvalidParameterError,
  PixParseError,
  PixSignatureError,
  type PixErrorDetails,
} from './transport/errors.ts';
import { ownProperties } from './transport/own-properties.ts';

/** Headers of a request: `Headers`, Node's `request.headers` or another object, or pairs. Case does not matter. */
export type WebhookHeaders =
  | Iterable<readonly [name: string, value: string]>
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** How webhooks are signed; the defaults are those of Standard Webhooks. */
export interface VerifyWebhookOptions {
  /** Milliseconds a webhook may be old, or its clock fast; 0 means 0. Default 300,000, five minutes. */
  tolerance?: number | undefined;
  /** Header with the webhook's id, the same when it is sent again. Default `webhook-id`. */
  idHeader?: string | undefined;
  /** Header with the time of sending, in seconds since 1970. Default `webhook-timestamp`. */
  timestampHeader?: string | undefined;
  /** Header with the signatures, separated by spaces. Default `webhook-signature`. */
  signatureHeader?: string | undefined;
  /**
   * How the bytes of a signature are written. Default `base64`, after `v1,`. With `hex`, a signature may also stand
   * alone, or after `v1=` or `sha256=`.
   */
  encoding?: 'base64' | 'hex' | undefined;
  /** The present, in milliseconds since 1970, or what tells it. Default `Date.now`. */
  now?: number | Date | (() => number) | undefined;
}

const SIGNATURES = {
  base64: /^v1,([\w+/]+=*),?$/,
  hex: /^(?:v1[,=]|sha256=)?([\da-f]+),?$/i,
};

/**
 * Makes sure that a webhook comes from the platform, and gives its event.
 *
 * Who replays a webhook within the tolerance is not found out by this: remember the ids of those you have acted on.
 *
 * @param rawBody The body as it came, before anything parsed it: bytes or text.
 * @param secret What you share with the sender: `whsec_` and Base64, or any other text.
 * @throws PixSignatureError when a header is missing, no signature is right, or the time is outside the tolerance.
 * @throws PixParseError when the body is signed, but no JSON object.
 * @throws PixInvalidParameterError when an argument could never be right, such as a parsed body or an empty secret.
 * @example
 * const event = await verifyWebhook(await request.text(), request.headers, secret);
 * if (event.type === 'order.paid') deliver(event.data.order_id);
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string,
  options?: VerifyWebhookOptions,
): Promise<WebhookEvent> {
  const {
    tolerance = 300_000,
    idHeader = 'webhook-id',
    timestampHeader = 'webhook-timestamp',
    signatureHeader = 'webhook-signature',
    encoding = 'base64',
    now = Date.now,
  } = ownProperties(options, 'options');
  if (encoding !== 'base64' && encoding !== 'hex') throw invalid('encoding', 'be base64 or hex');
  for (const [field, name] of Object.entries({ idHeader, timestampHeader, signatureHeader }))
    if (typeof name !== 'string' || !name) throw invalid(field, 'be the name of a header');
  const body = bytesOf(rawBody);
  const key = await importKey(secret);
  const header = headerReader(headers);
  const id = header(idHeader);
  const timestamp = header(timestampHeader);
  const signatures = header(signatureHeader);
  checkTime(timestamp, tolerance, timeOf(typeof now === 'function' ? now() : now));

  const prefix = new TextEncoder().encode(`${id}.${timestamp}.`);
  const signed = new Uint8Array(prefix.length + body.length);
  signed.set(prefix);
  signed.set(body, prefix.length);
  const expected = encode(await crypto.subtle.sign('HMAC', key, signed), encoding);
  if (!isAmong(signatures, expected, encoding))
    throw new PixSignatureError(
      `No signature in ${signatureHeader} fits: the secret is another one, or the body is not as it was sent.`,
    );
  return parse(signed.subarray(prefix.length));
}

const invalid = (name: string, rule: string, details?: PixErrorDetails) =>
  new PixInvalidParameterError(name, `${name} must ${rule}.`, details);

function bytesOf(rawBody: unknown): Uint8Array {
  if (typeof rawBody === 'string') return new TextEncoder().encode(rawBody);
  if (ArrayBuffer.isView(rawBody))
    return new Uint8Array(rawBody.buffer, rawBody.byteOffset, rawBody.byteLength);
  try {
    // By what it can do, since test runners and frames have an ArrayBuffer of their own.
    return new Uint8Array(ArrayBuffer.prototype.slice.call(rawBody as ArrayBuffer, 0));
  } catch {
    // It is none.
  }
  throw invalid('rawBody', 'be the raw body, bytes or text as they came: a parsed one cannot be verified');
}

function importKey(secret: unknown): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secretBytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
}

function secretBytes(secret: unknown): Uint8Array<ArrayBuffer> {
  if (typeof secret !== 'string' || !secret) throw invalid('secret', 'be text that is not empty');
  if (!secret.startsWith('whsec_')) return new TextEncoder().encode(secret);
  try {
    const binary = atob(secret.slice('whsec_'.length));
    if (binary) return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    // Said below, without the value.
  }
  throw invalid('secret', 'have Base64 after whsec_, or not begin with it');
}

/** Reads headers; several of one name are joined as `Headers` does it, so that an id that came twice fits nothing. */
function headerReader(headers: unknown): (name: string) => string {
  const pairs = pairsOf(headers);
  return (name) => {
    const value = pairs
      .filter(([key]) => key === name.toLowerCase())
      .flatMap(([, values]) => values)
      .join(', ');
    if (!value) throw new PixSignatureError(`The header ${name} is missing.`);
    return value;
  };
}

function pairsOf(headers: unknown): [name: string, values: string[]][] {
  try {
    const given = headers as object;
    const pairs =
      Symbol.iterator in given ? [...(given as Iterable<[unknown, unknown]>)] : Object.entries(given);
    // Templates refuse symbols.
    return pairs.map(([name, values]) => [
      `${name as string}`.toLowerCase(),
      [values ?? []].flat().map((value) => `${value as string}`),
    ]);
  } catch (cause) {
    throw invalid('headers', 'be the headers of the request', { cause });
  }
}

/** NaN for what is no time. */
function timeOf(now: unknown): number {
  const time: unknown = typeof now === 'object' ? (now as Partial<Date> | null)?.getTime?.() : now;
  return typeof time === 'number' ? time : NaN;
}

function checkTime(timestamp: string, tolerance: number, now: number): void {
  if (typeof tolerance !== 'number' || !(tolerance >= 0))
    throw invalid('tolerance', 'be a number of milliseconds from 0');
  if (Number.isNaN(now)) throw invalid('now', 'be a time in milliseconds');
  if (!/^\d+$/.test(timestamp)) throw new PixSignatureError('The time stamp is no number of seconds.');
  const age = now - Number(timestamp) * 1000;
  if (Math.abs(age) > tolerance)
    throw new PixSignatureError(
      `The time stamp is ${Math.abs(age)} ms ${age > 0 ? 'old' : 'ahead'}, more than the tolerance of ${tolerance} ms.`,
    );
}

function encode(signature: ArrayBuffer, encoding: keyof typeof SIGNATURES): string {
  const bytes = [...new Uint8Array(signature)];
  return encoding === 'hex'
    ? bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
    : btoa(String.fromCharCode(...bytes));
}

/** Compares all signatures to their ends, so that the time it takes tells nothing about the right one. */
function isAmong(signatures: string, expected: string, encoding: keyof typeof SIGNATURES): boolean {
  let matches = 0;
  for (const part of signatures.split(/\s+/)) {
    const found = SIGNATURES[encoding].exec(part)?.[1] ?? '';
    const candidate = encoding === 'hex' ? found.toLowerCase() : found;
    let difference = candidate.length ^ expected.length;
    for (let index = 0; index < expected.length; index++)
      difference |= candidate.charCodeAt(index) ^ expected.charCodeAt(index);
    matches |= Number(difference === 0);
  }
  return matches === 1;
}

function parse(body: Uint8Array): WebhookEvent {
  let event: unknown;
  try {
    event = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    // Its message would quote the body.
  }
  if (typeof event === 'object' && event && !Array.isArray(event)) return event as WebhookEvent;
  throw new PixParseError('The webhook is signed, but its body is no JSON object.');
}
