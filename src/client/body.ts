import { PixParseError } from './errors.ts';

/** Answers over this many bytes are dropped while they stream (P12). */
const MAX_BYTES = 5 * 1024 * 1024;

/** An error's text is kept to this many characters. */
const MAX_MESSAGE = 300;

/**
 * Reads an answer as JSON, piece by piece, so that a deadline and a cap hold while it streams.
 * An error answer that is not JSON gives its text instead: its status matters more than its form.
 *
 * @param onChunk Called when a piece arrives.
 */
export async function readJson(answer: Response, onChunk: () => void): Promise<unknown> {
  onChunk();
  const { status, headers, ok } = answer;
  const details = { status, requestId: headers.get('x-request-id') ?? undefined };
  const text = await readText(
    answer,
    onChunk,
    () => new PixParseError(`The answer is over ${MAX_BYTES} bytes.`, details),
  );
  try {
    return JSON.parse(text);
  } catch {
    if (!ok) return text;
    const what = text ? `of type "${headers.get('content-type') ?? 'unknown'}"` : 'empty';
    throw new PixParseError(`The answer should be JSON, but it is ${what}.`, details);
  }
}

async function readText(answer: Response, onChunk: () => void, tooLarge: () => Error): Promise<string> {
  const reader = answer.body?.getReader();
  // TextDecoder drops a byte order mark (R12).
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  while (reader) {
    const { value, done } = await reader.read();
    if (done) break;
    onChunk();
    size += value.byteLength;
    if (size > MAX_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

/** What an error body says, whichever common form it has (R35): never markup, never endless. */
export function errorMessage(body: unknown): {
  code?: string;
  message?: string;
  fields?: Record<string, string>;
} {
  const found: ReturnType<typeof errorMessage> = {};
  const inner = (body as { error?: unknown } | null)?.error ?? body;
  const { code, message, detail, title, fields } = (
    typeof inner === 'string' && inner !== body ? { message: inner } : (inner ?? {})
  ) as Record<string, unknown>;
  const text = [message, detail, title].find((value): value is string => typeof value === 'string');
  if (text) found.message = text.slice(0, MAX_MESSAGE);
  if (typeof code === 'string') found.code = code;
  if (fields && typeof fields === 'object') found.fields = fields as Record<string, string>;
  return found;
}
