/** The statements of the privacy guide about storage and about the hosts that receive requests. */
import { expect, test, waitForViewer, WITHOUT_MOTION } from '../support/e2e.ts';

test.use(WITHOUT_MOTION);

test('a visit with search and viewer stores nothing, and sends requests to the service only', async ({
  page,
  host,
  service,
}) => {
  const origins = new Set<string>();
  const cookies: string[] = [];
  page.on('request', async (request) => {
    origins.add(new URL(request.url()).origin);
    const { cookie } = await request.allHeaders();
    if (cookie !== undefined) cookies.push(cookie);
  });
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

  expect([...origins].toSorted()).toEqual([host.url, service.url].toSorted());
  expect(cookies).toEqual([]);
  expect(await page.context().storageState({ indexedDB: true })).toEqual({ cookies: [], origins: [] });
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});
