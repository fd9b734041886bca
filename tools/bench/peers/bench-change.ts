/**
 * `npm run bench:change [-- COMMIT] [--layout rows]`: whether a change makes the first picture later. Loads a gallery by the script of
 * the working tree and by that of a commit, by default the last one, in turns.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { requireBrowser } from '../../browsers/browsers.ts';
import { buildCdn } from '../../build.ts';
import { DIST } from '../../build/configs.ts';
import { printTable } from './print-table.ts';
import { serve, visitInRounds, warnOfLoad } from './rounds.ts';
import { median, quantile } from './statistics.ts';
import type { Visit } from './visit.ts';

/** Number of visits of each: with fewer, differences below a tenth are noise. */
const ROUNDS = 25;

const FIGURES: Record<string, (visit: Visit) => number> = {
  'first picture, ms': ({ firstPicture }) => firstPicture,
  'above the fold': ({ aboveFold }) => aboveFold,
  'script to it': ({ scriptAboveFold }) => scriptAboveFold,
  'script in all': ({ script }) => script,
  blocking: ({ blocking }) => blocking,
  'code, kB': ({ code, firstPicture }) =>
    code.reduce((sum, { startTime, bytes }) => sum + (startTime < firstPicture ? bytes / 1000 : 0), 0),
};

const root = resolve(import.meta.dirname, '../../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { layout: { type: 'string', default: 'grid' } },
});
const [commit = 'HEAD'] = positionals;

warnOfLoad();
const page = resolve(import.meta.dirname, 'pages');
await buildCdn();
const checkout = checkOut(commit);
const folders = { [commit]: resolve(checkout, 'dist/cdn'), 'working tree': DIST.cdn };
const servers = await Promise.all(
  Object.values(folders).map((dir) =>
    serve({
      static: [
        { prefix: '/cdn/', dir },
        { prefix: '/page/', dir: page },
      ],
    }),
  ),
);
const browser = await chromium.launch(requireBrowser('chromium'));
const query = `layout=${values.layout}&pictures=24`;
const urls = servers.map(({ url }) => `${url}/page/pix.html?${query}`);
const [before = [], after = []] = await visitInRounds(browser, urls, { rounds: ROUNDS });
const figures = Object.values(FIGURES);
printTable([
  [query, ...Object.keys(FIGURES)],
  ...Object.keys(folders).map((name, at) => [
    name,
    ...figures.map((figure) => median((at ? after : before).map(figure)).toFixed(1)),
  ]),
  ['ratio', ...figures.map((figure) => ratio(before.map(figure), after.map(figure)))],
]);
console.log(
  `\nMedians of ${ROUNDS} rounds. (=): a tie, since a median lies between the quartiles of the other.`,
);
await browser.close();
for (const { stop } of servers) stop();
rmSync(checkout, { recursive: true });

/** The ratio of two medians; with `(=)` if one of them lies between the quartiles of the other. */
function ratio(before: readonly number[], after: readonly number[]): string {
  const isWithin = (value: number, numbers: readonly number[]) =>
    value >= quantile(numbers, 0.25) && value <= quantile(numbers, 0.75);
  const isTie = isWithin(median(before), after) || isWithin(median(after), before);
  return `${(median(after) / median(before)).toFixed(2)}${isTie ? ' (=)' : ''}`;
}

/** Builds the script of a commit in a temporary folder, which it returns. */
function checkOut(commit: string): string {
  const folder = mkdtempSync(resolve(tmpdir(), 'pix-bench-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: Infinity });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  symlinkSync(resolve(root, 'node_modules'), resolve(folder, 'node_modules'));
  const code = "import('./tools/build.ts').then(({ buildCdn }) => buildCdn())";
  execFileSync(process.execPath, ['--eval', code], { cwd: folder, stdio: 'inherit' });
  return folder;
}
