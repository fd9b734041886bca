import type { WebhookEvent } from '../contract/models.ts';
import { ownProperties } from './core/check.ts';
import { warnUnknown } from './core/options.ts';
import {
  PixInvalidParameterError,
  PixParseError,
  PixSignatureError,
  type PixErrorDetails,
} from './core/errors.ts';

/**
 * Headers of a request: a `Headers` object, Node's `request.headers` or another object, or an iterable of pairs. Names are
 * case-insensitive.
 */
export type WebhookHeaders =
  | Iterable<readonly [name: string, value: string]>
  | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Options of `verifyWebhook`. The defaults are those of the Standard Webhooks specification. */
export interface VerifyWebhookOptions {
  /**
   * Maximum difference between the timestamp and the present, past or future, in milliseconds. 0 permits no difference.
   * Default 300,000 (five minutes).
   */
  tolerance?: number | undefined;
  /** Name of the header with the id of the webhook. Repeated deliveries have the same id. Default `webhook-id`. */
  idHeader?: string | undefined;
  /** Name of the header with the time of sending, in seconds since the Unix epoch. Default `webhook-timestamp`. */
  timestampHeader?: string | undefined;
  /** Name of the header with the signatures, separated by spaces. Default `webhook-signature`. */
  signatureHeader?: string | undefined;
  /**
   * Encoding of the signatures. With `base64`, a signature has the prefix `v1,`. With `hex`, a signature has the prefix `v1,`,
   * `v1=` or `sha256=`, or no prefix. Default `base64`.
   */
  encoding?: 'base64' | 'hex' | undefined;
  /**
   * The present: a `Date`, a number of milliseconds since the Unix epoch, or a function that returns this number. Default
   * `Date.now`.
   */
  now?: number | Date | (() => number) | undefined;
}

const SIGNATURES = {
  base64: /^v1,([\w+/]+=*),?$/,
  hex: /^(?:v1[,=]|sha256=)?([\da-f]+),?$/i,
};

/** Types of the events that the contract has. */
const KNOWN_TYPES = { 'order.paid': true, 'order.failed': true } satisfies Record<
  Exclude<WebhookEvent['type'], 'unknown'>,
  true
>;

/**
 * Verifies that a webhook comes from the platform, and returns its event.
 *
 * An event of a type that this version does not know has the type `unknown`, and its own as `sentType`. Of known events, it is
 * checked that they have `data`, but not each field.
 *
 * A webhook that is replayed within the tolerance is not detected: store the ids of the webhooks that you have processed, and
 * ignore repeated ids.
 *
 * @param rawBody Body of the request as it was received, before parsing: bytes or text.
 * @param secret Secret shared with the sender: `whsec_` followed by Base64, or any other text.
 * @throws PixSignatureError when a header is missing, no signature is valid, or the timestamp is outside the tolerance.
 * @throws PixParseError when the signature is valid, but the body is not a JSON object with a `type`, or a known event has no
 *   `data`.
 * @throws PixInvalidParameterError when an argument can never be valid, such as a parsed body or an empty secret.
 * @example
 * import { verifyWebhook } from 'pix-sdk';
 *
 * export async function onWebhook(request: Request, secret: string): Promise<Response> {
 *   const event = await verifyWebhook(await request.text(), request.headers, secret);
 *   if (event.type === 'order.paid') console.log(`Order ${event.data.order_id} is paid.`);
 *   return new Response();
 * }
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
    ...others
  } = ownProperties(options, 'options');
  warnUnknown('verifyWebhook', others);
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
      `No signature in ${signatureHeader} matches: the secret is wrong, or the body is not the one that was sent.`,
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
    // `instanceof` fails across realms: test runners and frames have an ArrayBuffer class of their own.
    return new Uint8Array(ArrayBuffer.prototype.slice.call(rawBody as ArrayBuffer, 0));
  } catch {
    // The value is not an ArrayBuffer.
  }
  throw invalid(
    'rawBody',
    'be the raw body as it was received, bytes or text: a parsed body cannot be verified',
  );
}

function importKey(secret: unknown): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secretBytes(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
}

function secretBytes(secret: unknown): Uint8Array<ArrayBuffer> {
  if (typeof secret !== 'string' || !secret) throw invalid('secret', 'be a non-empty string');
  if (!secret.startsWith('whsec_')) return new TextEncoder().encode(secret);
  try {
    const binary = atob(secret.slice('whsec_'.length));
    if (binary) return Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    // The error below reports it without the value.
  }
  throw invalid('secret', 'be Base64 after the prefix whsec_, or have no such prefix');
}

/**
 * Creates a function that reads a header by name. Headers of the same name are joined as `Headers` joins them, so that an id
 * that was received twice matches no signature.
 */
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
    // Template literals throw for symbols.
    return pairs.map(([name, values]) => [
      `${name as string}`.toLowerCase(),
      [values ?? []].flat().map((value) => `${value as string}`),
    ]);
  } catch (cause) {
    throw invalid('headers', 'be the headers of the request', { cause });
  }
}

/** Converts the present to milliseconds; NaN for an invalid value. */
function timeOf(now: unknown): number {
  const time: unknown = typeof now === 'object' ? (now as Partial<Date> | null)?.getTime?.() : now;
  return typeof time === 'number' ? time : NaN;
}

function checkTime(timestamp: string, tolerance: number, now: number): void {
  if (typeof tolerance !== 'number' || !(tolerance >= 0))
    throw invalid('tolerance', 'be a number of milliseconds from 0');
  if (Number.isNaN(now)) throw invalid('now', 'be a time in milliseconds');
  if (!/^\d+$/.test(timestamp)) throw new PixSignatureError('The timestamp is not a number of seconds.');
  const age = now - Number(timestamp) * 1000;
  if (Math.abs(age) > tolerance)
    throw new PixSignatureError(
      `The timestamp is ${Math.abs(age)} ms ${age > 0 ? 'old' : 'in the future'}, more than the tolerance of ${tolerance} ms.`,
    );
}

function encode(signature: ArrayBuffer, encoding: keyof typeof SIGNATURES): string {
  const bytes = [...new Uint8Array(signature)];
  return encoding === 'hex'
    ? bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
    : btoa(String.fromCharCode(...bytes));
}

/** Compares every signature completely, in constant time, so that the duration reveals nothing about the expected one. */
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
    // The message of the error would quote the body.
  }
  if (!isObject(event)) throw new PixParseError('The webhook is signed, but its body is not a JSON object.');
  const { type, data } = event;
  if (typeof type !== 'string' || !type)
    throw new PixParseError('The webhook is signed, but its body has no text as type.');
  if (!Object.hasOwn(KNOWN_TYPES, type)) return { ...event, type: 'unknown', sentType: type };
  if (!isObject(data)) throw new PixParseError(`The webhook is signed, but its event ${type} has no data.`);
  return event as unknown as WebhookEvent;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && !!value && !Array.isArray(value);
