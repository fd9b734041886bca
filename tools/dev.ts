import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { startPixServer } from '../mock-server/server.ts';
import { demoSite } from './build/configs.ts';
import { buildScript } from './build.ts';

/** Debounce in ms: time without changes after which the embed script is rebuilt. */
const DEBOUNCE_MS = 100;

const root = resolve(import.meta.dirname, '..');
const demo = resolve(root, 'demo');
/** Output of development builds of the embed script; release builds are in `dist/cdn`. */
const outDir = resolve(root, 'node_modules/.cache/pix-cdn');

/** Whether Vite serves a path: its own modules, and the files of the demo. */
function isSite(path: string): boolean {
  if (/^\/(@|node_modules\/)/.test(path)) return true;
  const file = join(demo, path.endsWith('/') ? `${path}index.html` : path);
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
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
        void built
          .then(() => readFile(join(outDir, pathname)))
          .then((text) => response.setHeader('Content-Type', 'text/javascript').end(text), next);
      });
    },
  };
}

/**
 * `npm run dev`: the demo from its sources, with the reference server as middleware. Changes of the site reload the page; `node --watch` restarts this module after changes of the server.
 */
const port = Number(process.env['PORT'] ?? 4010);
const site = demoSite();
const mock = await startPixServer({ port: 0, baseUrl: `http://127.0.0.1:${port}` });
const server = await createServer({
  ...site,
  logLevel: 'info',
  appType: 'mpa',
  plugins: [...(site.plugins ?? []), embedScript()],
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    fs: { allow: [root] },
    proxy: {
      '^/(?!cdn/)': {
        target: `http://127.0.0.1:${mock.port}`,
        bypass: ({ url = '' }) => (isSite(new URL(url, 'http://localhost').pathname) ? url : undefined),
      },
    },
  },
});
await server.listen();
server.printUrls();
