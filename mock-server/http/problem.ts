import type { ErrorBody, ErrorCode } from '../../src/contract/models.ts';

/** The status of each error code, in ascending order. */
export const STATUSES = {
  bad_request: 400,
  unauthorized: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  misdirected_request: 421,
  invalid_parameter: 422,
  rate_limited: 429,
  internal_error: 500,
  insufficient_storage: 507,
} as const satisfies Record<ErrorCode, number>;

/** Error code of a status; the general code of its class if it has none. */
// Gap: G2
export function codeOfStatus(status: number): ErrorCode {
  const codes = Object.keys(STATUSES) as ErrorCode[];
  const general = status < 500 ? 'bad_request' : 'internal_error';
  return codes.find((code) => STATUSES[code] === status) ?? general;
}

/** Optional details of an error response. */
export interface ProblemDetails {
  /** Faults by parameter or field. */
  fields?: Record<string, string>;
  headers?: Readonly<Record<string, string>>;
  /** Status, if not that of the code. */
  status?: number;
}

/** An error that becomes the contract's error body when thrown. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly details: ProblemDetails;

  constructor(code: ErrorCode, message: string, details: ProblemDetails = {}) {
    super(message);
    this.name = 'Problem';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return this.details.status ?? STATUSES[this.code];
  }

  body(requestId: string): ErrorBody {
    const { fields } = this.details;
    const error = { code: this.code, message: this.message, request_id: requestId };
    return { status: 'error', error: fields ? { ...error, fields } : error };
  }
}

/** Quotes a client's value for messages: short, on one line. */
export function quote(value: string): string {
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
}

/** A 422 for one field; `fault` completes a sentence that starts with the field's name. */
export function wrongField(name: string, fault: string): Problem {
  return new Problem('invalid_parameter', `${name} ${fault}.`, { fields: { [name]: fault } });
}
