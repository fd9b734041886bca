import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import webpack from 'webpack';

/** Bundles a module for browsers, minified: `main.js` in a folder, with lazily loaded chunks beside it. */
export type Bundler = (entry: string, folder: string) => Promise<unknown>;

/** Bundlers with the options of a usual production build only. */
export const BUNDLERS: Record<string, Bundler> = {
  esbuild: (entry, outdir) =>
    esbuild({
      entryPoints: { main: entry },
      outdir,
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      logLevel: 'error',
    }),

  vite: (entry, outDir) =>
    vite({
      configFile: false,
      logLevel: 'error',
      build: {
        outDir,
        target: 'es2022',
        modulePreload: false,
        rolldownOptions: {
          input: entry,
          output: { entryFileNames: 'main.js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    }),

  webpack: async (entry, path) => {
    const compiler = webpack({
      mode: 'production',
      entry,
      target: ['web', 'es2022'],
      experiments: { outputModule: true },
      output: { path, module: true, filename: '[name].js', chunkFilename: '[id].js' },
    });
    const { promise, resolve, reject } = Promise.withResolvers<webpack.Stats | undefined>();
    compiler?.run((error, stats) => (error ? reject(error) : resolve(stats)));
    const stats = await promise;
    if (stats?.hasErrors()) throw new Error(stats.toString('errors-only'));
  },
};
