import { warn } from './wish.ts';

/** Where the script came from, and what its tag says. */
export interface ScriptOrigin {
  /** Folder of the script, with a trailing slash: its chunks lie there. */
  folder: string;
  /** Base URL of the picture service. */
  baseUrl: string;
  /** The page wants no scan before it asks for one (`data-pix-render="explicit"`). */
  explicit: boolean;
}

const OWN_NAME = /\/sdk(@[^/]*)?\.js$/;

/**
 * Finds the script's own tag and reads it (P4). Must be called while the script runs.
 *
 * @throws Error when the script was not loaded by a script tag.
 */
export function scriptOrigin(): ScriptOrigin {
  const script = ownScript();
  if (!script)
    throw new Error('Pix: load sdk.js with a script tag; its address says where the pictures are.');
  const { origin, pathname } = new URL(script.src);
  const here = origin + pathname;
  return {
    folder: here.replace(/[^/]*$/, ''),
    baseUrl: override(script) ?? here.replace(/(\/cdn)?\/[^/]*$/, ''),
    explicit: script.getAttribute('data-pix-render') === 'explicit',
  };
}

function ownScript(): HTMLScriptElement | undefined {
  // Not document.currentScript: a page's <img name="currentScript"> would be found instead (H18).
  const current: unknown = Reflect.get(Document.prototype, 'currentScript', document);
  const all = Document.prototype.querySelectorAll.call(
    document,
    'script[src]',
  ) as NodeListOf<HTMLScriptElement>;
  return [current, ...all].find(
    (script): script is HTMLScriptElement =>
      script instanceof HTMLScriptElement && OWN_NAME.test(script.src.replace(/[?#].*/, '')),
  );
}

function override(script: HTMLScriptElement): string | undefined {
  const value = script.getAttribute('data-base-url');
  if (value === null) return undefined;
  try {
    const url = new URL(value, script.src);
    if (/^https?:$/.test(url.protocol) && value) return url.origin + url.pathname.replace(/\/$/, '');
  } catch {
    // Said below.
  }
  return warn('data-base-url', value, 'an http(s) address');
}
