/** The reference server in its own process; the parent sends the folders to serve, and receives the URL. */
import { startPixServer, type StaticMount } from '../../../mock-server/server.ts';

process.once('message', (mounts: StaticMount[]) => {
  void startPixServer({ port: 0, static: mounts }).then(({ url }) => process.send?.(url));
});
process.on('disconnect', () => process.exit());
