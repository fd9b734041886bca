/**
 * A server without pictures, in a process of its own; tells its address, then its peak memory whenever it is asked. Keeps
 * pictures in memory, or in the folder that its argument names.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPixServer } from '../../../mock-server/server.ts';

const pictures = mkdtempSync(join(tmpdir(), 'pix-'));
const data = process.argv[2];
const server = await startPixServer({
  port: 0,
  key: 'pix_test_owner',
  pictures,
  ...(data !== undefined && { data }),
});
process.on('message', () => process.send?.({ peak: peakMemory() }));
process.on('disconnect', () => {
  rmSync(pictures, { recursive: true });
  process.exit();
});
process.send?.({ url: server.url });

/** In bytes. The resource usage of a process counts what its parent used, too, so Linux is asked itself. */
function peakMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024;
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'latin1'))?.[1]) * 1024;
}
