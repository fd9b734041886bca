import { describe } from 'vitest';
import { startPixServer } from '../../../mock-server/server.ts';
import { platformSuite } from './platform-suite.ts';

describe('as an HTTP server', () => {
  platformSuite(async () => {
    const server = await startPixServer({ port: 0 });
    return { baseUrl: server.url, fetch, control: server.control, stop: () => server.close() };
  });
});
