/** The reference server in its own process; the parent sends its options, and receives the URL. */
import { startPixServer, type PixServerOptions } from '../../../mock-server/server.ts';

process.once('message', (options: PixServerOptions) => {
  void startPixServer({ ...options, port: 0 }).then(({ url }) => process.send?.(url));
});
process.on('disconnect', () => process.exit());
