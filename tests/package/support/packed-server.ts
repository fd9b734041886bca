import { pathToFileURL } from 'node:url';
import type * as ServerModule from '../../../mock-server/server.ts';
import type { PixServer } from '../../../mock-server/server.ts';
import type { Project } from './project.ts';

/** Starts the reference server of the published package, with its script and three pictures. */
export async function startPackedServer(project: Project): Promise<PixServer> {
  const module = pathToFileURL(project.path('node_modules/pix-sdk/dist/mock/server.js')).href;
  const { startPixServer } = (await import(/* @vite-ignore */ module)) as typeof ServerModule;
  return startPixServer({
    port: 0,
    control: true,
    static: [{ prefix: '/cdn/', dir: project.path('node_modules/pix-sdk/dist/cdn') }],
    seed: { pictures: [{ slug: 'harbour' }, { slug: 'quay' }, { slug: 'tower' }] },
  });
}
