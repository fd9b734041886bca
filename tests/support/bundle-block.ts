import { resolve } from 'node:path';
import { build } from 'esbuild';

const root = resolve(import.meta.dirname, '../..');

/** Bundles a module with the built package for a page, with more lines at its end. */
export async function bundleBlock(code: string, { more = '', jsx = '' } = {}): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `${code}\n${more}`, resolveDir: root, loader: 'tsx' },
    // The package itself, as its manifest says; the repository's configuration leads some imports to the sources.
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
