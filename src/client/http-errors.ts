import { detailsOf, errorMessage, errorOf, jsonOr, textOf, type Reply } from './body.ts';
import { PixHttpError } from './errors.ts';
import { redact } from './redact.ts';

/** 400: the request could not be read. */
export class PixBadRequestError extends PixHttpError {}
/** 401: the key is missing, unknown or revoked. */
export class PixAuthError extends PixHttpError {}
/** 403: the key, or the `delete_token`, is not the right one for this. */
export class PixPermissionError extends PixHttpError {}
/** 404: no such record. */
export class PixNotFoundError extends PixHttpError {}
/** 409: a slug, a link code or an order's id is taken. */
export class PixConflictError extends PixHttpError {}
/** 413: the picture or the body is over the limit. */
export class PixTooLargeError extends PixHttpError {}
/** 415: no picture of a kind that is taken, or an unknown kind of body. */
export class PixUnsupportedError extends PixHttpError {}
/** 429: too many requests; see `retryAfter`. */
export class PixRateLimitError extends PixHttpError {}
/** 5xx: the server failed. */
export class PixServerError extends PixHttpError {}

const BY_STATUS: Record<number, typeof PixHttpError> = {
  400: PixBadRequestError,
  401: PixAuthError,
  403: PixPermissionError,
  404: PixNotFoundError,
  409: PixConflictError,
  413: PixTooLargeError,
  415: PixUnsupportedError,
  429: PixRateLimitError,
};

/** An error's body is kept to this many characters (P11). */
const MAX_BODY = 4096;

/**
 * Makes an error of an answer with an error status: one class per meaning (P11).
 *
 * @param secrets What is taken out of its text, should the server have echoed it (R34).
 */
export function httpError(reply: Reply, secrets: unknown[]): PixHttpError {
  const { status, headers } = reply.response;
  const whole = textOf(reply);
  const parsed = jsonOr(whole);
  // Written anew, so that a secret has one form, whatever escapes the server is fond of.
  const text = redact(parsed === whole ? whole : JSON.stringify(parsed), secrets);
  const body = jsonOr(text);
  const { code = `http_${status}`, message = `The server answered ${status}.` } = errorMessage(body);
  const { fields } = errorOf(body);
  const Class = BY_STATUS[status] ?? (status >= 500 ? PixServerError : PixHttpError);
  const hint = status === 401 ? ' Is there a key, for this host, not revoked?' : '';
  const { requestId, retryAfter } = detailsOf(reply.response);
  return new Class(code, message + hint, {
    status,
    requestId: requestId && redact(requestId, secrets),
    retryAfter: retryAfter ?? parseReset(headers),
    fields:
      typeof fields === 'object' && fields && !Array.isArray(fields)
        ? (fields as Record<string, string>)
        : undefined,
    body: text.slice(0, MAX_BODY),
  });
}

/** When a quota is full again, in milliseconds: `RateLimit-Reset: 30`, `RateLimit: …;t=30` or `reset=30` (R7). */
function parseReset(headers: Headers): number | undefined {
  const quota = headers.get('ratelimit') ?? '';
  const [seconds] =
    /^\d+$/.exec(headers.get('ratelimit-reset') ?? '') ?? /(?<=\b(t|reset)=)\d+/.exec(quota) ?? [];
  const [left] = /(?<=\b(r|remaining)=)\d+/.exec(quota) ?? [headers.get('ratelimit-remaining')];
  return seconds && !Number(left) ? Number(seconds) * 1000 : undefined;
}
