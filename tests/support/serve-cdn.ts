/** A reference server with a folder of published scripts. */
import { startPixServer, type PixServer } from '../../mock-server/server.ts';

/** Serves a folder at `/cdn/`, with three pictures. */
export const serveCdn = (dir: string): Promise<PixServer> =>
  startPixServer({
    port: 0,
    static: [{ prefix: '/cdn/', dir }],
    seed: { pictures: ['harbour', 'quay', 'tower'].map((slug) => ({ slug, tags: ['water'] })) },
  });
