import type { Integrity } from './cdn-files.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as the value of an attribute in double quotes, or as content of an element. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

export interface ScriptTagOptions {
  /** Base URL of the service, if the script is not the service's own. */
  baseUrl?: string;
  /** Hash of the script. */
  integrity?: string | undefined;
}

/** The tag that loads the embed script. */
export function scriptTag(src: string, { baseUrl, integrity }: ScriptTagOptions = {}): string {
  const base = baseUrl === undefined ? '' : ` data-base-url="${escapeHtml(baseUrl)}"`;
  const hash = integrity === undefined ? '' : ` integrity="${escapeHtml(integrity)}" crossorigin`;
  return `<script async src="${escapeHtml(src)}"${base}${hash}></script>`;
}

/** The tag of `consent.js` on the own server, which loads the embed script after a click. */
export function consentTag(src: string, { baseUrl, integrity }: ScriptTagOptions = {}): string {
  const base = baseUrl === undefined ? '' : ` data-base-url="${escapeHtml(baseUrl)}"`;
  const hash = integrity === undefined ? '' : ` data-integrity="${escapeHtml(integrity)}"`;
  return `<script async src="/pix/consent.js" data-script="${escapeHtml(src)}"${base}${hash}></script>`;
}

/**
 * The tag of one version of the script, with its hash.
 *
 * @param folder URL of the folder of published files, with a trailing slash.
 */
export const pinnedScriptTag = (folder: string, { version, files }: Integrity) =>
  scriptTag(`${folder}sdk@${version}.js`, { integrity: files['sdk.js'] });
