/** Answers the chaos proxy makes up. */
import { commonHeaders } from '../../mock-server/http/cors.ts';
import { endAnswer, type Exchange, type Fault } from './chaos-exchange.ts';

/** An answer. */
export interface MadeAnswer {
  /** 200 if not given. */
  status?: number;
  /** Beside those that let pages read it (G4), JSON as `Content-Type` and the right `Content-Length`; `null` leaves one of these out. */
  headers?: Record<string, string | null>;
  /** Text and bytes are sent as they are, other values as JSON; empty if not given. */
  body?: unknown;
}

/** Answers in the target's place, which is not asked. It is sent at once and ended when the request's body has been read. */
export function answer({ body = '', ...head }: MadeAnswer): Fault {
  const bytes = Buffer.from(
    typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
  );
  return async (exchange) => {
    startAnswer(exchange, head, bytes.length);
    if (bytes.length > 0) exchange.response.write(bytes);
    await endAnswer(exchange);
  };
}

/** Sends the head of an answer; without a length it is chunked. */
export function startAnswer(
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
  // Set one after the other: names differ in case.
  for (const [name, value] of [...Object.entries(all), ...Object.entries(headers)])
    if (value === null) response.removeHeader(name);
    else response.setHeader(name, value);
  response.flushHeaders();
}

const message = 'The chaos proxy says no.';

/** Bodies of failures in every common shape (R35). Each says `The chaos proxy says no.`, but for the long one. */
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

/** Faults that answer in the target's place; pages can read what they say. */
export const madeAnswers = {
  answer,

  /** A failure: status (500) and one of `errorBodies` (that of the contract), with further headers (R8, R9, R34, R35). */
  failure: (
    status = 500,
    shape: keyof typeof errorBodies = 'contract',
    headers: MadeAnswer['headers'] = {},
  ) => {
    const { body, type = 'application/json' }: { body: unknown; type?: string | null } = errorBodies[shape];
    return answer({ status, body, headers: { 'Content-Type': type, ...headers } });
  },

  /** 429, or another status, with this `Retry-After` or none (R6 to R8). */
  busy: (retryAfter: string | null = null, status = 429) =>
    answer({ status, body: errorBodies.contract.body, headers: { 'Retry-After': retryAfter } }),

  /** Sends the client elsewhere with 307 or another status; without a location to where it is already, for ever (R30). */
  redirect:
    (location?: string, status = 307): Fault =>
    (exchange) =>
      answer({ status, headers: { Location: location ?? exchange.received.path } })(exchange),

  /** A page where JSON is due, such as a login (R9, R10). */
  html: (status = 200) =>
    answer({
      status,
      body: '<!doctype html><title>Log in</title><form></form>',
      headers: { 'Content-Type': 'text/html' },
    }),

  /** 204 without a body, or another status with an empty one (R11). */
  empty: (status = 204) => answer({ status }),

  /** JavaScript that is not JSON (R12). */
  nan: () => answer({ body: '{"status":"success","data":NaN}' }),

  /** An array in an array in an array (R12). */
  deep: (depth = 100_000) => answer({ body: '['.repeat(depth) + ']'.repeat(depth) }),

  /** Good JSON of this many bytes, over 5 MiB if not given, without a `Content-Length` (P12, R25). */
  huge: (bytes = 6 * 1024 * 1024) => {
    const [head, tail] = ['{"status":"success","data":"', '"}'];
    const body = head + 'x'.repeat(bytes - head.length - tail.length) + tail;
    return answer({ body, headers: { 'Content-Length': null } });
  },
};
