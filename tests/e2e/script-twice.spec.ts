import { expect, test } from '../support/e2e.ts';

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
  await page.waitForLoadState('networkidle');
  await expect(page.locator('pix-gallery')).toHaveCount(1);
  expect(requests).toHaveLength(1);
  expect(words).toEqual([]);
});
