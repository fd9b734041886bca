import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/browsers/browsers.ts';
import { test as base } from './e2e.ts';

/**
 * Tests in a browser with classic scroll bars, which take space, as on most desktops. Other tests have overlay scroll bars. The browser
 * belongs to the page: one of the worker would make Playwright start another worker, with its services.
 */
export const test = base.extend({
  page: async ({ viewport, contextOptions }, use) => {
    const browser = await chromium.launch({ ...findChromium(), ignoreDefaultArgs: ['--hide-scrollbars'] });
    await use(await browser.newPage({ ...contextOptions, viewport }));
    await browser.close();
  },
});
