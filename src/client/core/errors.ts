import type { OperationId } from '../../contract/models.ts';

/** Details of an error of the SDK, besides its message. */
export interface PixErrorDetails {
  /** Operation of the contract, such as `listImages`; absent if the error is not one of a call. */
  operation?: OperationId | undefined;
  /** HTTP method of the request. */
  method?: string | undefined;
  /** URL of the request with its query, without keys; absent if no request was prepared. */
  url?: string | undefined;
  /** HTTP status, if a response arrived. */
  status?: number | undefined;
  /** `X-Request-Id` of the response; quote it when you report a problem. */
  requestId?: string | undefined;
  /** Number of times the request was sent. */
  attempts?: number | undefined;
  /** Delay that the server requested before a retry, in milliseconds (`Retry-After`, `RateLimit-Reset`). */
  retryAfter?: number | undefined;
  /** Error message of each invalid field (status 422). */
  fields?: Record<string, string> | undefined;
  /** The request may have been carried out, although it failed: check before you send it again. */
  maybeSent?: boolean | undefined;
  /** Text of the response, at most 4,096 characters. Not enumerable: JSON and logs leave it out. */
  body?: string | undefined;
  /** The underlying error. */
  cause?: unknown;
}

/** Base class of all errors the SDK throws. `code` is stable, `message` is for people. */
export class PixError extends Error {
  /** Name of the class, as a literal that minifiers keep; `AbortError` for an aborted call, as in the platform. */
  override readonly name: string = 'PixError';
  /** Stable code of the failure, such as `timeout`, or the server's own. */
  readonly code: string;
  /** Operation of the contract, such as `listImages`; undefined if the error is not one of a call. */
  declare readonly operation: OperationId | undefined;
  /** HTTP method of the request. */
  declare readonly method: string | undefined;
  /** URL of the request with its query, without keys; undefined if no request was prepared. */
  declare readonly url: string | undefined;
  /** HTTP status, if a response arrived. */
  declare readonly status: number | undefined;
  /** `X-Request-Id` of the response; quote it when you report a problem. */
  declare readonly requestId: string | undefined;
  /** Number of times the request was sent. */
  declare readonly attempts: number | undefined;
  /** Delay that the server requested before a retry, in milliseconds. */
  declare readonly retryAfter: number | undefined;
  /** Error message of each invalid field (status 422). */
  declare readonly fields: Record<string, string> | undefined;
  /** The request may have been carried out, although it failed: check before you send it again. */
  declare readonly maybeSent: boolean | undefined;
  /** Text of the response, at most 4,096 characters. Not enumerable: JSON and logs leave it out. */
  declare readonly body: string | undefined;

  constructor(code: string, message: string, { cause, body, ...details }: PixErrorDetails = {}) {
    // The platform's own `cause` is not enumerable: JSON leaves it out.
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    Object.assign(this, details);
    if (body !== undefined) defineReadonly(this, 'body', body);
  }
}

/** The caller's signal aborted the request; `cause` is the signal's reason. */
export class PixAbortError extends PixError {
  override readonly name = 'AbortError' as const;

  constructor(cause: unknown) {
    super('aborted', 'The request was aborted.', { cause });
  }
}

/**
 * Part of an exchange that timed out: the `headers` of the response, the rest of its `body`, or the `total` time of a
 * response that kept arriving, but too slowly.
 */
export type TimeoutPhase = 'headers' | 'body' | 'total';

/** The response, or the rest of it, did not arrive in time. */
export class PixTimeoutError extends PixError {
  override readonly name = 'PixTimeoutError' as const;
  /** Part of the exchange that timed out. */
  readonly phase: TimeoutPhase;

  constructor(phase: TimeoutPhase, milliseconds: number) {
    super('timeout', `Timed out after ${milliseconds} ms (${phase}).`);
    this.phase = phase;
  }
}

/** No response, or an incomplete one: offline, blocked, refused or reset. */
export class PixNetworkError extends PixError {
  override readonly name = 'PixNetworkError' as const;

