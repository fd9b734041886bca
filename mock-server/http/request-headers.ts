import { Problem } from './problem.ts';

/** A 401. Unknown and revoked keys get the same message, so that it reveals nothing about either. */
// Gap: G2
export function unauthorized(message: string): Problem {
  return new Problem('unauthorized', message, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** The API key in `X-API-Key` or `Authorization: Bearer`, if any. */
export function readKey(headers: Pick<Headers, 'get'>): string | undefined {
  const plain = headers.get('X-API-Key');
  const authorization = headers.get('Authorization');
  if (plain === '') throw unauthorized('X-API-Key is empty; send a key, or omit the header.');
  if (authorization === null) return plain ?? undefined;
  const bearer = /^bearer +(\S+)$/i.exec(authorization)?.[1];
  if (bearer === undefined) throw unauthorized('Authorization must have the form "Bearer {key}".');
  if (plain !== null && plain !== bearer) {
    throw new Problem('bad_request', 'X-API-Key and Authorization contain different keys; send one key.');
  }
  return bearer;
}

/** Query parameters that may contain secrets. */
// Fault: S14
const SECRET = /key|token|secret|password|auth|signature/i;

/** API keys, wherever they stand: up to the end of the segment or parameter, since `--key` permits any text. */
// Fault: P8
const KEY = /(pix(?:_|%5f)(?:live|test|local)(?:_|%5f))[^/?&#]+/gi;

/** Redacts the secrets of a URL or request target for display and logs. */
export function redactSecrets(target: string): string {
  return redactParameters(target).replace(KEY, '$1***');
}

function redactParameters(target: string): string {
  const at = target.indexOf('?');
  if (at < 0) return target;
  const query = target.slice(at + 1).split('&');
  const shown = query.map((part) => {
    const [[name = ''] = []] = [...new URLSearchParams(part)];
    return SECRET.test(name) ? `${name}=***` : part;
  });
  return `${target.slice(0, at)}?${shown.join('&')}`;
}

/** Maximum length of a stored host name. */
const MAX_HOST = 253;

/** Host of the referring page, without path, query or credentials. */
// Gap: I8
// Fault: S26
export function referrerHost(headers: Pick<Headers, 'get'>): string | undefined {
  const referrer = headers.get('Referer');
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { protocol, host } = new URL(referrer);
  return /^https?:$/.test(protocol) && host.length <= MAX_HOST ? host : undefined;
}
