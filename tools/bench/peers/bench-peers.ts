/** `npm run bench:peers [-- --rounds N]`: loads galleries of other libraries and of Pix side by side. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { format, resolveConfig } from 'prettier';
import { requireBrowser } from '../../browsers/browsers.ts';
import { buildPages, versionsOf } from './build-pages.ts';
import { CONTESTANTS } from './contestants.ts';
import { CONDITIONS, FIGURES_FILE, type Comparison, type PeerFigures } from './figures.ts';
import { printTable } from './print-table.ts';
import type { Observation } from './probe.ts';
import { interquartilePercent, median, spreadOf } from './statistics.ts';
import { countAllCode, visit } from './visit.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a positive whole number.');

const [load = 0] = loadavg();
if (load > availableParallelism() / 2) console.warn(`Other programs are running (load ${load.toFixed(1)}).`);

const server = fork(resolve(import.meta.dirname, 'server.ts'));
server.send(await buildPages(CONTESTANTS));
const [url] = (await once(server, 'message')) as [string];
const urlOf = (id: string) => `${url}/${id}/${id}.html`;

const browser = await chromium.launch(requireBrowser('chromium'));
const allCode = new Map<string, number>();
const observations = new Map<string, Observation[]>(CONTESTANTS.map(({ id }) => [id, []]));
// The first visits also make the server compress files and generate thumbnails.
for (const { id } of CONTESTANTS) allCode.set(id, await countAllCode(browser, urlOf(id)));
for (let round = 0; round < rounds; round += 1) {
  // Each round begins with another one, so that none always runs after the same.
  for (const at of CONTESTANTS.keys()) {
    const id = CONTESTANTS[(at + round) % CONTESTANTS.length]?.id ?? '';
    observations.get(id)?.push(await visit(browser, urlOf(id)));
  }
  console.log(`Round ${round + 1} of ${rounds}`);
}

const contestants = CONTESTANTS.map((contestant): PeerFigures => {
  const seen = observations.get(contestant.id) ?? [];
  const early = seen.map(({ code, firstPicture }) =>
    code.filter(({ startTime }) => startTime < firstPicture),
  );
  return {
    id: contestant.id,
    name: contestant.name,
    versions: versionsOf(contestant),
    codeBytes: median(early.map((files) => files.reduce((sum, { bytes }) => sum + bytes, 0))),
    codeRequests: median(early.map((files) => files.length)),
    codeBytesWithViewer: allCode.get(contestant.id) ?? NaN,
    firstPicture: spreadOf(seen.map(({ firstPicture }) => firstPicture)),
    aboveFold: spreadOf(seen.map(({ aboveFold }) => aboveFold)),
    picturesAboveFold: median(seen.map(({ picturesAboveFold }) => picturesAboveFold)),
    layoutShift: Number(median(seen.map(({ layoutShift }) => layoutShift)).toFixed(3)),
  };
});
const spreads = [...observations.values()].flatMap((seen) => [
  interquartilePercent(seen.map(({ firstPicture }) => firstPicture)),
  interquartilePercent(seen.map(({ aboveFold }) => aboveFold)),
]);
const comparison: Comparison = {
  date: new Date().toISOString().slice(0, 10),
  command: 'npm run bench:peers',
  browser: `Chromium ${browser.version().split('.')[0] ?? ''}`,
  rounds,
  conditions: CONDITIONS,
  spreadPercent: Math.ceil(Math.max(...spreads)),
  contestants,
};
await browser.close();
server.disconnect();

const config = await resolveConfig(FIGURES_FILE);
mkdirSync(dirname(FIGURES_FILE), { recursive: true });
writeFileSync(FIGURES_FILE, await format(JSON.stringify(comparison), { ...config, parser: 'json' }));
printTable(comparison);
