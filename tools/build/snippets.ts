import { chunkMap, chunksIn, type Integrity } from './cdn-files.ts';
import { pinnedScriptTag } from './script-tag.ts';

/** Tags for pages that pin one version: the script with its hash, and an import map with the hashes of all modules. */
export function snippets(integrity: Integrity, url: string): string {
  const { version, files } = integrity;
  const base = url.replace(/\/?$/, '/');
  const pinned = `${base}${version}/`;
  const map = {
    imports: Object.fromEntries(
      ['', '/define', '/elements'].map((entry) => [`pix-sdk${entry}`, `${pinned}pix.mjs`]),
    ),
    integrity: Object.fromEntries([
      [`${pinned}pix.mjs`, files['pix.mjs']],
      ...chunksIn(files).map(([path, hash]) => [pinned + path, hash] as const),
    ]),
  };
  return `The script, pinned:

${pinnedScriptTag(base, integrity)}

The chunks of the script, before its tag:

<script type="importmap">
${JSON.stringify(chunkMap(files, base), null, 1)}
</script>

The module, pinned:

<script type="importmap">
${JSON.stringify(map, null, 1)}
</script>
`;
}
