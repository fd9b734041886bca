import { resolve } from 'node:path';
import type { InlineConfig, Rolldown } from 'vite';
import { DIST, hashedModules, LAYOUTS, usersOf } from './configs.ts';

const ENTRY = 'embed/pix';

/** Code that loads later, by chunk: the files of `src/` that are imported dynamically. Languages have a chunk each. */
const LATER: Record<string, readonly string[]> = {
  'pix-viewer': [
    'components/pix-lightbox/viewer-code',
    'components/pix-lightbox/photoswipe-engine',
    'components/pix-lightbox/features/create-features',
  ],
  'pix-options': [
    'components/pix-gallery/features',
    'components/pix-gallery/virtual-grid',
    'components/pix-gallery/strip-buttons',
    'components/pix-gallery/pager',
    'tiles/captions',
    'components/explorer/controls',
    'components/explorer/sync-url',
    'components/pix-lightbox/features/watch-history',
    ...LAYOUTS,
  ],
  'pix-client': ['client/companions/index', 'client/uploads/send-upload', 'client/uploads/strip-metadata'],
};

/** The chunk of a module: that of its users if they are in one, else the first, which every page loads. */
function chunkOf(module: string, graph: Rolldown.ChunkingContext): string | null {
  const isUser = usersOf(module, graph);
  const later = Object.keys(LATER).filter((name) => LATER[name]?.some(isUser));
  const [only = null] = later;
  return isUser(ENTRY) || later.length > 1 ? 'pix' : only;
}

/** Build of the module that `pix.mjs` exports: the client and all elements, with separate chunks for what loads later. */
export function cdnModule(): InlineConfig {
  const entry = resolve(import.meta.dirname, `../../src/${ENTRY}.ts`);
  const { build, ...config } = hashedModules({ pix: entry }, { outDir: DIST.cdn, minify: true });
  return {
    ...config,
    build: {
      ...build,
      emptyOutDir: false,
      rolldownOptions: {
        preserveEntrySignatures: 'allow-extension',
        // The module defines all elements: it already contains what album cards would import for an opened album.
        checks: { ineffectiveDynamicImport: false },
        output: {
          minify: true,
          comments: { annotation: false },
          // As for the chunks of the script: no words that content blockers look for.
          hashCharacters: 'hex',
          entryFileNames: 'chunks/[name]-[hash:8].js',
          chunkFileNames: 'chunks/[name]-[hash:8].js',
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkOf, debugName: 'pix' }],
          },
        },
      },
    },
  };
}
