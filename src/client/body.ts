import { PixParseError, type PixErrorDetails } from './errors.ts';
import { parseRetryAfter } from './retry.ts';

/** Answers over this many bytes are dropped while they stream (P12). */
const MAX_BYTES = 5 * 1024 * 1024;

/** An error's text is kept to this many characters. */
const MAX_MESSAGE = 300;

/** Bytes of an answer: `Uint8Array<ArrayBuffer>`, which TypeScript before 5.7 does not know. */
type Bytes = ReturnType<InstanceType<typeof TextEncoder>['encode']>;

/** A whole answer. */
export interface Reply {
  /** Status and headers; its own body is used up. */
  response: Response;
  /** What it says, in the pieces it came in. */
  chunks: Bytes[];
  /** How many times the request was sent for it. */
  attempts?: number;
}

/**
 * Reads an answer to its end, piece by piece, so that a deadline and a cap hold while it streams.
 *
 * @param onChunk Called when the headers are there, and when a piece arrives.
 * @throws PixParseError when it has more than `maxBytes`.
 */
export async function readReply(
  response: Response,
  onChunk: () => void,
  maxBytes = MAX_BYTES,
): Promise<Reply> {
  onChunk();
  const reader = response.body?.getReader();
  const chunks: Bytes[] = [];
  let size = 0;
  while (reader) {
    const { value, done } = await reader.read();
    if (done) break;
    onChunk();
    size += value.length;
    if (size > maxBytes) {
      await reader.cancel();
      if (!response.ok) break;
      throw new PixParseError(`The answer is over ${maxBytes} bytes.`, detailsOf(response));
    }
    chunks.push(value);
  }
  return { response, chunks };
}

/** Text of an answer; a byte order mark is dropped (R12). */
export function textOf({ chunks }: Reply): string {
  const decoder = new TextDecoder();
  // The last is told to be: engines decode one piece of text much faster than a stream of it.
  return chunks.map((chunk, at) => decoder.decode(chunk, { stream: !!chunks[at + 1] })).join('');
}

/**
 * Parses an answer.
 *
 * @throws PixParseError when it is not JSON; the message names its type, never what it says (R10).
 */
export function parseJson(reply: Reply): unknown {
  const text = textOf(reply);
  const body = jsonOr(text);
  if (body !== text) return body;
  const what = text ? `of type "${reply.response.headers.get('content-type') ?? 'unknown'}"` : 'empty';
  throw new PixParseError(`The answer should be JSON, not ${what}.`, detailsOf(reply.response));
}

/** What a text says as JSON; itself if it is none. */
export function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** What an error says of the answer it comes from. */
export const detailsOf = ({ status, headers }: Response): PixErrorDetails => ({
  status,
  requestId: headers.get('x-request-id') ?? undefined,
  retryAfter: parseRetryAfter(headers.get('retry-after')),
});

/** The part of an error body that says what was wrong, in whichever common form (R35). */
export function errorOf(body: unknown): Record<string, unknown> {
  const [inner] = [(body as { error?: unknown } | null)?.error ?? body].flat<unknown[]>();
  // A page is no message.
  if (typeof inner === 'string') return /^\s*</.test(inner) ? {} : { message: inner };
  return (inner ?? {}) as Record<string, unknown>;
}

/** What an error body says (R35): never markup, never endless. */
export function errorMessage(body: unknown): { code?: string; message?: string } {
  const { code, message, detail, title } = errorOf(body);
  const text = [message, detail, title].find((value): value is string => typeof value === 'string');
  return {
    ...(text && { message: text.slice(0, MAX_MESSAGE) }),
    ...(typeof code === 'string' && { code }),
  };
}
