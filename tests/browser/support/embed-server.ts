/** Global setup for tests of whole pages: the reference server with the built embed script, and third-party libraries. */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startPixServer } from '../../../mock-server/server.ts';
import { servePageLibraries, type PageLibrary } from '../../support/page-libraries.ts';
import { DIST } from '../../../tools/build/configs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Origin of the service; URLs of the files of each library, at another origin; and the origin of a server whose folders have
     * the script without its chunks, until `repair` in the folder has been requested.
     */
    embed: { url: string; libraries: Record<PageLibrary, string[]>; unreliable: string };
  }
}

/** Starts the servers. Resolves with a function that stops them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPixServer({
    port: 0,
    // Most tests need no build.
    static: [{ prefix: '/cdn/', dir: DIST.cdn }].filter(({ dir }) => existsSync(dir)),
    seed: {
      pictures: ['bridge', 'harbour', 'meadow', 'quay', 'tower', 'valley'].map((slug) => ({
        slug,
        tags: ['water'],
        category: 'nature',
      })),
      albums: [{ token: 'abcdefghijkl', title: 'Walks', pictures: ['bridge', 'meadow'] }],
    },
  });
  const { libraries, close } = await servePageLibraries();
  const unreliable = await startUnreliable(server.url);
  project.provide('embed', { url: server.url, libraries, unreliable: unreliable.url });
  return async () => {
    close();
    unreliable.close();
    await server.close();
  };
}

/**
 * Serves `/any-folder/sdk.js` and its chunks from a service, the chunks only after a request for `/any-folder/repair`. Never
 * responds to requests below `/any-folder/stalled/`.
 */
async function startUnreliable(service: string) {
  const repaired = new Set<string>();
  const server = createServer((request, response) => {
    const [, folder = '', file = ''] = /^\/([^/]+)\/(.*)$/.exec(request.url ?? '') ?? [];
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (file.startsWith('stalled/')) return;
    if (file === 'repair') repaired.add(folder);
    if (file.includes('/') && !repaired.has(folder)) response.statusCode = 503;
    if (file === 'repair' || response.statusCode !== 200) return void response.end();
    void fetch(`${service}/cdn/${file}`).then(async (answer) => {
      response.setHeader('Content-Type', answer.headers.get('content-type') ?? '');
      response.end(Buffer.from(await answer.arrayBuffer()));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
