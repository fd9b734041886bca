/** `npm run bench:peers [-- --rounds N]`: loads galleries of other libraries and of Pix side by side. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { requireBrowser } from '../../browsers/browsers.ts';
import { formatted } from '../../generate/format.ts';
import { buildPages, versionsOf } from './build-pages.ts';
import { GROUPS, PAGES, type Contestant, type Group } from './contestants.ts';
import { CONDITIONS, FIGURES_FILE, type Comparison, type GroupFigures, type PeerFigures } from './figures.ts';
import { printGroup } from './print-table.ts';
import { serve, visitInRounds, warnOfLoad } from './rounds.ts';
import { interquartilePercent, median, spreadOf } from './statistics.ts';
import { countAllCode, type Visit } from './visit.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a positive whole number.');

/** Number of pictures from which on a list has several pages. */
const LONG = 101;

warnOfLoad();
const mounts = await buildPages(PAGES);
const server = await serve({ static: mounts });
const hugeServer = await serve({ static: mounts, scenario: 'huge' });
const browser = await chromium.launch(requireBrowser('chromium'));
const groups: GroupFigures[] = [];
const spreads: number[] = [];
for (const group of GROUPS) {
  const figures = await compare(group);
  groups.push(figures);
  printGroup(figures);
}
const comparison: Comparison = {
  date: new Date().toISOString().slice(0, 10),
  command: 'npm run bench:peers',
  browser: `Chromium ${browser.version().split('.')[0] ?? ''}`,
  conditions: CONDITIONS,
  spreadPercent: Math.ceil(median(spreads)),
  groups,
};
await browser.close();
server.stop();
hugeServer.stop();

mkdirSync(dirname(FIGURES_FILE), { recursive: true });
writeFileSync(FIGURES_FILE, await formatted(FIGURES_FILE, JSON.stringify(comparison)));

/** Visits the pages of a group in turns. Long lists take half of the rounds, since each visit takes longer. */
async function compare({ layout, pictures, contestants }: Group): Promise<GroupFigures> {
  const isLong = pictures >= LONG;
  const { url } = isLong ? hugeServer : server;
  const urls = contestants.map(
    ({ id }) => `${url}/${id}/${id}.html?${new URLSearchParams({ layout, pictures: `${pictures}` })}`,
  );
  const ownRounds = isLong ? Math.ceil(rounds / 2) : rounds;
  const visits = await visitInRounds(browser, urls, { rounds: ownRounds, jumpIn: isLong ? pictures : 0 });
  const figures: PeerFigures[] = [];
  for (const [at, contestant] of contestants.entries()) {
    const own = visits[at] ?? [];
    spreads.push(interquartilePercent(own.map(({ firstPicture }) => firstPicture)));
    const all = contestant.isByHand ? undefined : await countAllCode(browser, urls[at] ?? '');
    figures.push({ ...figuresOf(contestant, own), ...(all && { codeBytesWithViewer: all }) });
  }
  return { layout, pictures, rounds: ownRounds, contestants: figures };
}

function figuresOf(contestant: Contestant, visits: readonly Visit[]): PeerFigures {
  const early = visits.map(({ code, firstPicture }) =>
    code.filter(({ startTime }) => startTime < firstPicture),
  );
  const jumps = visits.flatMap(({ jump }) => jump ?? []);
  return {
    id: contestant.id,
    name: contestant.name,
    versions: versionsOf(contestant),
    codeBytes: median(early.map((files) => files.reduce((sum, { bytes }) => sum + bytes, 0))),
    codeRequests: median(early.map((files) => files.length)),
    firstPicture: spreadOf(visits.map(({ firstPicture }) => firstPicture)),
    aboveFold: spreadOf(visits.map(({ aboveFold }) => aboveFold)),
    picturesAboveFold: median(visits.map(({ picturesAboveFold }) => picturesAboveFold)),
    scriptAboveFold: spreadOf(visits.map(({ scriptAboveFold }) => scriptAboveFold)),
    script: spreadOf(visits.map(({ script }) => script)),
    blocking: spreadOf(visits.map(({ blocking }) => blocking)),
    ...(jumps.length && { jump: spreadOf(jumps) }),
    layoutShift: Number(median(visits.map(({ layoutShift }) => layoutShift)).toFixed(3)),
  };
}
