import { composePage } from '../compose-page.ts';
import type { SharedExample } from '../example.ts';

/** Scripts of the playground, beside `frame.html`, in place of those of `/cdn/`. */
const SCRIPT = '/playground/sdk.js';

/** Address of the classic script with the modules. */
export const modulesScript = '/playground/pix-sdk.js';

/** Modules that examples may import, by the property of the global `PixSdk` that holds their exports. */
const IMPORTS: Readonly<Record<string, 'all' | 'define'>> = {
  'pix-sdk': 'all',
  'pix-sdk/elements': 'all',
  'pix-sdk/define': 'define',
  '/cdn/pix.mjs': 'define',
  'https://pix.example/cdn/pix.mjs': 'define',
};

/**
 * The page of an example in the frame. Sandboxed pages cannot load modules from hosts that send no CORS headers, so that the embed script
 * is replaced by one without chunks, and modules by re-exports of a global.
 *
 * @param names Names that the modules export.
 */
export const framePage = (example: SharedExample, names: readonly string[]): string =>
  composePage(example, {
    firstScript: 'PixFrame.watch()',
    imports: imports(names),
    embedScript: { src: SCRIPT, 'data-base-url': '/' },
    isEmbedScriptReplaced: true,
  });

/** Import map: modules as `data:` URLs, which pages of every origin may load. */
function imports(names: readonly string[]): Record<string, string> {
  const exports = `export const { ${names.join(', ')} } = PixSdk.all;`;
  const texts = { all: exports, define: `await PixSdk.define(); ${exports}` };
  return Object.fromEntries(
    Object.entries(IMPORTS).map(([name, kind]) => [
      name,
      `data:text/javascript,${encodeURIComponent(texts[kind])}`,
    ]),
  );
}
