import type { Image } from '../../src/contract/models.ts';
import { expect, expectLoaded, test, warningsOf, type Service } from '../support/e2e.ts';

/** The newest picture. */
const newest = async (service: Service) => (await service.images('?limit=1')).data[0] as Image;

test('a container with a slug shows that picture, and no view is counted before it is opened (P17)', async ({
  page,
  host,
  service,
}) => {
  const record = await newest(service);
  const details: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/images/')) details.push(pathname);
  });
  await host.open(`<div data-pix-image="${record.slug}"></div>${service.script()}`);
  const picture = page.locator('pix-image img');
  await expect(picture).toHaveAttribute('alt', record.title);
  await expectLoaded(picture, 100);
  expect(details).toEqual([]);
  await page.locator('pix-image a').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => details).toEqual([`/api/v1/images/${record.slug}`]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('pix-image a')).toBeFocused();
});

test('a picture has its own aspect ratio, sends one request, and nothing moves when its bytes arrive', async ({
  page,
  host,
  service,
}) => {
  const record = await newest(service);
  let requests = 0;
  page.on('request', (request) => (requests += Number(request.url().includes('/api/v1/'))));
  await page.route(/\/(thumb|raw)\//, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await host.open(
    `<style>main { width: 600px }</style><main><div data-pix-image="${record.slug}"></div><p>Text after</p></main>${service.script()}`,
  );
  await expect(page.locator('pix-image img')).toBeAttached();
  const before = await page.getByText('Text after').boundingBox();
  const { width, height } = (await page.locator('pix-image a').boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(record.dimensions.width / record.dimensions.height, 1);
  await expect
    .poll(() => page.locator('pix-image img').evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);
  expect(await page.getByText('Text after').boundingBox()).toEqual(before);
  expect(requests).toBe(1);
});

test('an unknown slug shows a message and logs a warning, an empty one logs a warning', async ({
  page,
  host,
  service,
}) => {
  const warnings = warningsOf(page);
  await host.open(
    `<div data-pix-image="no-such-picture-anywhere"></div><div id="empty" data-pix-image=""></div>${service.script()}`,
  );
  await expect(page.getByRole('status')).toHaveText('There is no such picture here.');
  await expect(page.locator('#empty > *')).toHaveCount(0);
  expect(warnings).toEqual([
    expect.stringContaining('data-pix-image="" should be a slug'),
    'Pix: there is no picture "no-such-picture-anywhere".',
  ]);
  // The browser logs the 404.
  expect(host.problems.splice(0).join()).toContain('404');
});

test('a picture in the container stays until the element has loaded its own', async ({
  page,
  host,
  service,
}) => {
  const record = await newest(service);
  const release = Promise.withResolvers<void>();
  await page.route('**/api/v1/images*', async (route) => {
    await release.promise;
    await route.continue();
  });
  await host.open(
    `<div data-pix-image="${record.slug}"><img id="mine" src="${record.urls.thumbnail_url}" width="300" height="200" alt="Mine"></div>${service.script()}`,
  );
  await expect(page.locator('pix-image')).toBeAttached();
  await expect(page.locator('#mine')).toBeVisible();
  await expect(page.locator('pix-image')).toBeHidden();
  release.resolve();
  await expect(page.locator('pix-image img')).toBeVisible();
  await expect(page.locator('#mine')).toHaveCount(0);
});
