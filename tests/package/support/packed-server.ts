import { pathToFileURL } from 'node:url';
import type * as ServerModule from '../../../mock-server/server.ts';
import type { PixServer, PixServerOptions } from '../../../mock-server/server.ts';
import type { Project } from './project.ts';

const THREE_PICTURES: PixServerOptions = {
  seed: { pictures: [{ slug: 'harbour' }, { slug: 'quay' }, { slug: 'tower' }] },
};

/** Starts the reference server of the published package, with its script and, by default, three pictures. */
export async function startPackedServer(project: Project, options = THREE_PICTURES): Promise<PixServer> {
  const module = pathToFileURL(project.path('node_modules/pix-sdk/dist/mock/server.js')).href;
  const { startPixServer } = (await import(/* @vite-ignore */ module)) as typeof ServerModule;
  return startPixServer({
    port: 0,
    control: true,
    static: [{ prefix: '/cdn/', dir: project.path('node_modules/pix-sdk/dist/cdn') }],
    ...options,
  });
}
