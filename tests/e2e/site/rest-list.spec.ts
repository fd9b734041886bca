import { violations } from '../../support/axe.ts';
import { expectToFit } from '../../support/demo-page.ts';
import { expect, requestedPaths, test } from '../../support/e2e.ts';
import {
  call,
  control,
  documentedCalls,
  expectOpen,
  groupLink,
  link,
  listedCalls,
  PAGE,
  positions,
  VIEWER,
} from '../../support/rest-page.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every call of the document is listed in groups, with a message that trying a call needs JavaScript', async ({
    page,
    service,
  }) => {
    await page.goto(service.url + PAGE);
    const listed = await listedCalls(page);
    expect(listed.toSorted()).toEqual((await documentedCalls(service.url)).toSorted());
    await expect(link(page, 'uploadImage')).toHaveAccessibleName(/Upload a picture · needs a key$/);
    await expect(link(page, 'orderPaid')).toBeVisible();
    await expect(page.locator('.rest noscript .note')).toBeVisible();
    await groupLink(page, 'Short links').click();
    await expect(page.getByRole('heading', { name: 'Short links' })).toBeInViewport();
  });
});

test('the list loads no code of the viewer before a visitor opens a call', async ({ page, service }) => {
  const requested = requestedPaths(page);
  await page.goto(service.url + PAGE);
  await groupLink(page, 'Albums').click();
  await expect(page.getByRole('heading', { name: 'Albums' })).toBeInViewport();
  const forViewer = () => requested.filter((path) => VIEWER.test(path) || path === '/openapi.json');
  expect(forViewer()).toEqual([]);
  await link(page, 'createAlbum').click();
  await expectOpen(page, 'createAlbum');
  expect(forViewer()).toHaveLength(2);
});

test('a chosen call opens with focus, and nothing above it moves', async ({ page, service }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(service.url + PAGE);
    await link(page, 'orderFailed').focus();
    const before = await positions(page);
    const scrolled = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expectOpen(page, 'orderFailed');
    expect(await positions(page)).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.goto('about:blank');
  }
});

test('a URL with the hash of a call, or with the id of its row, opens the call', async ({
  page,
  service,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  for (const hash of ['#/Short%20links/createShortLink', '#operations-Short_links-createShortLink']) {
    await page.goto('about:blank');
    await page.goto(service.url + PAGE + hash);
    await expectOpen(page, 'createShortLink');
  }
  // The viewer has already loaded.
  await page.evaluate(() => (location.hash = '#/webhooks/orderPaid'));
  await expectOpen(page, 'orderPaid');
  expect(problems).toEqual([]);
});

test('the page shows the chosen call while the viewer is loading, and leaves the focus if it is elsewhere', async ({
  page,
  service,
}) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(VIEWER, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${service.url + PAGE}#/Short%20links/createShortLink`);
  await expect(call(page, 'createShortLink')).toBeInViewport();
  await page.goto('about:blank');
  await page.goto(service.url + PAGE);
  await link(page, 'ping').click();
  await expect(page.locator('#calls')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Loading the API calls…')).toBeInViewport();
  await page.getByLabel('API key').focus();
  release();
  await expect(control(page, 'ping')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByLabel('API key')).toBeFocused();
});

test('the list stays if the viewer cannot be loaded, and a call can be chosen again', async ({
  page,
  service,
}) => {
  await page.route('**/openapi.json', (route) => route.fulfill({ status: 503, body: 'Busy' }));
  await page.goto(service.url + PAGE);
  await link(page, 'ping').click();
  await expect(page.getByText('The API calls could not be loaded.')).toBeInViewport();
  await expect(page.locator('#calls')).not.toHaveAttribute('aria-busy', /./);
  await expect(link(page, 'ping')).toBeFocused();
  await page.unroute('**/openapi.json');
  await link(page, 'ping').click();
  await expectOpen(page, 'ping');
});

test('the list fits from 320 to 2560 px, and axe finds no violations in light or dark', async ({
  page,
  service,
}) => {
  await page.goto(service.url + PAGE);
  await page.getByText('Common to all calls').click();
  expect(await violations(page, { within: 'main' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { within: 'main', rules: ['color-contrast'] })).toEqual([]);
  await expectToFit(page);
});
