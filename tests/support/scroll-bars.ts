import { chromium, type Browser } from '@playwright/test';
import { test as base } from './e2e.ts';

/** Tests in a browser with classic scroll bars, which take space, as on most desktops. Other tests have overlay scroll bars. */
export const test = base.extend<object, { browser: Browser }>({
  browser: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
    async ({}, use) => {
      const browser = await chromium.launch({ ignoreDefaultArgs: ['--hide-scrollbars'] });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});
