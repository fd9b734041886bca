import { counter, expect, test, waitForViewer, warningsOf } from '../support/e2e.ts';

test('a page whose policy allows only our origin shows everything without a violation (P7, H22)', async ({
  page,
  host,
  service,
}) => {
  const album = (await service.albums()).data[0];
  const policy = [
    "default-src 'none'",
    `script-src ${service.url}`,
    `img-src ${service.url}`,
    `connect-src ${service.url}`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types lit-html',
  ].join('; ');
  await host.open(
    `<div data-pix-gallery="all" data-limit="3"></div><div data-pix-albums="all"></div><div data-pix-album="${album?.token}"></div>${service.script()}`,
    { 'content-security-policy': policy },
  );
  await expect(page.locator('pix-gallery img').first()).toBeVisible();
  await page.locator('pix-gallery a').first().click();
  await expect(counter(page)).toHaveText('1 / 3');
  await waitForViewer(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('z');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('pix-albums .card').first().click();
  await expect(page.getByRole('button', { name: 'Back to albums' })).toBeVisible();
  // Violations and other errors fail the test at its end.
});

test('a sandboxed frame of unknown origin shows gallery and viewer (H8)', async ({ page, host, service }) => {
  const inner =
    `<div data-pix-gallery=all data-limit=2 data-history=?photo data-sync></div>${service.script()}`.replaceAll(
      '"',
      "'",
    );
  await host.open(`<iframe sandbox="allow-scripts" width="600" height="400" srcdoc="${inner}"></iframe>`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('pix-gallery img')).toHaveCount(2);
  await frame.locator('pix-gallery a').first().click();
  await expect(frame.locator('pix-lightbox .counter')).toHaveText('1 / 2');
  await page.keyboard.press('ArrowRight');
  await expect(frame.locator('pix-lightbox .counter')).toHaveText('2 / 2');
  await page.keyboard.press('Escape');
  await expect(frame.locator('pix-lightbox')).toHaveCount(0);
});

test('a key in an attribute is rejected with one warning for each place, and never sent (P8)', async ({
  page,
  host,
  service,
}) => {
  const key = 'pix_test_owner';
  const warnings = warningsOf(page);
  const sent: string[] = [];
  page.on('request', async (request) =>
    sent.push(request.url(), JSON.stringify(await request.allHeaders().catch(() => ({})))),
  );
  await host.open(`<div data-pix-gallery="all" data-limit="2" data-api-key="${key}"></div>
    <div data-pix-gallery="all" data-limit="2" data-q="${key}"></div>
    <div data-pix-album="${key}">An album</div>${service.script(`data-key="${key}"`)}`);
  await expect(page.locator('pix-gallery img')).toHaveCount(4);
  await page.locator('pix-gallery a').first().click();
  await expect(counter(page)).toHaveText('1 / 2');
  await expect(page.getByText('An album')).toBeVisible();
  expect(warnings.toSorted()).toEqual(
    ['data-api-key', 'data-key', 'data-pix-album', 'data-q'].map((name) =>
      expect.stringMatching(new RegExp(`^Pix: ${name}="…" should be removed: API keys are secret`)),
    ),
  );
  expect(sent.join()).not.toContain(key);
});
