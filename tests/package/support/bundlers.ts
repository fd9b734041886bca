import { dirname } from 'node:path';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import webpack, { type Stats } from 'webpack';

// Vite reads it. Vitest's `test` would keep the warnings of development.
process.env['NODE_ENV'] = 'production';

interface BundleOptions {
  /** Whether to minify, which takes most of the time. Default: `false`. */
  minify?: boolean;
}

/** Bundles a module for browsers: `main.js` in a folder, with lazily loaded chunks beside it. */
export type Bundler = (entry: string, folder: string, options?: BundleOptions) => Promise<unknown>;

/** Bundlers with the options of a usual production build. */
export const BUNDLERS: Record<string, Bundler> = {
  esbuild: (entry, outdir, { minify = false } = {}) =>
    esbuild({
      entryPoints: { main: entry },
      outdir,
      bundle: true,
      minify,
      format: 'esm',
      target: 'es2022',
      logLevel: 'error',
    }),

  vite: (entry, outDir, { minify = false } = {}) =>
    vite({
      configFile: false,
      logLevel: 'error',
      build: {
        outDir,
        minify,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: {
          input: entry,
          output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    }),

  webpack: async (entry, path, { minify: minimize = false } = {}) => {
    const compiler = webpack({
      mode: 'production',
      // Module ids derive from paths within it: those of the temporary folder around it would change the size by a few bytes.
      context: dirname(entry),
      entry,
      target: ['web', 'es2022'],
      optimization: { minimize },
      experiments: { outputModule: true },
      output: { path, module: true, filename: '[name].js', chunkFilename: '[id].js' },
    });
    const { promise, resolve, reject } = Promise.withResolvers<Stats | undefined>();
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats)));
    const stats = await promise;
    if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  },
};
