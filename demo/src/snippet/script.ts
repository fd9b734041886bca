import type { Integrity } from '../../../tools/build/cdn-files.ts';
import { consentTag, scriptTag } from '../../../tools/build/script-tag.ts';
import { OWN_SCRIPT, type Choices } from './fields.ts';

let loading: Promise<Integrity> | undefined;

/** Loads version and hashes of the script of this site; a failure is not kept. */
async function loadIntegrity(): Promise<Integrity | undefined> {
  loading ??= fetch('/cdn/integrity.json').then(async (response) => {
    if (!response.ok) throw new Error(`/cdn/integrity.json: ${response.status}`);
    return (await response.json()) as Integrity;
  });
  try {
    return await loading;
  } catch {
    loading = undefined;
    return undefined;
  }
}

/**
 * The tag of the script as chosen; `undefined` if its hash could not be loaded.
 *
 * @param address Address of the service, without a slash at the end.
 */
export async function scriptOf(
  { script, path, consent }: Choices,
  address: string,
): Promise<string | undefined> {
  const tag = consent ? consentTag : scriptTag;
  if (!script) return tag(`${address}/cdn/sdk.js`);
  const integrity = await loadIntegrity();
  if (!integrity) return undefined;
  const { files, version } = integrity;
  return script === 'pinned'
    ? tag(`${address}/cdn/sdk@${version}.js`, { integrity: files['sdk.js'] })
    : tag(path ?? OWN_SCRIPT, { baseUrl: address, integrity: files['sdk.js'] });
}
