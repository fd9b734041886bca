/** The playground: examples of visitors and of its list. */
import type { Page } from '@playwright/test';
import type { SharedExample } from '../../../demo/src/playground/example.ts';
import { EXAMPLES } from '../../../demo/src/playground/examples.ts';
import { playgroundUrl } from '../../../demo/src/playground-url.ts';
import { expectAccessibleTool } from '../../support/demo-page.ts';
import { expect, expectLoaded, test } from '../../support/e2e.ts';

const result = (page: Page) => page.frameLocator('iframe[title=Result]');
const tiles = (page: Page) => result(page).locator('pix-gallery img');
const consoleText = (page: Page) => page.locator('#console');
/** An editor, after it has replaced its text area. */
const editor = (page: Page, name: string) => page.locator(`.cm-content[aria-label=${name}]`);

const openExample = (page: Page, url: string, example: SharedExample) =>
  page.goto(url + playgroundUrl(example));

test('is accessible in both themes, as narrow as 320 px, and every example of the list shows pictures and no error', async ({
  page,
  service,
  host,
}) => {
  await page.goto(`${service.url}/playground/`);
  await expect(editor(page, 'HTML')).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();
  await expectAccessibleTool(page);
  for (const { name } of EXAMPLES) {
    await page.getByLabel('Start from').selectOption(name);
    const button = result(page).getByRole('button', { name: 'Open the viewer' });
    if (name === 'The viewer alone') await button.click();
    const pictures = result(page).locator('img').filter({ visible: true });
    await expectLoaded(pictures.first());
    await expect(consoleText(page).locator('[data-level=error], [data-level=warn]')).toHaveCount(0);
  }
  expect(host.problems).toEqual([]);
});

test('a click before the script has loaded opens the viewer as soon as it has', async ({
  page,
  service,
  host,
}) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/cdn/sdk.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(`${service.url}/playground/`);
  const entries = await page.evaluate(() => history.length);
  await page.getByLabel('Start from').selectOption('The viewer alone');
  await result(page).getByRole('button', { name: 'Open the viewer' }).click();
  script.resolve();
  await expect(result(page).getByRole('dialog')).toBeVisible();
  // Back leaves the playground: an entry of the viewer would stay when the example runs again.
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(host.problems).toEqual([]);
});

test('on a phone, the example runs when its result comes into view or is opened', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${service.url}/playground/`);
  await expect(editor(page, 'HTML')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('iframe[title=Result]')).toHaveCount(0);
  await page.locator('#frame').scrollIntoViewIfNeeded();
  await expect(tiles(page).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  await expect(editor(page, 'HTML')).toBeVisible();
  await expect(page.locator('iframe[title=Result]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.locator('iframe[title=Result]')).toHaveCount(1);
});

test('conditions change the service, language, direction and theme of the result', async ({
  page,
  service,
}) => {
  const html = '<div data-pix-gallery="all" data-limit="3" data-controls="count"></div>';
  await page.emulateMedia({ colorScheme: 'dark' });
  await openExample(page, service.url, { html });
  const root = result(page).locator('html');
  const choose = (label: string, option: string) =>
    page.getByRole('group', { name: 'Conditions' }).getByLabel(label).selectOption(option);

  await test.step('the result has the theme of the site, unless another one is chosen', async () => {
    await expect(root).toHaveCSS('color-scheme', 'dark');
    await page.getByLabel('Select theme').filter({ visible: true }).selectOption('light');
    await expect(root).toHaveCSS('color-scheme', 'light');
    await choose('Theme', 'Dark');
    await expect(root).toHaveCSS('color-scheme', 'dark');
  });

  await choose('Pictures', '10,000');
  await expect(result(page).getByText('10,000 results')).toBeVisible();
  await choose('Pictures', 'None');
  await expect(result(page).getByText('There are no pictures here yet.')).toBeVisible();
  await choose('Pictures', 'Sample');
  await choose('Faults', 'Every request fails');
  await expect(result(page).getByText('The service is having problems')).toBeVisible();
  await choose('Faults', 'First request fails');
  await expect(tiles(page)).toHaveCount(3);
  await choose('Faults', 'None');
  await choose('Network', 'Slow: 2 s');
  await choose('Language', 'German');
  await expect(root).toHaveAttribute('lang', 'de');
  await expect(result(page).getByText(/\d Ergebnisse/)).toBeVisible();
});
