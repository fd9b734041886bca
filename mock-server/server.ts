/** HTTP adapter: the mock as a server. Node only. */
export {
  DEFAULT_PORT,
  startPixServer,
  type PixServer,
  type PixServerOptions,
  type RequestReport,
  type StaticMount,
} from './server/start-server.ts';
