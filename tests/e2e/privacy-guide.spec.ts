/** The statements of the privacy guide about storage and about the hosts that receive requests. */
import type { Request } from '@playwright/test';
import { expect, test, waitForViewer, WITHOUT_MOTION } from '../support/e2e.ts';

test.use(WITHOUT_MOTION);

test('a visit with search and viewer stores nothing, and sends requests to the service only', async ({
  page,
  host,
  service,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await host.open(
    `<div data-pix-gallery="all" data-controls="search tags" data-paging="scroll" data-layout="rows" data-sync=""></div>
    ${service.script()}`,
  );
  await page.getByRole('searchbox').fill('sea');
  await expect(page).toHaveURL(/q=sea/);
  await page.locator('pix-gallery a').first().click();
  await waitForViewer(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await page.waitForLoadState('networkidle');

  const origins = new Set(requests.map((request) => new URL(request.url()).origin));
  expect([...origins].toSorted()).toEqual([host.url, service.url].toSorted());
  const headers = await Promise.all(requests.map((request) => request.allHeaders()));
  expect(headers.filter(({ cookie }) => cookie !== undefined)).toEqual([]);
  expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});
