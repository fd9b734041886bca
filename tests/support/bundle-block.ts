import { resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');

/**
 * Bundles a module with the built package for a page. `more` is appended to the module; `packages` is a folder whose packages it may
 * import, too.
 */
export async function bundleBlock(
  code: string,
  { more = '', jsx = '', packages = '' } = {},
): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `${code}\n${more}`, resolveDir: root, loader: 'tsx' },
    // Imports resolve by the manifest of the package; the tsconfig of the repository maps some of them to the sources.
    conditions: ['browser'],
    tsconfigRaw: {},
    nodePaths: packages ? [resolve(packages, 'node_modules')] : [],
    jsx: 'automatic',
    ...(jsx && { jsxImportSource: jsx }),
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
