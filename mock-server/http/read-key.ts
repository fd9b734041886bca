import { Problem } from './problem.ts';

/** A 401. Unknown and revoked keys get the same message, so that it reveals nothing about either. */
// Gap: G2
export function unauthorized(message: string): Problem {
  return new Problem('unauthorized', message, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** The API key in `X-API-Key` or `Authorization: Bearer`, if any. */
// Gap: G2
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
