/**
 * Whether a `Host` header names this server: a loopback name, or the host of the base URL. Protects a local server
 * from DNS rebinding.
 */
// Gap: G8
// Fault: S24
export function isAllowedHost(host: string | undefined, baseUrl: string): boolean {
  if (host === undefined || !/^[\w.:[\]-]+$/.test(host) || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return isLoopback(hostname) || hostname === new URL(baseUrl).hostname;
}

/** Whether two URLs lead to the same server; all loopback names are equivalent. */
export function sameServer(a: URL, b: URL): boolean {
  return (
    a.port === b.port && (a.hostname === b.hostname || (isLoopback(a.hostname) && isLoopback(b.hostname)))
  );
}

/** Whether a host name is a loopback name. */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127(\.\d+){3}$/.test(hostname)
  );
}
