import { PixParseError, type PixErrorDetails } from './errors.ts';
import { MAX_BYTES, readBody, type ReadBody } from './read-body.ts';

/** Maximum length of an error message, in characters. */
export const MAX_ERROR_MESSAGE = 300;

/** Maximum length of an error code, in characters. */
const MAX_CODE = 64;

/** A response whose body has been read. */
export interface BufferedResponse extends ReadBody {
  /** Status and headers; its body has been consumed. */
  response: Response;
  /** Number of attempts until the response was complete. */
  attempts?: number;
}

/**
 * Reads the body of a response chunk by chunk, so that a deadline and a size limit apply while it streams.
 *
 * @param onChunk Called when the headers have arrived, and for each chunk.
 * @throws PixParseError when the body has more than `maxBytes`.
 */
export async function bufferResponse(
  response: Response,
  onChunk: () => void,
  maxBytes = MAX_BYTES,
): Promise<BufferedResponse> {
  const body = await readBody(response.body, maxBytes, onChunk);
  if (body.size > maxBytes && response.ok)
    throw new PixParseError(`The response is larger than ${maxBytes} bytes.`, errorDetailsOf(response));
  return { response, ...body };
}

/**
 * Parses a response as JSON.
 *
 * @throws PixParseError when the body is not JSON; the message names the content type and never quotes the body.
 */
export function parseJson(reply: BufferedResponse): unknown {
  const text = reply.text();
  const body = jsonOrText(text, reply.response.url);
  if (body !== text) return body;
  throw new PixParseError(notJsonMessage(text, reply.response), errorDetailsOf(reply.response));
}

/** Whether the headers of a response describe it as JSON. */
export const isJson = ({ headers }: Response): boolean => /json/.test(headers.get('content-type') ?? '');

/** Error message for a response that is not JSON. */
export function notJsonMessage(text: string, response: Response): string {
  const type = `of type "${response.headers.get('content-type') ?? 'unknown'}"`;
  return `The response should be JSON, but is ${!text ? 'empty' : isJson(response) ? 'incomplete or invalid' : type}.`;
}

/**
 * Parses a text as JSON; returns the text itself if it is not JSON.
 *
 * @param url Address of the response. On an https page, `http:` URLs of the same host are upgraded: a service behind a
 *   proxy may not know that it is reached over https, and pages load nothing else.
 */
export function jsonOrText(text: string, url = ''): unknown {
  const host = /^https:\/\/[^/?#]+/.exec(url)?.[0].slice(8);
  const isUpgraded = host && globalThis.location?.protocol === 'https:' && /"http:[\\/]/.test(text);
  const start = `http://${host}/`;
  const upgrade = (_: string, value: unknown) =>
    typeof value === 'string' && value.startsWith(start) ? value.replace('http', 'https') : value;
  try {
    return JSON.parse(text, isUpgraded ? upgrade : undefined);
  } catch {
    return text;
  }
}

/** Serializes a value as JSON; returns `other` if it is nested too deep. */
export function stringifyOr<Other>(value: unknown, other: Other): string | Other {
  try {
    return JSON.stringify(value);
  } catch {
    return other;
  }
}

/** Details that an error takes from its response. */
export const errorDetailsOf = ({ status, headers }: Response): PixErrorDetails => ({
  status,
  requestId: headers.get('x-request-id') ?? undefined,
  retryAfter: parseRetryAfter(headers.get('retry-after')) ?? parseReset(headers),
});

/** Fields of an error body that may hold its message, best first; `errors` may hold one per field. */
const MESSAGE_KEYS = ['error_description', 'message', 'msg', 'detail', 'error', 'errors', 'title', 'reason'];

/** The object that describes the error, in any of the common shapes of error bodies. */
export function errorObjectIn(body: unknown): Record<string, unknown> {
  const { error, errors } = (body ?? {}) as Record<string, unknown>;
  const [inner] = [error ?? errors ?? body].flat<unknown[]>();
  return (typeof inner === 'object' ? (inner ?? {}) : body) as Record<string, unknown>;
}

/** Code and message of an error body, both limited in length; never markup. */
export function errorMessage(body: unknown): { code?: string; message?: string } {
  const text = messageIn(body);
  const { error, error_description, code = error_description && error } = errorObjectIn(body);
  return {
    ...(text && { message: text.slice(0, MAX_ERROR_MESSAGE) }),
    ...(typeof code === 'string' && code.length <= MAX_CODE && { code }),
  };
}

/** Finds the first text in the usual fields, a few levels deep. */
function messageIn(value: unknown, depth = 4): string | undefined {
  // HTML is not a message.
  if (typeof value === 'string') return /^\s*</.test(value) ? undefined : value;
  if (!value || typeof value !== 'object' || !depth) return undefined;
  const record = value as Record<string, unknown>;
  for (const key of Array.isArray(value) ? [0] : MESSAGE_KEYS) {
    const inner = record[key];
    const [first] = key === 'errors' ? (Object.values(inner ?? {}) as unknown[]) : [];
    const text = messageIn(inner, depth - 1) ?? messageIn(first, depth - 1);
    if (text) return text;
  }
  return undefined;
}

/** `Retry-After` (seconds or a date) in milliseconds; 0 for a past date, `undefined` for an invalid value. */
function parseRetryAfter(value: string | null): number | undefined {
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  // A date has letters and a time; Date.parse would accept "-5" and "about 5" as months.
  const date = /^[a-z].*:\d\d:/i.test(value) ? Date.parse(value) : NaN;
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

/** Milliseconds until a quota is reset: `RateLimit-Reset: 30`, `RateLimit: …;t=30` or `reset=30`. */
function parseReset(headers: Headers): number | undefined {
  const quota = headers.get('ratelimit') ?? '';
  const [seconds] =
    /^\d+$/.exec(headers.get('ratelimit-reset') ?? '') ?? /(?<=\b(t|reset)=)\d+/.exec(quota) ?? [];
  const [left] = /(?<=\b(r|remaining)=)\d+/.exec(quota) ?? [headers.get('ratelimit-remaining')];
  return seconds && !Number(left) ? Number(seconds) * 1000 : undefined;
}
