/** What every error of the SDK can tell besides its message. */
export interface PixErrorDetails {
  /** HTTP status, when an answer came. */
  status?: number | undefined;
  /** `X-Request-Id` of the answer; quote it when you report a problem. */
  requestId?: string | undefined;
  /** How many times the request was sent. */
  attempts?: number | undefined;
  /** Milliseconds the server asked to wait (`Retry-After`). */
  retryAfter?: number | undefined;
  /** Per field, what was wrong with it (status 422, decision G2). */
  fields?: Record<string, string> | undefined;
  /** The error beneath this one. */
  cause?: unknown;
}

/** Base of all errors the SDK throws. `code` is stable, `message` is for people. */
export class PixError extends Error {
  readonly code: string;
  declare readonly status: number | undefined;
  declare readonly requestId: string | undefined;
  declare readonly attempts: number | undefined;
  declare readonly retryAfter: number | undefined;
  declare readonly fields: Record<string, string> | undefined;

  constructor(code: string, message: string, details: PixErrorDetails = {}) {
    super(message);
    this.code = code;
    Object.assign(this, details);
  }
}

/** The caller's signal ended the request; `cause` is the signal's reason. */
export class PixAbortError extends PixError {
  constructor(cause: unknown) {
    super('aborted', 'The request was aborted.', { cause });
  }
}

/** Which part of an answer did not come in time. */
export type TimeoutPhase = 'headers' | 'body' | 'total';

/** The answer, or the rest of it, did not come in time. */
export class PixTimeoutError extends PixError {
  readonly phase: TimeoutPhase;

  constructor(phase: TimeoutPhase, milliseconds: number) {
    super('timeout', `No answer in time: waited ${milliseconds} ms (${phase}).`);
    this.phase = phase;
  }
}

/** No answer, or one cut short: offline, blocked, refused, reset. */
export class PixNetworkError extends PixError {
  constructor(cause: unknown) {
    super('network', 'The server could not be reached: offline, blocked, or the connection broke.', {
      cause,
    });
  }
}

/** The answer is not what the contract says: not JSON, empty, or over 5 MB. */
export class PixParseError extends PixError {
  constructor(message: string, details?: PixErrorDetails) {
    super('parse', message, details);
  }
}

/** An argument is outside its range; nothing was sent. */
export class PixInvalidParameterError extends PixError {
  readonly field: string;

  constructor(field: string, message: string) {
    super('invalid_parameter', message);
    this.field = field;
  }
}

/** The server answered with an error status (decision G2). */
export class PixHttpError extends PixError {}
/** 400: the request could not be read. */
export class PixBadRequestError extends PixHttpError {}
/** 401: the key is missing, unknown or revoked. */
export class PixAuthError extends PixHttpError {}
/** 403: the key is good, but not for this. */
export class PixPermissionError extends PixHttpError {}
/** 404: no such record. */
export class PixNotFoundError extends PixHttpError {}
/** 429: too many requests; see `retryAfter`. */
export class PixRateLimitError extends PixHttpError {}
/** 5xx: the server failed. */
export class PixServerError extends PixHttpError {}

const BY_STATUS: Record<number, typeof PixHttpError> = {
  400: PixBadRequestError,
  401: PixAuthError,
  403: PixPermissionError,
  404: PixNotFoundError,
  429: PixRateLimitError,
};

/** The class that stands for an HTTP status. */
export function httpErrorClass(status: number): typeof PixHttpError {
  return BY_STATUS[status] ?? (status >= 500 ? PixServerError : PixHttpError);
}
