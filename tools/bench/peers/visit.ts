import type { Browser, CDPSession, Page } from 'playwright';
import { CONDITIONS } from './figures.ts';
import { probe, type Observation } from './probe.ts';

/** Time in ms without any load after which a page counts as complete. */
const QUIET_MS = 600;

/** Loads a page with an empty cache on the slow link and the slow processor, and observes it. */
export async function visit(browser: Browser, url: string): Promise<Observation> {
  return inPage(browser, async (page, session) => {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: CONDITIONS.latencyMs,
      downloadThroughput: (CONDITIONS.megabitsPerSecond * 1e6) / 8,
      uploadThroughput: (CONDITIONS.megabitsPerSecond * 1e6) / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS.cpuSlowdown });
    return observe(page, url);
  });
}

/** Compressed size in bytes of all code that a page loads, the viewer included: opens the first picture. */
export async function countAllCode(browser: Browser, url: string): Promise<number> {
  return inPage(browser, async (page) => {
    await observe(page, url);
    await page.locator('img').first().click();
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/raw/')),
    );
    const code = await page.evaluate((quietMs) => globalThis.loadedCode(quietMs), QUIET_MS);
    return code.reduce((sum, { bytes }) => sum + bytes, 0);
  });
}

async function observe(page: Page, url: string): Promise<Observation> {
  await page.goto(url, { waitUntil: 'commit' });
  return page.evaluate((quietMs) => globalThis.observe(quietMs), QUIET_MS);
}

/** Runs a task in a page with the probe; rejects if the page has an error. */
async function inPage<T>(
  browser: Browser,
  task: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: CONDITIONS.viewport });
  try {
    const page = await context.newPage();
    const failed = new Promise<never>((_resolve, reject) => page.once('pageerror', reject));
    await page.addInitScript(probe);
    return await Promise.race([task(page, await context.newCDPSession(page)), failed]);
  } finally {
    await context.close();
  }
}
