import { expect, test, warningsOf } from '../support/e2e.ts';

test('the script loaded twice renders once and sends one request, without messages (P1, H1)', async ({
  page,
  host,
  service,
}) => {
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('/api/v1/images') && requests.push(request.url()));
  await host.open(
    `<div data-pix-gallery="all" data-limit="2"></div>${service.script()}${service.script('data-again')}`,
  );
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
  await page.waitForTimeout(300);
  await expect(page.locator('pix-gallery')).toHaveCount(1);
  expect(requests).toHaveLength(1);
  expect(words).toEqual([]);
});

for (const other of ['99.0.0', '0.0.1'])
  test(`version ${other} of the script leaves the first one in use, with one warning (P1, H2)`, async ({
    page,
    host,
    service,
  }) => {
    const warnings = warningsOf(page);
    await host.open(`<div data-pix-gallery="all" data-limit="2"></div>${service.script()}`);
    await expect(page.locator('pix-gallery img')).toHaveCount(2);
    const version = await page.evaluate(() => window.Pix?.version ?? '');
    const script = await (await fetch(`${service.url}/cdn/sdk.js`)).text();
    await page.route('**/other/sdk.js', (route) =>
      route.fulfill({ body: script.replaceAll(version, other), contentType: 'text/javascript' }),
    );
    await page.addScriptTag({ url: `${service.url}/other/sdk.js` });
    await page.waitForTimeout(300);
    expect(warnings).toEqual([
      `Pix: ${version} from ${service.url}/cdn/ is in use; ${other} from ${service.url}/other/ is ignored.`,
    ]);
    await expect(page.locator('pix-gallery')).toHaveCount(1);
    expect(await page.evaluate(() => window.Pix?.version)).toBe(version);
  });
