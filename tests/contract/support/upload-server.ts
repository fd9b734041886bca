/** A server without pictures, in a process of its own; tells its address, then its peak memory whenever it is asked. */
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPixServer } from '../../../mock-server/server.ts';

const pictures = await mkdtemp(join(tmpdir(), 'pix-'));
const [data] = process.argv.slice(2);
const server = await startPixServer({ port: 0, pictures, ...(data !== undefined && { data }) });
process.on('message', () => process.send?.({ peak: peakMemory() }));
process.on('disconnect', () => process.exit());
process.send?.({ url: server.url });

/** In bytes. The resource usage of a process counts what its parent used, too, so Linux is asked itself. */
function peakMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024;
  return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'latin1'))?.[1]) * 1024;
}
