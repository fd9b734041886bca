/** Query parameters that may contain secrets. */
// Fault: S14
const SECRET = /key|token|secret|password|auth|signature/i;

/** Redacts the secrets of a URL or request target for display and logs. */
export function redactSecrets(target: string): string {
  const at = target.indexOf('?');
  if (at < 0) return target;
  const query = target.slice(at + 1).split('&');
  const shown = query.map((part) => {
    const [[name = ''] = []] = [...new URLSearchParams(part)];
    return SECRET.test(name) ? `${name}=***` : part;
  });
  return `${target.slice(0, at)}?${shown.join('&')}`;
}
