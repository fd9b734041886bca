import type { Image } from '../../src/contract/models.ts';
import { expect, focused, listResponse, test, titles } from '../support/e2e.ts';

const GALLERY = '<div data-pix-gallery="all" data-limit="6"></div>';

test('a failure shows a message, and "Try again" retries, and leads to the first picture (R8)', async ({
  page,
  host,
  service,
}) => {
  let requests = 0;
  let broken = true;
  await page.route('**/api/v1/images*', async (route) => {
    requests++;
    const headers = { 'access-control-allow-origin': '*' };
    if (broken)
      await route.fulfill({
        status: 500,
        json: { status: 'error', error: { code: 'internal_error', message: 'We <b>fell</b> over.' } },
        headers,
      });
    else await route.continue();
  });
  await host.open(GALLERY + service.script());
  await expect(page.getByRole('status')).toContainText('The pictures could not be loaded.');
  await expect(page.getByRole('status')).toContainText('The service is having problems.');
  await expect(page.getByRole('status')).not.toContainText('We <b>fell</b> over.');
  expect(requests).toBe(3);
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  await expect
    .poll(async () => (await focused(page)).evaluate((element) => element?.getAttribute('part')))
    .toBe('tile');
  host.problems.length = 0;
});

test('untrusted records are shown as text, and their URLs are validated (R14, R15, R20, R22, R24)', async ({
  page,
  host,
  service,
}) => {
  const record = (await service.images('?limit=1')).data[0] as Image;
  const markup = '<img src=x onerror="window.hacked=1">"\'><script>window.hacked=1</script>';
  const hostile = [
    { ...record, id: 1, title: markup, description: markup },
    {
      ...record,
      id: 2,
      urls: { ...record.urls, view_page: 'javascript:window.hacked=1', direct_url: 'java\tscript:1' },
    },
    { ...record, id: 3, title: 'a\u202egpj.exe', dimensions: { width: 0, height: Number.NaN } },
    {
      ...record,
      id: 4,
      urls: {
        thumbnail_url: 'data:text/html,x',
        direct_url: '//host',
        view_page: 'http://user:pw@host/',
        cdn_embed: null,
      },
    },
    { id: 5 },
    {
      ...record,
      id: 6,
      title: null,
      slug: 12,
      dimensions: null,
      tags: null,
      urls: { thumbnail_url: record.urls.thumbnail_url },
    },
    { ...record, id: 6 },
  ];
  await page.route('**/api/v1/images*', (route) => route.fulfill(listResponse(hostile)));
  await host.open(`<div data-pix-gallery="all"></div>${service.script()}`);
  await expect(page.locator('pix-gallery a')).toHaveCount(4);
  expect(await titles(page)).toEqual([markup, record.title, 'a gpj.exe', '12']);
  const links = await page
    .locator('pix-gallery a')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
  expect(new Set(links)).toEqual(new Set(['http:']));
  await page.locator('pix-gallery a').first().click();
  await expect(page.locator('pix-lightbox .caption')).toContainText(markup);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('a gallery whose requests are blocked shows an error, and retries when the connection is back (H7, R32)', async ({
  page,
  host,
  service,
  context,
}) => {
  await page.route('**/api/v1/images*', (route) => route.abort('blockedbyclient'));
  await host.open(GALLERY + service.script());
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(true);
  await page.unroute('**/api/v1/images*');
  await context.setOffline(false);
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  host.problems.length = 0;
});
