import { resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');

/** Bundles a module with the built package for a page. `more` is appended to the module. */
export async function bundleBlock(code: string, { more = '', jsx = '' } = {}): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `${code}\n${more}`, resolveDir: root, loader: 'tsx' },
    // Imports resolve by the manifest of the package; the tsconfig of the repository maps some of them to the sources.
    conditions: ['browser'],
    tsconfigRaw: {},
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
