import { defineReadonly } from './define-readonly.ts';

/** Replaces secrets in a text: verbatim, JSON-escaped, and as in the query of a URL. */
export function redact(text: string, secrets: readonly unknown[]): string {
  for (const secret of secrets) {
    if (!secret || typeof secret !== 'string' || secret.length > text.length) continue;
    for (const form of [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])
      text = text.replaceAll(form, '[secret]');
  }
  return text;
}

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
