import { fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import type { Browser } from 'playwright';
import type { PixServerOptions } from '../../../mock-server/server.ts';
import { visit, type Visit } from './visit.ts';

/** Warns if other programs are running, whose load would be measured, too. */
export function warnOfLoad(): void {
  const [load = 0] = loadavg();
  if (load > availableParallelism() / 2)
    console.warn(`Other programs are running (load ${load.toFixed(1)}).`);
}

/** Starts the reference server in a process of its own. */
export async function serve(options: PixServerOptions): Promise<{ url: string; stop: () => void }> {
  const server = fork(resolve(import.meta.dirname, 'server.ts'));
  server.send(options);
  const [url] = (await once(server, 'message')) as [string];
  return { url, stop: () => server.disconnect() };
}

/** Visits each page once a round, and returns the visits of each. */
export async function visitInRounds(
  browser: Browser,
  urls: readonly string[],
  { rounds, jumpIn = 0 }: { rounds: number; jumpIn?: number },
): Promise<Visit[][]> {
  const visits = urls.map((): Visit[] => []);
  // The first visits only make the server compress files and generate thumbnails.
  for (const url of urls) await visit(browser, url, { jumpIn });
  for (let round = 0; round < rounds; round += 1) {
    // Each round begins with another page, so that none always follows the same.
    for (const step of urls.keys()) {
      const at = (step + round) % urls.length;
      visits[at]?.push(await visit(browser, urls[at] ?? '', { jumpIn }));
    }
  }
  return visits;
}
