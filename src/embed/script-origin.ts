import { unclobbered } from '../internal/documents.ts';
import { warnAboutKeys, warnValue } from './mount-config.ts';

/** Address of the script, and the settings of its tag. */
export interface ScriptOrigin {
  /** URL of the script's folder, which holds its chunks, with a trailing slash. */
  folder: string;
  /** Base URL of the picture service. */
  baseUrl: string;
  /** No scan before the page calls `Pix.scan()` (`data-pix-render="explicit"`). */
  explicit: boolean;
  /** Nonce of the script's tag; empty if it has none. */
  nonce: string;
}

const SCRIPT_NAME = /\/sdk(@[^/]*)?\.js$/;

/**
 * Finds and reads the script's own tag. To be called while the script is evaluated.
 *
 * @throws Error if the script was not loaded by a script tag.
 */
export function scriptOrigin(): ScriptOrigin {
  const script = ownScript();
  if (!script) throw new Error('Pix: load sdk.js with a script tag.');
  warnAboutKeys(script);
  const { origin, pathname } = new URL(script.src);
  const address = origin + pathname;
  return {
    folder: address.slice(0, address.lastIndexOf('/') + 1),
    baseUrl: override(script) ?? address.replace(/(\/cdn(\/\d+\.[^/]*)?)?\/[^/]*$/, ''),
    explicit: script.getAttribute('data-pix-render') === 'explicit',
    nonce: script.nonce,
  };
}

function ownScript(): HTMLScriptElement | undefined {
  const page = unclobbered(document);
  const [own] = [page.currentScript, ...page.querySelectorAll('script[src]')].filter(
    (script): script is HTMLScriptElement =>
      script instanceof HTMLScriptElement && SCRIPT_NAME.test(script.src.replace(/[?#].*/, '')),
  );
  return own;
}

function override(script: HTMLScriptElement): string | undefined {
  const value = script.getAttribute('data-base-url');
  if (value === null) return undefined;
  try {
    const url = new URL(value, script.src);
    if (/^https?:$/.test(url.protocol) && value) return url.origin + url.pathname.replace(/\/$/, '');
  } catch {
    // Reported below.
  }
  return warnValue('data-base-url', value, 'an http(s) address');
}
