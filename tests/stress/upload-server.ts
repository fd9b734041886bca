/**
 * A server without pictures, in a separate process; reports its address, then its peak memory on every request. Keeps pictures in
 * memory, or in the folder named by its argument.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPixServer } from '../../mock-server/server.ts';

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

/** Peak memory in bytes. The resource usage of a process includes that of its parent, so Linux is queried directly. */
function peakMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024;
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'latin1'))?.[1]) * 1024;
}
