/** Loads the embed script from code: `import { loadPix } from 'pix-sdk/loader'`. The import alone does nothing. */
import { PixError } from './client/core/errors.ts';
import { unclobbered } from './internal/documents.ts';
import type { PixGlobal } from './global.ts';

export type { PixGlobal };

/** Options of `loadPix`. */
export interface LoadPixOptions {
  /** Base URL of the service, whose script is below `/cdn/`. With `src`: the service of the script, if it has another origin. */
  baseUrl?: string | undefined;
  /** Version of the script: `1.2.3`, or `1` for the newest one of a major version. Default: the newest one. */
  version?: string | undefined;
  /** URL of the script on another host, in place of `version`; its file name begins with `sdk`, such as `sdk.js`. */
  src?: string | undefined;
  /** Subresource Integrity hash of the script, such as `sha384-…`, for a URL with a whole version. */
  integrity?: string | undefined;
  /** Nonce of the page's content security policy. */
  nonce?: string | undefined;
  /** Milliseconds until loading fails. Default: 30,000. */
  timeout?: number | undefined;
}

/**
 * The script could not be loaded. `code` is `blocked` (by the page's content security policy), `integrity` (the file does not
 * match its hash), `timeout`, `parse` (the file is not the script), `network`, `no_document` (called on a server), or
 * `invalid_parameter` (the page has no script, and neither `baseUrl` nor `src` is given).
 */
export class PixLoadError extends PixError {
  override readonly name = 'PixLoadError' as const;
}

/** Trusted Types, where the browser has them. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => Policy;
}

interface Policy {
  createScriptURL: (url: string) => unknown;
}

const SCRIPT_NAME = /\/sdk(@[^/]*)?\.js$/;

/** Milliseconds in which browsers report the violation that made a script fail. */
const VIOLATION_DELAY_MS = 100;

const failed = new WeakSet<Element>();
let loading: Promise<PixGlobal> | undefined;

/**
 * Loads the embed script once and resolves with its global `Pix`; later calls resolve with the same one. A script that has run
 * is used, whatever the options, and so is a tag of the page that is loading it; with `src`, only a tag with that URL. After a
 * failure, the next call tries again.
 *
 * @throws PixLoadError if the script cannot be loaded.
 */
export function loadPix(options: LoadPixOptions = {}): Promise<PixGlobal> {
  loading ??= load(options).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  // Modules that frameworks also run on a server may call this at once; only callers that await the result get the error.
  if (typeof document === 'undefined') loading.catch(() => undefined);
  return loading;
}

async function load(options: LoadPixOptions): Promise<PixGlobal> {
  if (typeof document === 'undefined')
    throw new PixLoadError('no_document', 'loadPix() requires a page: call it in the browser.');
  const pix = current() ?? (await settled(ownScript(options) ?? addScript(options), options));
  const { version } = options;
  if (version !== undefined && !`${pix.version}.`.startsWith(`${version}.`))
    console.warn(`Pix: ${pix.version} from ${pix.script} is in use; ${version} is ignored.`);
  return pix;
}

/** The global of a script that has run. */
function current(): PixGlobal | undefined {
  return typeof window.Pix?.version === 'string' ? window.Pix : undefined;
}

/** The script tag of the page, unless it has failed. Scripts of other makers are called `sdk.js`, too. */
function ownScript({ src, baseUrl }: LoadPixOptions): HTMLScriptElement | undefined {
  const page = unclobbered(document);
  const link = page.createElement('a');
  link.href = src ?? baseUrl ?? '';
  const folder = `${baseUrl === undefined ? '' : link.href.replace(/\/$/, '')}/cdn/`;
  const isOwn = (script: HTMLScriptElement) => {
    if (src !== undefined) return script.src === link.href;
    const [address = ''] = script.src.split(/[?#]/);
    const isOfPage = 'baseUrl' in script.dataset || address.startsWith(`${location.origin}/`);
    return SCRIPT_NAME.test(address) && (isOfPage || address.includes(folder));
  };
  return [...page.scripts].find((script) => isOwn(script) && !failed.has(script));
}

function addScript({ baseUrl, version, src, integrity, nonce }: LoadPixOptions): HTMLScriptElement {
  const file = version === undefined ? 'sdk.js' : `sdk@${version}.js`;
  const url = src ?? (baseUrl === undefined ? undefined : `${baseUrl.replace(/\/$/, '')}/cdn/${file}`);
  if (url === undefined)
    throw new PixLoadError('invalid_parameter', 'loadPix() needs baseUrl or src: the page has no script.');
  const script = unclobbered(document).createElement('script');
  if (src !== undefined && baseUrl !== undefined) script.dataset['baseUrl'] = baseUrl;
  if (nonce !== undefined) script.nonce = nonce;
  if (integrity !== undefined) script.integrity = integrity;
  script.crossOrigin = 'anonymous';
  try {
    script.src = trusted(url);
  } catch (cause) {
    const message = 'The page enforces Trusted Types: add pix-loader to trusted-types.';
    throw new PixLoadError('blocked', message, { cause });
  }
  return script;
}

let policy: Policy | undefined;

/** The URL as Trusted Types require it; as it is where they are missing, or refuse the policy. */
function trusted(url: string): string {
  try {
    const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypes };
    policy ??= trustedTypes?.createPolicy('pix-loader', { createScriptURL: (text) => text });
  } catch {
    // The page decides: without enforcement a plain URL is fine.
  }
  return (policy?.createScriptURL(url) ?? url) as string;
}

/** Waits until a script has run, and inserts it if it is new. */
async function settled(script: HTMLScriptElement, { timeout = 30_000 }: LoadPixOptions): Promise<PixGlobal> {
  const { src } = script;
  let blocked = false;
  const onViolation = ({ blockedURI, disposition }: SecurityPolicyViolationEvent) => {
    // Some browsers report the origin only.
    if (blockedURI && disposition === 'enforce' && src.startsWith(blockedURI)) blocked = true;
  };
  const page = unclobbered(document);
  page.addEventListener('securitypolicyviolation', onViolation);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const outcome = new Promise<'load' | 'error' | 'timeout'>((resolve) => {
    script.addEventListener('load', () => resolve('load'));
    script.addEventListener('error', () => resolve('error'));
    timer = setTimeout(() => resolve('timeout'), timeout);
  });
  const isNew = !script.isConnected;
  if (isNew) page.head.append(script);
  const how = await outcome;
  clearTimeout(timer);
  const pix = current();
  if (!pix && how === 'error') await new Promise((resolve) => setTimeout(resolve, VIOLATION_DELAY_MS));
  page.removeEventListener('securitypolicyviolation', onViolation);
  if (pix) return pix;
  failed.add(script);
  if (isNew) script.remove();
  if (how === 'timeout') throw new PixLoadError('timeout', `${src} did not load within ${timeout} ms.`);
  if (how === 'load') throw new PixLoadError('parse', `${src} is not the script of Pix.`);
  throw await failureOf(script, blocked);
}

/** The reason for a failure, which the event of a script does not contain. */
async function failureOf({ src, integrity }: HTMLScriptElement, blocked: boolean): Promise<PixLoadError> {
  if (blocked) {
    const message = `The page's content security policy blocks ${src}: add ${new URL(src).origin} to script-src, or pass the nonce.`;
    return new PixLoadError('blocked', message);
  }
  const arrives =
    integrity &&
    (await fetch(src).then(
      ({ ok }) => ok,
      () => false,
    ));
  return arrives
    ? new PixLoadError('integrity', `${src} does not match ${integrity}.`)
    : new PixLoadError('network', `${src} could not be loaded: offline, blocked or missing.`);
}
