import { globSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const PHOTOSWIPE = resolve(root, 'node_modules/photoswipe/src/js');
const OWN = resolve(root, 'src/embed/photoswipe');

/** Options of `photoswipeModules()`. */
export interface PhotoswipeModules {
  /** Folder of the replacing modules; `src/embed/photoswipe` if absent. */
  folder?: string;
}

/**
 * Vite plugin that bundles PhotoSwipe from its sources, with modules of our own in place of some. Each module in the folder
 * replaces the module of PhotoSwipe with the same path: `ui/ui.ts` replaces `ui/ui.js`. A module that PhotoSwipe does not
 * import fails the build, so that a new version of PhotoSwipe is reviewed.
 */
export function photoswipeModules({ folder = OWN }: PhotoswipeModules = {}): Plugin {
  const replacements = new Map(
    globSync('**/*.ts', { cwd: folder }).map((file) => [
      resolve(PHOTOSWIPE, file.replace(/\.ts$/, '.js')),
      resolve(folder, file),
    ]),
  );
  const unused = new Set(replacements.values());
  return {
    name: 'pix:photoswipe-modules',
    enforce: 'pre',
    configResolved({ command }) {
      // A server is never sure to have served all modules.
      if (command === 'serve') unused.clear();
    },
    resolveId(source, importer) {
      if (source === 'photoswipe') return resolve(PHOTOSWIPE, 'photoswipe.js');
      if (source.startsWith('photoswipe/src/js/')) return resolve(root, 'node_modules', source);
      if (!importer?.startsWith(PHOTOSWIPE)) return undefined;
      const replacement = replacements.get(resolve(dirname(importer), source));
      if (replacement) unused.delete(replacement);
      return replacement;
    },
    buildEnd(error) {
      const [first] = unused;
      if (!error && first) this.error(`PhotoSwipe imports no module that ${first} could replace: review it.`);
    },
  };
}
