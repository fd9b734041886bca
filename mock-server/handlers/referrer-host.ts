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
