import { PixError, type PixErrorDetails } from './errors.ts';

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
