import { violations } from '../support/axe.ts';
import { expectToFit, openDemo as open } from '../support/demo-page.ts';
import { expect, test } from '../support/e2e.ts';

test('the tags can be copied with the address of the server', async ({ page, service, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${service.url}/`);
  const block = page.locator('.install .expressive-code').first();
  await block.hover();
  await block.getByRole('button').click();
  const tags =
    '<div data-pix-gallery="all" data-layout="rows"></div>\n' +
    `<script async src="${service.url}/cdn/sdk.js"></script>`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(tags);
  expect((await block.locator('code').innerText()).trim().replace(/\s*\n\s*/g, '\n')).toBe(tags);
});

test('the home page measures what its gallery costs', async ({ page, service }) => {
  await open(page, `${service.url}/`);
  await expect(page.locator('#bytes')).toHaveText(/^[123]\d\.\d kB in \d files$/);
  await expect(page.locator('#others')).toHaveText('0 cookies, 0 other hosts');
  await expect(page.locator('#violations')).toHaveText('0 violations');
  await expect(page.locator('#shift')).toHaveText('0 layout shift');
  const before = await page.locator('#bytes').textContent();
  await page.locator('pix-gallery img').first().hover();
  await expect(page.locator('#bytes')).not.toHaveText(before ?? '');
});

test('the home page shows pictures without an error or a shift; axe finds nothing; it fits from 320 to 2560 px', async ({
  page,
  service,
}) => {
  const problems = await open(page, `${service.url}/`);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as { shifts: unknown[] }).shifts)).toEqual([]);
  expect(problems).toEqual([]);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await violations(page, { rules: ['color-contrast'] })).toEqual([]);
  await expectToFit(page);
});

test('on a phone, pictures come before code, and a menu opens all pages', async ({ page, service }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${service.url}/`);
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
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React');
});

test('without JavaScript the home page says so, and shows its code and links', async ({
  browser,
  service,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${service.url}/`);
  await expect(page.locator('.pictures')).toContainText('Please enable JavaScript');
  await expect(page.locator('.install code').first()).toContainText('/cdn/sdk.js');
  await page.getByRole('link', { name: 'Get started' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await context.close();
});
