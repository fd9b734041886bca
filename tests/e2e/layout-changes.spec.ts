/** Layouts that a page changes while a gallery is shown: the code of each is loaded on demand. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';
import { hold } from '../support/hold-elements.ts';

const tiles = (page: Page) =>
  page
    .locator('pix-gallery li')
    .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().toJSON() as DOMRect));

const setLayout = (page: Page, layout: string) =>
  page.locator('pix-gallery').evaluate((gallery, value) => Object.assign(gallery, { layout: value }), layout);

test('each layout stays until the code of the next one is there; the plain grid stands in for one whose code cannot be loaded', async ({
  page,
  host,
  service,
}) => {
  await host.open(`<div data-pix-gallery="all" data-limit="6"></div>${service.script()}`);
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
  for (const layout of ['rows', 'columns'])
    await test.step(layout, async () => {
      const before = await tiles(page);
      const request = page.waitForRequest(`**/chunks/${layout}-*`);
      const release = await hold(page, `**/chunks/${layout}-*`);
      await setLayout(page, layout);
      await request;
      expect(await tiles(page)).toEqual(before);
      release();
      await expect.poll(() => tiles(page)).not.toEqual(before);
      await expect(page.locator('pix-gallery img')).toHaveCount(6);
    });
  await expect(page.locator('pix-gallery .grid')).toHaveCount(0);
  const request = page.waitForRequest('**/chunks/carousel-*');
  await page.route('**/chunks/carousel-*', (route) => route.abort());
  await setLayout(page, 'carousel');
  await request;
  await expect(page.locator('pix-gallery .grid img')).toHaveCount(6);
  host.problems.splice(0);
});
