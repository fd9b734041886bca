import type { Image } from '../../src/contract/models.ts';
import { expect, expectLoaded, test, warningsOf, type Service, WITHOUT_MOTION } from '../support/e2e.ts';
import { hold } from '../support/hold-elements.ts';

test.use(WITHOUT_MOTION);

/** The newest picture. */
const newest = async (service: Service) => (await service.images('?limit=1')).data[0] as Image;

test('a container with a slug shows that picture in its own aspect ratio, by one request, in place of a picture of the page; nothing moves when its bytes arrive, and no view is counted before it is opened (P17)', async ({
  page,
  host,
  service,
}) => {
  const record = await newest(service);
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v1/')) requests.push(pathname);
  });
  const mine = `<img id="mine" src="${host.url}/mine.svg" width="300" height="200" alt="Mine">`;
  const contentType = 'image/svg+xml';
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>';
  await page.route('**/mine.svg', (route) => route.fulfill({ contentType, body }));
  const releaseRecord = await hold(page, '**/api/v1/images*');
  const releaseBytes = await hold(page, /\/(thumb|raw)\//);
  await host.open(
    `<style>main { width: 600px }</style><main><div data-pix-image="${record.slug}">${mine}</div><p>Text after</p></main>${service.script()}`,
  );
  await expect(page.locator('pix-image')).toBeAttached();
  await expect(page.locator('#mine')).toBeVisible();
  await expect(page.locator('pix-image')).toBeHidden();
  releaseRecord();

  const picture = page.locator('pix-image img');
  await expect(picture).toHaveAttribute('alt', record.title);
  await expect(page.locator('#mine')).toHaveCount(0);
  const text = page.getByText('Text after');
  const before = await text.boundingBox();
  const { width, height } = (await page.locator('pix-image a').boundingBox()) ?? { width: 0, height: 1 };
  expect(width / height).toBeCloseTo(record.dimensions.width / record.dimensions.height, 1);
  releaseBytes();
  await expectLoaded(picture, 100);
  expect(await text.boundingBox()).toEqual(before);
  expect(requests).toEqual(['/api/v1/images']);

  await page.locator('pix-image a').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => requests).toEqual(['/api/v1/images', `/api/v1/images/${record.slug}`]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('pix-image a')).toBeFocused();
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
