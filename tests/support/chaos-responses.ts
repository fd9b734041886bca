/** Responses that the chaos proxy creates itself. */
import { commonHeaders } from '../../mock-server/http/cors.ts';
import { endResponse, type Exchange, type Fault } from './chaos-exchange.ts';

/** A response in place of the target's. */
export interface MadeAnswer {
  /** Status. Default: 200. */
  status?: number;
  /** Headers besides those of CORS (G4), `Content-Type: application/json` and `Content-Length`; `null` omits one of these. */
  headers?: Record<string, string | null>;
  /** Text and bytes are sent unchanged, other values as JSON. Default: empty. */
  body?: unknown;
}

/** Responds in place of the target, which receives no request. Sent at once, and ended when the request's body has been read. */
export function respond({ body = '', ...head }: MadeAnswer): Fault {
  const bytes = Buffer.from(
    typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
  );
  return async (exchange) => {
    startResponse(exchange, head, bytes.length);
    if (bytes.length > 0) exchange.response.write(bytes);
    await endResponse(exchange);
  };
}

/** Sends the head of a response; without a length, it is chunked. */
export function startResponse(
  { response }: Exchange,
  { status = 200, headers = {} }: Pick<MadeAnswer, 'status' | 'headers'>,
  length: number | null,
): void {
  response.statusCode = status;
  const all = {
    ...commonHeaders('req_made_up'),
    'Content-Type': 'application/json',
    'Content-Length': [204, 304].includes(status) ? null : length,
  };
  // Set one by one, since names differ in case.
  for (const [name, value] of [...Object.entries(all), ...Object.entries(headers)])
    if (value === null) response.removeHeader(name);
    else response.setHeader(name, value);
  response.flushHeaders();
}

const message = 'The chaos proxy says no.';

/** Bodies of error responses in every common form (R35). Each contains `The chaos proxy says no.`, except the long one. */
export const errorBodies = {
  contract: { body: { status: 'error', error: { code: 'made_up', message, request_id: 'req_made_up' } } },
  text: { body: message, type: 'text/plain' },
  string: { body: JSON.stringify(message) },
  message: { body: { message } },
  error: { body: { error: message } },
  problem: {
    body: { type: 'about:blank', title: message, detail: message },
    type: 'application/problem+json',
  },
  errors: { body: { errors: [{ message }] } },
  array: { body: [message] },
  html: { body: `<!doctype html><title>Error</title><h1>${message}</h1>`, type: 'text/html' },
  empty: { body: '', type: null },
  long: { body: { message: 'no '.repeat(350_000) } },
} satisfies Record<string, { body: unknown; type?: string | null }>;

/** Faults that respond in place of the target; pages can read the responses. */
export const fixedResponses = {
  answer: respond,

  /** An error response: status (default 500) and one of `errorBodies` (default: that of the contract), with additional headers (R8, R9, R34, R35). */
  failure: (
    status = 500,
    shape: keyof typeof errorBodies = 'contract',
    headers: MadeAnswer['headers'] = {},
  ) => {
    const { body, type = 'application/json' }: { body: unknown; type?: string | null } = errorBodies[shape];
    return respond({ status, body, headers: { 'Content-Type': type, ...headers } });
  },

  /** 429, or another status, with this `Retry-After` or none (R6 to R8). */
  busy: (retryAfter: string | null = null, status = 429) =>
    respond({ status, body: errorBodies.contract.body, headers: { 'Retry-After': retryAfter } }),

  /** Redirects the client with 307 or another status; without a location, to the same URL in a loop (R30). */
  redirect:
    (location?: string, status = 307): Fault =>
    (exchange) =>
      respond({ status, headers: { Location: location ?? exchange.received.path } })(exchange),

  /** An HTML page in place of JSON, such as a login page (R9, R10). */
  html: (status = 200) =>
    respond({
      status,
      body: '<!doctype html><title>Log in</title><form></form>',
      headers: { 'Content-Type': 'text/html' },
    }),

  /** 204 without a body, or another status with an empty one (R11). */
  empty: (status = 204) => respond({ status }),

  /** JavaScript that is not JSON (R12). */
  nan: () => respond({ body: '{"status":"success","data":NaN}' }),

  /** Deeply nested arrays (R12). */
  deep: (depth = 100_000) => respond({ body: '['.repeat(depth) + ']'.repeat(depth) }),

  /** Valid JSON of this many bytes without a `Content-Length`; default: more than 5 MiB (P12, R25). */
  huge: (bytes = 6 * 1024 * 1024) => {
    const [head, tail] = ['{"status":"success","data":"', '"}'];
    const body = head + 'x'.repeat(bytes - head.length - tail.length) + tail;
    return respond({ body, headers: { 'Content-Length': null } });
  },
};
