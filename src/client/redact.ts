/** A text without secrets that a server may have echoed; some write slashes in JSON with a backslash (R34). */
export function redact(text: string, secrets: readonly unknown[]): string {
  for (const secret of secrets) {
    if (!secret || typeof secret !== 'string' || secret.length > text.length) continue;
    text = text.replaceAll(secret, '[secret]').replaceAll(secret.replaceAll('/', '\\/'), '[secret]');
  }
  return text;
}
