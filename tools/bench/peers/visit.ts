import type { Browser, CDPSession, Page } from 'playwright';
import { CONDITIONS } from './figures.ts';
import { installProbe, type Observation } from './probe.ts';

/** Time in ms without any load after which a page counts as complete. */
const QUIET_MS = 600;

/** Result of a visit; times in ms. */
export interface Visit extends Observation {
  /** Time for which the main thread ran scripts until all pictures above the fold were on screen. */
  scriptAboveFold: number;
  /** The same until nothing was loading any more. */
  script: number;
  /** Time from a jump to the middle of the page until pictures fill the screen; absent if the page does not end there. */
  jump?: number | undefined;
}

/** Loads a page with an empty cache on the slow link and the slow processor, and observes it. `jumpIn`: number of pictures of a long list. */
export async function visit(browser: Browser, url: string, { jumpIn = 0 } = {}): Promise<Visit> {
  return inPage(browser, async (page, session) => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: CONDITIONS.latencyMs,
      downloadThroughput: (CONDITIONS.megabitsPerSecond * 1e6) / 8,
      uploadThroughput: (CONDITIONS.megabitsPerSecond * 1e6) / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.cpuSlowdown });
    await page.goto(url, { waitUntil: 'commit' });
    await page.evaluate(() => globalThis.probe.whenAboveFold());
    const scriptAboveFold = await scriptTime(session);
    const observation = await page.evaluate((quietMs) => globalThis.probe.observe(quietMs), QUIET_MS);
    const script = await scriptTime(session);
    const jump = jumpIn ? await page.evaluate((count) => globalThis.probe.jump(count), jumpIn) : undefined;
    return { ...observation, scriptAboveFold, script, jump };
  });
}

/** Time in ms for which the main thread of a page has run scripts. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN);
}

/** Compressed size in bytes of all code that a page loads, the viewer included: opens the first picture. */
export const countAllCode = async (browser: Browser, url: string): Promise<number> =>
  (await countCode(browser, url)).after;

/** Compressed size in bytes of the code that a page loads before a click on the first picture, and in all. */
export async function countCode(browser: Browser, url: string): Promise<{ before: number; after: number }> {
  return inPage(browser, async (page) => {
    await page.goto(url, { waitUntil: 'commit' });
    const { code: early } = await page.evaluate((quietMs) => globalThis.probe.observe(quietMs), QUIET_MS);
    // Another element may lie above it.
    await page.locator('img').first().click({ force: true });
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/raw/')),
    );
    const code = await page.evaluate((quietMs) => globalThis.probe.loadedCode(quietMs), QUIET_MS);
    return { before: bytesOf(early), after: bytesOf(code) };
  });
}

const bytesOf = (code: Observation['code']) => code.reduce((sum, { bytes }) => sum + bytes, 0);

/** Runs a task in a page with the probe; rejects if the page has an error. */
async function inPage<T>(
  browser: Browser,
  task: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: CONDITIONS.viewport });
  try {
    const page = await context.newPage();
    const failed = new Promise<never>((_resolve, reject) => page.once('pageerror', reject));
    await page.addInitScript(installProbe);
    return await Promise.race([task(page, await context.newCDPSession(page)), failed]);
  } finally {
    await context.close();
  }
}
