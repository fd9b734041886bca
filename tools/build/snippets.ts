import { CHUNKS, CHUNKS_ALIAS } from '../../src/embed/chunk-folders.ts';
import type { Integrity } from './cdn-files.ts';
import { pinnedScriptTag } from './script-tag.ts';

/** Tags for pages that pin one version: the script with its hash, and an import map with the hashes of all modules. */
export function snippets(integrity: Integrity, url: string): string {
  const { version, files } = integrity;
  const base = url.replace(/\/?$/, '/');
  const chunks = Object.entries(files).filter(([path]) => path.startsWith(`${CHUNKS}/`));
  const hashes = (from: string) => chunks.map(([path, hash]) => [from + path, hash] as const);
  // The script requests a chunk again by another URL, for which the map has to have the hash, too.
  const again = hashes(base).map(
    ([path, hash]) => [path.replace(`/${CHUNKS}/`, `/${CHUNKS_ALIAS}/`), hash] as const,
  );
  const script = { integrity: Object.fromEntries([...hashes(base), ...again]) };
  const pinned = `${base}${version}/`;
  const map = {
    imports: Object.fromEntries(
      ['', '/define', '/elements'].map((entry) => [`pix-sdk${entry}`, `${pinned}pix.mjs`]),
    ),
    integrity: Object.fromEntries([[`${pinned}pix.mjs`, files['pix.mjs']], ...hashes(pinned)]),
  };
  return `The script, pinned:

${pinnedScriptTag(base, integrity)}

The chunks of the script, before its tag:

<script type="importmap">
${JSON.stringify(script, null, 1)}
</script>

The module, pinned:

<script type="importmap">
${JSON.stringify(map, null, 1)}
</script>
`;
}
