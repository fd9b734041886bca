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