  constructor(cause: unknown) {
    super('network', 'The server could not be reached, or the connection was lost.', { cause });
  }
}

/**
 * Creates the error of a redirect that is not followed. Such a request is not retried.
 *
 * @param status Status of the response; 0 if the browser hides it.
 */
export const redirectError = (
  status: number,
  reason = 'it is a loop, or the browser does not say where it leads',
): PixNetworkError =>
  Object.assign(new PixNetworkError(undefined), {
    code: 'redirect',
    message: `A redirect was not followed: ${reason}.`,
    ...(status && { status }),
  });

/** The response does not match the contract: not JSON, empty, or over 5 MB. */
export class PixParseError extends PixError {
  override readonly name = 'PixParseError' as const;

  constructor(message: string, details?: PixErrorDetails) {
    super('parse', message, details);
  }
}

/** An argument is invalid; nothing was sent. */
export class PixInvalidParameterError extends PixError {
  override readonly name = 'PixInvalidParameterError' as const;
  /** Name of the argument, the option or the field. */
  readonly field: string;

  constructor(field: string, message: string, details?: PixErrorDetails) {
    super('invalid_parameter', message, details);
    this.field = field;
  }
}

/** The server responded with an error status. */
export class PixHttpError extends PixError {
  override readonly name: string = 'PixHttpError';
}

/** A webhook has no valid signature, or is too old or too new; `message` states the reason. Do not act on the webhook. */
export class PixSignatureError extends PixError {
  override readonly name = 'PixSignatureError' as const;

  constructor(message: string) {
    super('signature', message);
  }
}

/**
 * Whether a value is an error of the SDK. Unlike `instanceof`, the function also recognizes errors of another realm (a
 * frame, a worker, `node:vm`) and of another copy of the package.
 */
export function isPixError(value: unknown): value is PixError {
  if (value instanceof PixError) return true;
  const { name, code } = Object(value) as Partial<PixError>;
  return (
    Object.prototype.toString.call(value) === '[object Error]' &&
    typeof code === 'string' &&
    // Node's own AbortError has the code ABORT_ERR.
    (/^Pix([A-Z]\w*)?Error$/.test(String(name)) || (name === 'AbortError' && code === 'aborted'))
  );
}

/**
 * Adds to an error which request has failed; to the message too, unless the service or the caller's input is the subject of
 * it. Removes details that are unknown, which logs would show.
 */
export function nameRequest(error: unknown, request: PixErrorDetails): unknown {
  // Callers that share a request share its error.
  if (!(error instanceof PixError) || error.operation) return error;
  for (const [name, value] of Object.entries(Object.assign(error, request)))
    if (value === undefined) Reflect.deleteProperty(error, name);
  const { message, method, url, stack = '' } = error;
  if (!url || !/^(The (server|response)|Timed out|A redirect)/.test(message)) return error;
  const named = `${message} (${method} ${url})`;
  // Logs show the stack, which begins with the message.
  return Object.assign(error, { message: named, stack: stack.replace(message, () => named) });
}

/** Codes of Node for a connection that was never established: nothing was sent. */
const UNSENT = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/;

/** Sets `maybeSent` on an error of a write that the server may have carried out. */
export function markOutcomeUnknown(error: unknown): unknown {
  // A failure of the caller's own stream leaves no doubt.
  if (!(error instanceof PixError) || error.code === 'invalid_parameter') return error;
  const { status = 500, cause } = error;
  const reason = (cause as { cause?: { code?: string } } | undefined)?.cause?.code ?? '';
  if (/^(4\d\d|30[78])$/.test(String(status)) || UNSENT.test(reason)) return error;
  const message = `${error.message} The request may have been carried out: check before you send it again.`;
  return Object.assign(error, { maybeSent: true, message });
}

/** Defines a read-only property. The descriptor inherits nothing from a page's polluted `Object.prototype`. */
export const defineReadonly = <T extends object>(
  target: T,
  name: PropertyKey,
  value: unknown,
  enumerable = false,
): T => Object.defineProperty(target, name, { __proto__: null, value, enumerable } as PropertyDescriptor);
