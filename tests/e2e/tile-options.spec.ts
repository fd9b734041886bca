/** What a click on a picture of a container does, from the first picture on. */
import { expect, requestedPaths, test, warningsOf } from '../support/e2e.ts';
import { holdElements } from '../support/hold-elements.ts';

/** Containers by their tags. */
const LINKED = [
  ['data-pix-gallery="all"', 'pix-gallery'],
  ['data-pix-gallery="all" data-layout="rows"', 'pix-gallery'],
  ['data-pix-gallery="all" data-layout="carousel" data-limit="4"', 'pix-gallery'],
  ['data-pix-image="{slug}"', 'pix-image'],
] as const;

test('a click before the element is there follows the address at once', async ({ page, host, service }) => {
  const { data } = await service.images('?limit=1');
  const slug = data[0]?.slug ?? '';
  await holdElements(page);
  await page.route(`${host.url}/photo/**`, (route) => route.fulfill({ body: 'Mine' }));
  for (const [container, tag] of LINKED)
    await test.step(container, async () => {
      await host.open(
        `<div ${container.replace('{slug}', slug)} data-link="/photo/{slug}"></div>${service.script()}`,
      );
      await page.locator(`${tag} a img`).first().click();
      await page.waitForURL(`**/photo/${slug}`);
    });
});

test('pictures without links are none from the first picture on, and load no code of the viewer', async ({
  page,
  host,
  service,
}) => {
  const paths = requestedPaths(page);
  const release = await holdElements(page);
  await host.open(`<div data-pix-gallery="all" data-limit="6" data-link="none"></div>${service.script()}`);
  const tiles = page.locator('pix-gallery [data-index]');
  await expect(tiles).toHaveCount(6);
  await expect(page.locator('pix-gallery [href]')).toHaveCount(0);
  await tiles.first().click();
  release();
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
  await tiles.nth(1).hover();
  await tiles.nth(1).click();
  await page.waitForLoadState('networkidle');
  expect(paths.filter((path) => /viewer-code|photoswipe/.test(path))).toEqual([]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('links of a container follow its attribute, and pages without it load no code for it', async ({
  page,
  host,
  service,
}) => {
  const paths = requestedPaths(page);
  const warnings = warningsOf(page);
  await host.open(`<div id="here" data-pix-gallery="all" data-limit="3"></div>${service.script()}`);
  const link = page.locator('pix-gallery a').first();
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
  expect(paths.filter((path) => path.includes('tile-options'))).toEqual([]);
  await page.evaluate(() => ((document.querySelector('#here') as HTMLElement).dataset['link'] = '/p/{id}'));
  await expect(link).toHaveAttribute('href', /^\/p\/\d+$/);
  await page.evaluate(
    () => ((document.querySelector('#here') as HTMLElement).dataset['link'] = 'javascript:1'),
  );
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  expect(warnings).toEqual([expect.stringContaining('link="javascript:1" should be viewer, page, none, or')]);
});
