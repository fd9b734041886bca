/** Replaces secrets in a text: verbatim, JSON-escaped, and as in the query of a URL. */
export function redact(text: string, secrets: readonly unknown[]): string {
  for (const secret of secrets) {
    if (!secret || typeof secret !== 'string' || secret.length > text.length) continue;
    for (const form of [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])
      text = text.replaceAll(form, '[secret]');
  }
  return text;
}
