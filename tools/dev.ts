import { globSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { dev } from 'astro';
import type { Plugin, ViteDevServer } from 'vite';
import { listDocuments, routeOf } from '../demo/src/documents.ts';
import { startPixServer } from '../mock-server/server.ts';
import { buildScript } from './build.ts';

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

/** Debounce in ms: time without changes after which the embed script is rebuilt. */
const DEBOUNCE_MS = 100;

const root = resolve(import.meta.dirname, '..');
const demo = resolve(root, 'demo');
/** Output of development builds of the embed script; release builds are in `dist/cdn`. */
const outDir = resolve(root, 'node_modules/.cache/pix-cdn');

/** The module `pix.mjs`, from the sources. */
const MODULE = `import '/@fs${root}/src/define.ts';
${['index', 'elements'].map((entry) => `export * from '/@fs${root}/src/${entry}.ts';`).join('\n')}
`;

/** Whether Astro serves a path: its own modules, the files of the site, its documents and its other pages. */
function isSite(path: string): boolean {
  if (/^\/(@|_|node_modules\/|src\/|\.astro\/|cdn\/)/.test(path)) return true;
  if (statSync(join(demo, 'public', path), { throwIfNoEntry: false })?.isFile()) return true;
  const pages = globSync('**/*.astro', { cwd: join(demo, 'src/pages') });
  return [...pages.map((file) => file.replace(/\.astro$/, '')), ...listDocuments()]
    .map(routeOf)
    .includes(path);
}

/** Serves `/cdn/`, built from the sources without minification at startup and after each change below `src/`. */
function embedScript(): Plugin {
  let built: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const build = (server: ViteDevServer) => {
    built = built
      .then(() => buildScript({ outDir, minify: false }))
      .catch((error: unknown) => {
        server.config.logger.error(String(error));
      });
    return built;
  };
  return {
    name: 'dev:embed-script',
    configureServer(server) {
      server.watcher.add(resolve(root, 'src')).on('all', (_event, file) => {
        if (!file.startsWith(resolve(root, 'src'))) return;
        clearTimeout(timer);
        timer = setTimeout(
          () => void build(server).then(() => server.ws.send({ type: 'full-reload' })),
          DEBOUNCE_MS,
        );
      });
      void build(server);
      server.middlewares.use('/cdn/', (request, response, next) => {
        const { pathname } = new URL(request.url ?? '', 'http://localhost');
        const type = response.setHeader('Content-Type', 'text/javascript');
        if (pathname === '/pix.mjs') return void type.end(MODULE);
        void built.then(() => readFile(join(outDir, pathname))).then((text) => type.end(text), next);
      });
    },
  };
}

/**
 * `npm run dev`: the documentation site from its sources, with the reference server behind it. Changes of the site reload the page; `node --watch` restarts this module after changes of the server.
 */
const port = Number(process.env['PORT'] ?? 4010);
const mock = await startPixServer({ port: 0, baseUrl: `http://127.0.0.1:${port}` });
await dev({
  root: demo,
  // Astro would refuse the paths of the reference server, which have no slash at the end.
  trailingSlash: 'ignore',
  server: { host: '127.0.0.1', port },
  vite: {
    plugins: [embedScript()],
    server: {
      strictPort: true,
      fs: { allow: [root] },
      proxy: {
        '^/': {
          target: `http://127.0.0.1:${mock.port}`,
          bypass: ({ url = '' }) => (isSite(new URL(url, 'http://localhost').pathname) ? url : undefined),
        },
      },
    },
  },
});
