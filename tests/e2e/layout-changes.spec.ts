/** Layouts that a page changes while a gallery is shown: the code of each is loaded on demand. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';
import { hold } from '../support/hold-elements.ts';

for (const [before, after] of [
  ['rows', 'columns'],
  ['grid', 'rows'],
] as const) {
  const tiles = (page: Page) =>
    page
      .locator('pix-gallery li')
      .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));

  test(`${before} stay until the code of ${after} is there`, async ({ page, host, service }) => {
    await host.open(
      `<div data-pix-gallery="all" data-layout="${before}" data-limit="6"></div>${service.script()}`,
    );
    await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
    const boxes = await tiles(page);
    const request = page.waitForRequest(`**/chunks/${after}-*`);
    const release = await hold(page, `**/chunks/${after}-*`);
    await page
      .locator('pix-gallery')
      .evaluate((gallery, layout) => Object.assign(gallery, { layout }), after);
    await request;
    expect(await tiles(page)).toEqual(boxes);
    release();
    await expect.poll(() => tiles(page)).not.toEqual(boxes);
    await expect(page.locator('pix-gallery img')).toHaveCount(6);
  });

  test(`the plain grid stands in for ${after} after ${before} if their code cannot be loaded`, async ({
    page,
    host,
    service,
  }) => {
    await host.open(
      `<div data-pix-gallery="all" data-layout="${before}" data-limit="6"></div>${service.script()}`,
    );
    await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
    const request = page.waitForRequest(`**/chunks/${after}-*`);
    await page.route(`**/chunks/${after}-*`, (route) => route.abort());
    await page
      .locator('pix-gallery')
      .evaluate((gallery, layout) => Object.assign(gallery, { layout }), after);
    await request;
    await expect(page.locator('pix-gallery .grid img')).toHaveCount(6);
    host.problems.splice(0);
  });
}
