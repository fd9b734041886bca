import {
  errorDetailsOf,
  errorMessage,
  errorObjectIn,
  jsonOrText,
  stringifyOr,
  MAX_ERROR_MESSAGE,
  type BufferedResponse,
} from './body.ts';
import { defineReadonly, PixHttpError } from './errors.ts';

/** 400: the request is malformed. */
export class PixBadRequestError extends PixHttpError {
  override readonly name = 'PixBadRequestError' as const;
}
/** 401: the key is missing, unknown or revoked. */
export class PixAuthError extends PixHttpError {
  override readonly name = 'PixAuthError' as const;
}
/** 403: the key, or the `delete_token`, does not permit this. */
export class PixPermissionError extends PixHttpError {
  override readonly name = 'PixPermissionError' as const;
}
/** 404: no such record. */
export class PixNotFoundError extends PixHttpError {
  override readonly name = 'PixNotFoundError' as const;
}
/** 409: a slug, a link code or an order's id is taken. */
export class PixConflictError extends PixHttpError {
  override readonly name = 'PixConflictError' as const;
}
/** 413: the picture or the body exceeds the limit. */
export class PixTooLargeError extends PixHttpError {
  override readonly name = 'PixTooLargeError' as const;
}
/** 415: the format of the picture, or the type of the body, is not supported. */
export class PixUnsupportedError extends PixHttpError {
  override readonly name = 'PixUnsupportedError' as const;
}
/** 429: too many requests; see `retryAfter`. */
export class PixRateLimitError extends PixHttpError {
  override readonly name = 'PixRateLimitError' as const;
}
/** 5xx: the server failed. */
export class PixServerError extends PixHttpError {
  override readonly name = 'PixServerError' as const;
}

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

/** Maximum number of characters of the body that an error keeps. */
const MAX_BODY = 4096;

/**
 * Creates the error of a response with an error status: one class per meaning.
 *
 * @param secrets Values to redact from the text, in case the server echoed them.
 * @param keyOption Option with the key of the host.
 */
export function httpError(reply: BufferedResponse, secrets: unknown[], keyOption: string): PixHttpError {
  const { status } = reply.response;
  const whole = reply.text();
  const parsed = jsonOrText(whole);
  // Serialized again, so that a secret has one form whatever escapes the server uses.
  const text = redact(parsed === whole ? whole : stringifyOr(parsed, whole), secrets);
  const body = jsonOrText(text);
  const { code = `http_${status}`, message = `The server returned status ${status}.` } = errorMessage(body);
  const Class = BY_STATUS[status] ?? (status >= 500 ? PixServerError : PixHttpError);
  const hint = status === 401 ? ` Check that ${keyOption} is set, and not revoked.` : '';
  const { requestId, retryAfter } = errorDetailsOf(reply.response);
  return new Class(code, message + hint, {
    status,
    requestId: requestId && redact(requestId, secrets),
    retryAfter,
    fields: fieldsOf(body),
    body: text.slice(0, MAX_BODY),
  });
}

/** Messages by field name: from `fields`, or from `errors` with a text or a list of texts per field. */
function fieldsOf(body: unknown): Record<string, string> | undefined {
  const { fields = (body as { errors?: unknown } | null)?.errors } = errorObjectIn(body);
  if (typeof fields !== 'object' || !fields || Array.isArray(fields)) return undefined;
  const texts = Object.entries(fields).map(([name, value]) => [name, [value].flat<unknown[]>()[0]] as const);
  const known = texts.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return known.length
    ? Object.fromEntries(known.map(([name, text]) => [name, text.slice(0, MAX_ERROR_MESSAGE)]))
    : undefined;
}

/** Replaces secrets in a text: verbatim, JSON-escaped, and as in the query of a URL. */
export function redact(text: string, secrets: readonly unknown[]): string {
  for (const secret of secrets) {
    if (!secret || typeof secret !== 'string' || secret.length > text.length) continue;
    for (const form of [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])
      text = text.replaceAll(form, '[secret]');
  }
  return text;
}

/**
 * Copies the error of a failed `fetch`: name, message, stack, code and cause. Some implementations of `fetch` attach the
 * request, key included, to their errors; that is not copied.
 *
 * @param secrets Values to remove from all texts.
 * @param depth Maximum number of nested causes that are copied.
 */
export function sanitizeCause(error: unknown, secrets: readonly unknown[], depth = 5): Error | undefined {
  const clean = (value: unknown) =>
    typeof value === 'string' ? redact(value, secrets) : typeof value === 'number' ? value : '';
  try {
    const {
      name,
      message = error,
      stack,
      code,
      cause,
    } = Object(error) as Partial<Error> & { code?: unknown };
    const copy = new (error instanceof TypeError ? TypeError : Error)(String(clean(message)));
    if (cause && depth) defineReadonly(copy, 'cause', sanitizeCause(cause, secrets, depth - 1));
    for (const [field, value] of Object.entries({ name, stack, code }).filter(([, value]) => clean(value)))
      defineReadonly(copy, field, clean(value), field === 'code');
    return copy;
  } catch {
    // A getter that throws, or a revoked proxy.
    return undefined;
  }
}
