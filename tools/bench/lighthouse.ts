import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startPixServer } from '../../mock-server/server.ts';
import { requireBrowser } from '../browsers/browsers.ts';
import { chromium } from 'playwright';
import { buildSite } from '../build.ts';
import { DIST } from '../build/configs.ts';
import { install } from '../install.ts';

// `npm run lighthouse`: audits the pages of the documentation site on a phone and a desktop, light and dark.
// Each option restricts it, and may be repeated: `-- --only TEXT` to routes that contain the text, `--page ROUTE` to this page,
// `--width 360` to a device, `--theme dark` to a theme. Exits with 1 if a score is below the minimum, as the
// median of three runs.

const MINIMUM = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Devices by name: options of the command. */
const DEVICES = {
  360: ['--form-factor=mobile', '--screenEmulation.width=360', '--screenEmulation.height=740'],
  1280: ['--preset=desktop', '--screenEmulation.width=1280', '--screenEmulation.height=800'],
};

/** Themes by name: Chromium's value of `prefers-color-scheme`. */
const THEMES = { dark: 0, light: 1 };

interface Result {
  categories: Record<string, { score: number | null }>;
  audits: Record<
    string,
    { id: string; score: number | null; displayValue?: string; scoreDisplayMode: string }
  >;
}

/** Routes of all pages, from the sitemap. */
function routes(): string[] {
  const sitemap = readFileSync(resolve(DIST.site, 'sitemap-0.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

async function audit(url: string, device: string[], scheme: number): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'pix-lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = `--chrome-flags=--headless --no-sandbox --blink-settings=preferredColorScheme=${scheme}`;
  const options = [...device, flags, '--quiet', '--output=json', `--output-path=${file}`];
  const env = { ...process.env, CHROME_PATH: chrome };
  const child = spawn(
    process.execPath,
    [command, url, ...options, `--only-categories=${CATEGORIES.join()}`],
    {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  await once(child, 'close');
  const report = JSON.parse(await readFile(file, 'utf8')) as Result;
  await rm(folder, { recursive: true });
  return report;
}

/** Median of the scores of each category, from 0 to 100. */
const scoresOf = (results: readonly Result[]) =>
  CATEGORIES.map((name) => {
    const sorted = results.map(({ categories }) => categories[name]?.score ?? 0).sort((a, b) => a - b);
    return Math.round((sorted[Math.floor(sorted.length / 2)] ?? 0) * 100);
  });

const several = { type: 'string', multiple: true } as const;
const { values } = parseArgs({ options: { only: several, page: several, width: several, theme: several } });
const isWanted = (route: string) =>
  values.page || values.only
    ? !!values.page?.includes(route) || !!values.only?.some((text) => route.includes(text))
    : true;
await buildSite();
const folder = resolve(import.meta.dirname, 'lighthouse');
await install(folder);
const command = resolve(folder, 'node_modules/lighthouse/cli/index.js');
const chrome = requireBrowser('chromium').executablePath ?? chromium.executablePath();
const server = await startPixServer({
  port: 0,
  static: [
    { prefix: '/cdn/', dir: DIST.cdn },
    { prefix: '/', dir: DIST.site },
  ],
});
const low: string[] = [];
for (const route of routes().filter(isWanted))
  for (const [width, device] of Object.entries(DEVICES)) {
    if (values.width?.includes(width) === false) continue;
    for (const [theme, scheme] of Object.entries(THEMES)) {
      if (values.theme?.includes(theme) === false) continue;
      const run = () => audit(server.url + route, device, scheme);
      const results = [await run()];
      // Other work on the machine changes the performance: the median of three runs counts.
      if (Math.min(...scoresOf(results)) < MINIMUM) results.push(await run(), await run());
      const scores = scoresOf(results);
      const { audits } = results[0] as Result;
      const title = `${route} ${width} ${theme}`;
      console.log(scores.map((score) => String(score).padStart(4)).join(''), ` ${title}`);
      if (Math.min(...scores) >= MINIMUM) continue;
      low.push(title);
      for (const { id, score, displayValue = '', scoreDisplayMode } of Object.values(audits))
        if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
          console.log(`       ${id} ${displayValue}`);
    }
  }
await server.close();
console.log(low.length ? `Below ${MINIMUM}: ${low.join(', ')}` : `All pages have at least ${MINIMUM}.`);
process.exitCode = low.length ? 1 : 0;
