/** Pages of foreign origins: they get public files alone. */
import { commonHeaders } from './cors.ts';
import { finishResponse } from './finish-response.ts';
import type { IncomingRequest } from './incoming-request.ts';
import type { MockResponse } from './mock-response.ts';
import { foreignOrigin, NO_ORIGIN, withOriginHeaders, type OriginRules } from './origin-rules.ts';
import { Problem, quote } from './problem.ts';
import { problemResponse } from './problem-response.ts';
import { redactSecrets } from './redact-secrets.ts';

type Handler<Response> = (request: IncomingRequest) => Promise<Response>;

/** Maximum number of origins whose refusal is reported. */
const MAX_REPORTED_ORIGINS = 20;

/** Parts of a server that protects pictures. */
export interface ProtectedParts {
  rules: OriginRules;
  /** Handles requests of allowed pages and of other programs. */
  handle: Handler<MockResponse>;
  /** Serves a file that any page may load; `undefined` for other requests. */
  publicFile: Handler<MockResponse | undefined>;
  nextRequestId: () => string;
  /** Receives a line for the first refused request of each origin. */
  warn: (line: string) => void;
}

/** Creates a handler that refuses requests of foreign pages, except for public files. */
export function protectFromForeignPages(parts: ProtectedParts): Handler<MockResponse> {
  const { rules, handle, publicFile, nextRequestId, warn } = parts;
  const reported = new Set<string>();
  return async (request) => {
    const { headers, method, url } = request;
    const origin = foreignOrigin(headers, rules);
    if (origin === undefined) return withOriginHeaders(await handle(request), headers, rules);
    const file = await publicFile(request);
    if (file) return file;
    const why = reasonFor(origin);
    if (!reported.has(origin) && reported.size < MAX_REPORTED_ORIGINS) {
      reported.add(origin);
      warn(`Refused ${method} ${redactSecrets(url.pathname + url.search)}: ${why}`);
    }
    const requestId = nextRequestId();
    const problem = new Problem('forbidden', `This server is ${rules.baseUrl}. ${why}`);
    const refusal = finishResponse(request, problemResponse(problem, requestId), commonHeaders(requestId));
    return withOriginHeaders(refusal, headers, rules);
  };
}

/** Why pages of an origin are refused, and the option that allows them. */
function reasonFor(origin: string): string {
  const isOption = origin === NO_ORIGIN || (URL.canParse(origin) && new URL(origin).origin === origin);
  const page =
    origin === NO_ORIGIN
      ? 'a page without an origin (a local file, a sandboxed frame, or a page with "Referrer-Policy: no-referrer")'
      : `a page of ${quote(origin)}`;
  const reason = `Only pages of this machine may see these pictures, and the request is from ${page}.`;
  return isOption ? `${reason} To allow such pages, start the server with --allow-origin ${origin}.` : reason;
}
