/** What every error of the SDK can tell besides its message. */
export interface PixErrorDetails {
  /** HTTP status, when an answer came. */
  status?: number | undefined;
  /** `X-Request-Id` of the answer; quote it when you report a problem. */
  requestId?: string | undefined;
  /** How many times the request was sent. */
  attempts?: number | undefined;
  /** Milliseconds the server asked to wait (`Retry-After`, `RateLimit-Reset`). */
  retryAfter?: number | undefined;
  /** Per field, what was wrong with it (status 422, decision G2). */
  fields?: Record<string, string> | undefined;
  /** The request may have been carried out, although it failed: look before you send it again. */
  maybeSent?: boolean | undefined;
  /** What the server answered, as text, at most 4,096 characters of it. */
  body?: string | undefined;
  /** The error beneath this one. */
  cause?: unknown;
}

/** Base of all errors the SDK throws. `code` is stable, `message` is for people. */
export class PixError extends Error {
  /** The same for all kinds, since bundlers rename classes; `code` tells them apart. */
  override readonly name = 'PixError';
  /** What went wrong, in a word that does not change, such as `timeout`, or the server's own. */
  readonly code: string;
  /** HTTP status, when an answer came. */
  declare readonly status: number | undefined;
  /** `X-Request-Id` of the answer; quote it when you report a problem. */
  declare readonly requestId: string | undefined;
  /** How many times the request was sent. */
  declare readonly attempts: number | undefined;
  /** Milliseconds the server asked to wait. */
  declare readonly retryAfter: number | undefined;
  /** Per field, what was wrong with it (status 422). */
  declare readonly fields: Record<string, string> | undefined;
  /** The request may have been carried out, although it failed: look before you send it again. */
  declare readonly maybeSent: boolean | undefined;
  /** What the server answered, as text, at most 4,096 characters of it. */
  declare readonly body: string | undefined;

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

/**
 * Which part of an exchange did not come in time: the answer's `headers`, the rest of its `body`, or the whole
 * (`total`) of an answer that kept coming, but too slowly.
 */
export type TimeoutPhase = 'headers' | 'body' | 'total';

/** The answer, or the rest of it, did not come in time. */
export class PixTimeoutError extends PixError {
  /** What did not come in time. */
  readonly phase: TimeoutPhase;

  constructor(phase: TimeoutPhase, milliseconds: number) {
    super('timeout', `No answer in time: waited ${milliseconds} ms (${phase}).`);
    this.phase = phase;
  }
}

/** No answer, or one cut short: offline, blocked, refused, reset. */
export class PixNetworkError extends PixError {
  constructor(cause: unknown) {
    super('network', 'The server could not be reached: offline, blocked or cut off.', {
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
  /** Name of the argument, the option or the field. */
  readonly field: string;

  constructor(field: string, message: string, details?: PixErrorDetails) {
    super('invalid_parameter', message, details);
    this.field = field;
  }
}

/** The server answered with an error status (decision G2). */
export class PixHttpError extends PixError {}

/** A webhook is not what its sender signed, or it is too old or too new; the message says which. Do not act on it. */
export class PixSignatureError extends PixError {
  constructor(message: string) {
    super('signature', message);
  }
}
