/** The header of the documentation site, in whatever parts it arrives. */
import { serveCutPage } from '../support/cut-page.ts';
import { observeShifts, shiftsOf } from '../support/layout-shifts.ts';
import { expect, test } from '../support/e2e.ts';

/** Where the markup is cut: before the search, before and between the links, and before the theme. */
const CUTS = ['<site-search', 'aria-label="Site"', 'href="/playground/"', '<starlight-theme-select'];

/** The header, without the elements of the head that have such a name. */
const positionOf = (html: string, cut: string) => html.indexOf(cut, html.indexOf('<header'));

for (const width of [360, 800, 1280])
  test(`nothing in the header moves while it is being received, at ${width} px`, async ({
    page,
    service,
  }) => {
    await observeShifts(page);
    await page.setViewportSize({ width, height: 800 });
    for (const cut of CUTS) {
      const cutPage = await serveCutPage(service.url, '/guides/layouts/', (html) => positionOf(html, cut));
      await page.goto(cutPage.url, { waitUntil: 'commit' });
      await page.locator('.title-wrapper a').first().waitFor({ state: 'attached' });
      // Two frames: the first part has been painted.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      cutPage.complete();
      await page.waitForLoadState();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Pix' })).toBeVisible();
      expect(await shiftsOf(page), cut).toEqual([]);
      cutPage.close();
    }
  });

test('the links of the header fit beside the search from 800 px on', async ({ page, service }) => {
  for (const width of [800, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${service.url}/guides/layouts/`);
    const links = page.getByRole('navigation', { name: 'Site' }).getByRole('link');
    const search = await page.getByRole('button', { name: 'Search' }).boundingBox();
    const first = await links.first().boundingBox();
    expect(search?.width, `at ${width} px`).toBeGreaterThan(90);
    expect((search?.x ?? 0) + (search?.width ?? 0)).toBeLessThan(first?.x ?? 0);
  }
});
