import { SNIPPET } from '../../../demo/src/home/gallery.ts';
import { COLUMNS, comparison, groups, leaderOf, titleOf } from '../../../demo/src/home/peers.ts';
import { EXAMPLE_SCRIPT } from '../../../demo/src/service-address.ts';
import { violations } from '../../support/axe.ts';
import { expectToFit, openDemo as open } from '../../support/demo-page.ts';
import { expect, test, waitForFrames } from '../../support/e2e.ts';
import { shiftsOf } from '../../support/layout-shifts.ts';

test('the tags can be copied with the URL of the server, and a table compares Pix with other libraries', async ({
  page,
  service,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${service.url}/`);
  const block = page.locator('.install .expressive-code').first();
  await block.hover();
  await block.getByRole('button').click();
  const tags = `${SNIPPET}\n${EXAMPLE_SCRIPT.replace('https://pix.example', service.url)}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(tags);
  const words = (text: string) => text.split(/\s+/).filter(Boolean);
  expect(words(await block.locator('code').innerText())).toEqual(words(tags));

  // The figures are those of the latest run, with its command and date.
  const section = page.getByRole('region', { name: 'Compared with other galleries' });
  for (const group of groups) {
    await expect(section).toContainText(leaderOf(group));
    const rows = section.getByRole('table', { name: titleOf(group) }).getByRole('row');
    await expect(rows).toHaveCount(group.contestants.length + 1);
    for (const [
      at,
      { name, codeBytes, firstPicture, codeBytesWithViewer = NaN },
    ] of group.contestants.entries()) {
      const row = rows.nth(at + 1);
      await expect(row.getByRole('rowheader')).toContainText(name);
      const cells = (await row.getByRole('cell').allInnerTexts()).map((text) =>
        text.replace(/\s+/g, ' ').trim(),
      );
      expect(cells).toHaveLength(COLUMNS.length);
      const [code = '', first = '', all = ''] = cells;
      expect(Number(code)).toBeCloseTo(codeBytes / 1000, 1);
      expect(Number(all)).toBeCloseTo(codeBytesWithViewer / 1000, 1);
      const times = [firstPicture.median, firstPicture.least, firstPicture.greatest];
      expect(first.replaceAll(',', '').match(/\d+/g)?.map(Number)).toEqual(times);
    }
  }
  await expect(section.locator('time')).toHaveAttribute('datetime', comparison.date);
  await expect(section.locator('code')).toHaveText(comparison.command);
  await expect(section).toContainText(comparison.browser);
});

test('photographs fill the window in complete rows at every width, in the space reserved for them, and on paper', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/`);
  const { data } = await service.images('?tag=photograph&limit=9');
  for (const width of [360, 768, 1280, 1920]) {
    // All rows are near the viewport.
    await page.setViewportSize({ width, height: 1600 });
    await expect(page.locator('.pictures img')).toHaveCount(data.length);
    await waitForFrames(page);
    const { container, gallery, tiles } = await page.locator('.pictures > div').evaluate((element) => ({
      container: element.getBoundingClientRect().toJSON() as DOMRect,
      gallery: element.querySelector('pix-gallery')?.getBoundingClientRect().toJSON() as DOMRect,
      tiles: [...element.querySelectorAll('pix-gallery')]
        .flatMap((each) => [...(each.shadowRoot ?? each).querySelectorAll('img')])
        .map((image) => image.getBoundingClientRect().toJSON() as DOMRect),
    }));
    // On wide screens, everything starts where the header does.
    expect(container.width, `at ${width} px`).toBeGreaterThanOrEqual(width - 2 * 24 - 15);
    expect(tiles.at(-1)?.right, `at ${width} px`).toBeCloseTo(container.right, -1);
    expect(container.height - gallery.height, `at ${width} px`).toBeGreaterThanOrEqual(0);
    expect(container.height - gallery.height, `at ${width} px`).toBeLessThan(0.02 * width);
  }

  await page.setViewportSize({ width: 718, height: 1600 });
  await page.emulateMedia({ media: 'print' });
  const ends = () =>
    page
      .locator('.pictures img')
      .last()
      .evaluate((image) => image.getBoundingClientRect().right);
  await expect.poll(ends).toBeGreaterThan(0.95 * 718);
});

test('on a high-density screen, the photographs of the home page are sharp', async ({ browser, service }) => {
  const context = await browser.newContext({ deviceScaleFactor: 2, viewport: { width: 1280, height: 1400 } });
  const page = await context.newPage();
  await open(page, `${service.url}/`);
  const enlargement = () =>
    page
      .locator('pix-gallery img')
      .evaluateAll((all) =>
        Math.max(
          ...all.map(
            (image) => (2 * (image as HTMLImageElement).width) / (image as HTMLImageElement).naturalWidth,
          ),
        ),
      );
  await expect.poll(enlargement).toBeLessThan(1.31);
  await context.close();
});

test('the home page shows pictures without an error or a shift, and measures its gallery; axe finds no violations; it fits from 320 to 2560 px', async ({
  page,
  service,
}) => {
  const problems = await open(page, `${service.url}/`);
  await expect(page.locator('#bytes')).toHaveText(/^\d\d\.\d kB in \d+ files$/);
  await expect(page.locator('#others')).toHaveText('0 cookies, 0 other hosts');
  await expect(page.locator('#violations')).toHaveText('Nothing blocked');
  await expect(page.locator('#shift')).toHaveText('Layout shift 0');
  expect(await shiftsOf(page)).toEqual([]);
  const before = await page.locator('#bytes').textContent();
  await page.locator('pix-gallery img').first().hover();
  await expect(page.locator('#bytes')).not.toHaveText(before ?? '');

  await expect(page.locator('h1')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await violations(page, { rules: ['color-contrast'] })).toEqual([]);
  await expectToFit(page);
  expect(problems).toEqual([]);
});

test('on a phone, preloaded pictures come first and before code, and a menu opens all pages', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${service.url}/`);
  const preloads = await page
    .locator('link[rel=preload][as=image]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const sources = await page
    .locator('pix-gallery img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).currentSrc));
  expect(preloads.length).toBeGreaterThan(1);
  expect(sources.slice(0, preloads.length)).toEqual(preloads);
  const top = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((each) => each.getBoundingClientRect().top);
  expect(await top('pix-gallery img')).toBeLessThan(740);
  expect(await top('pix-gallery img')).toBeLessThan(await top('.expressive-code'));
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'React' });
  await expect(links).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('summary', { hasText: 'Frameworks' }).click();
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React');
});

test('without JavaScript, the home page shows a message, its code and its links', async ({
  browser,
  service,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${service.url}/`);
  await expect(page.locator('.pictures noscript p')).toHaveText(/^Please enable JavaScript/);
  await expect(page.locator('.pictures noscript p')).toBeVisible();
  await expect(page.locator('.install code').first()).toContainText('/cdn/sdk.js');
  await page.getByRole('link', { name: 'Get started' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await context.close();
});
