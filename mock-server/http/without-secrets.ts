/** Query parameters that may hold what nobody else may know (S14). */
const SECRET = /key|token|secret|password|auth|signature/i;

/** A URL or request target as it may be shown and logged: what parameters of such names hold is left out. */
export function withoutSecrets(target: string): string {
  const at = target.indexOf('?');
  if (at < 0) return target;
  const query = target.slice(at + 1).split('&');
  const shown = query.map((part) => {
    const [[name = ''] = []] = [...new URLSearchParams(part)];
    return SECRET.test(name) ? `${name}=***` : part;
  });
  return `${target.slice(0, at)}?${shown.join('&')}`;
}
