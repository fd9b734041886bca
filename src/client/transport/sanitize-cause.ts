import { redact } from './redact.ts';
import { defineReadonly } from './define-readonly.ts';

/**
 * Copies the error of a failed `fetch`: name, message, stack, code and cause. Some implementations of `fetch` attach the
 * request, key included, to their errors; that is not copied.
 *
 * @param secrets Values to remove from all texts.
 * @param depth Maximum number of nested causes that are copied.
 */
export function sanitizeCause(error: unknown, secrets: readonly unknown[], depth = 5): Error | undefined {
  const clean = (value: unknown) =>
    typeof value === 'string' ? redact(value, secrets) : typeof value === 'number' ? value : '';
  try {
    const {
      name,
      message = error,
      stack,
      code,
      cause,
    } = Object(error) as Partial<Error> & { code?: unknown };
    const copy = new (error instanceof TypeError ? TypeError : Error)(String(clean(message)));
    if (cause && depth) defineReadonly(copy, 'cause', sanitizeCause(cause, secrets, depth - 1));
    for (const [field, value] of Object.entries({ name, stack, code }).filter(([, value]) => clean(value)))
      defineReadonly(copy, field, clean(value), field === 'code');
    return copy;
  } catch {
    // A getter that throws, or a revoked proxy.
    return undefined;
  }
}
