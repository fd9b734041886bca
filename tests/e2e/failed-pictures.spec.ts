import type { Route } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';

/** Responses that are not pictures, by reason. */
const ANSWERS: Record<string, Parameters<Route['fulfill']>[0]> = {
  'of no bytes': { status: 200, contentType: 'image/jpeg', body: '' },
  'of another type': { status: 200, contentType: 'text/html', body: '<!doctype html><p>Log in' },
  'cut off': { status: 200, contentType: 'image/png', body: '\x89PNG\r\n\x1a\n' },
  'not found': { status: 404, contentType: 'text/plain', body: 'Gone' },
};

test('a tile whose picture cannot be shown, for any reason, shows its title, and links to its picture page (R28)', async ({
  page,
  host,
  service,
}) => {
  const answers = Object.entries(ANSWERS);
  const records = (await service.images(`?limit=${answers.length + 1}`)).data;
  let requests = 0;
  for (const [at, [, answer]] of answers.entries())
    await page.route(records[at]?.urls.thumbnail_url ?? '', (route) => {
      requests++;
      return route.fulfill(answer);
    });
  await host.open(`<div data-pix-gallery="all" data-limit="${records.length}"></div>${service.script()}`);
  await expect(page.locator('pix-gallery .failed')).toHaveCount(answers.length);
  for (const [at, [what]] of answers.entries())
    await test.step(what, async () => {
      const { title = '', urls } = records[at] ?? {};
      const tile = page.locator('pix-gallery a').nth(at);
      await expect(tile.locator('.failed')).toHaveText(title);
      await expect(tile.locator('.failed .icon')).toBeVisible();
      await expect(tile).toHaveAccessibleName(title);
      await expect(tile).toHaveAttribute('href', urls?.view_page ?? '');
    });
  expect(requests).toBe(answers.length);
  // The browser logs the failed request.
  host.problems.splice(0).forEach((problem) => expect(problem).toContain('404'));
});

test('a failed picture leaves an empty tile if the code for its message fails, too', async ({
  page,
  host,
  service,
}) => {
  await page.route('**/thumb/**', (route) => route.fulfill({ contentType: 'image/png', body: '' }));
  await page.route('**/failed-note-*', (route) => route.abort());
  await host.open(`<div data-pix-gallery="all" data-limit="3"></div>${service.script()}`);
  const images = page.locator('pix-gallery img');
  await expect(images).toHaveCount(3);
  for (const image of await images.all()) await expect(image).toHaveCSS('opacity', '0');
  await expect(page.getByRole('link')).toHaveCount(3);
  host.problems.splice(0).forEach((problem) => expect(problem).toMatch(/Failed to load/));
});
