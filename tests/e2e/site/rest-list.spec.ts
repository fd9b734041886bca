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
  problemsOf,
  serveDocumentWith,
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

/** Paths of the code and the document of the viewer. */
const forViewer = (paths: readonly string[]) =>
  paths.filter((path) => VIEWER.test(path) || path === '/openapi.json');

test('a chosen call opens with focus in a viewer that loads then and lists every call, and nothing above it moves', async ({
  page,
  service,
}) => {
  const problems = problemsOf(page, service.url);
  const requested = requestedPaths(page);
  await page.goto(service.url + PAGE);
  await groupLink(page, 'Albums').click();
  await expect(page.getByRole('heading', { name: 'Albums' })).toBeInViewport();
  expect(forViewer(requested)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  await link(page, 'orderFailed').focus();
  const before = await positions(page);
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await expectOpen(page, 'orderFailed');
  expect(await positions(page)).toEqual(before);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  expect(forViewer(requested)).toHaveLength(2);

  const listed = await listedCalls(page);
  expect(listed.toSorted()).toEqual((await documentedCalls(service.url)).toSorted());
  expect(listed.length).toBeGreaterThan(40);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('header [aria-current]')).toHaveText('Reference');

  await page.evaluate(() => (location.hash = '#operations-Short_links-createShortLink'));
  await expectOpen(page, 'createShortLink');
  await page.evaluate(() => (location.hash = '#/webhooks/orderPaid'));
  await expectOpen(page, 'orderPaid');
  expect(problems).toEqual([]);
});

test('the call of a URL is in view while the viewer is loading, then opens, and nothing above it moves', async ({
  page,
  service,
}) => {
  const released = Promise.withResolvers<void>();
  await page.route(VIEWER, async (route) => {
    await released.promise;
    await route.continue();
  });
  for (const hash of ['#/Short%20links/createShortLink', '#/webhooks/orderFailed']) {
    await page.goto('about:blank');
    await page.goto(service.url + PAGE + hash);
    await expect(call(page, hash.split('/').at(-1) ?? '')).toBeInViewport();
  }
  const before = await positions(page);
  released.resolve();
  await expectOpen(page, 'orderFailed');
  expect(await positions(page)).toEqual(before);
});

test('the list stays if the viewer cannot be loaded; a call can be chosen again, which leaves the focus if it is elsewhere', async ({
  page,
  service,
}) => {
  await page.route('**/openapi.json', (route) => route.fulfill({ status: 503, body: 'Busy' }));
  await page.goto(service.url + PAGE);
  await link(page, 'ping').click();
  await expect(page.getByText('The API calls could not be loaded.')).toBeInViewport();
  await expect(page.locator('#calls')).not.toHaveAttribute('aria-busy', /./);
  await expect(link(page, 'ping')).toBeFocused();

  const released = Promise.withResolvers<void>();
  await page.unroute('**/openapi.json');
  await serveDocumentWith(page, ['ping'], released.promise);
  await link(page, 'ping').click();
  await expect(page.locator('#calls')).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Loading the API calls…')).toBeInViewport();
  await page.getByLabel('API key').focus();
  released.resolve();
  await expect(control(page, 'ping')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByLabel('API key')).toBeFocused();
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
