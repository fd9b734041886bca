/** The interactive viewer of the REST reference. */
import type { Page } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { expectToFit } from '../../support/demo-page.ts';
import { expect, test } from '../../support/e2e.ts';
import {
  call,
  control,
  expectOpen,
  link,
  PAGE,
  problemsOf,
  serveDocumentWith,
} from '../../support/rest-page.ts';

/**
 * Opens the page and its viewer with some calls, all of them closed. Returns console messages, errors and URLs of foreign
 * requests, collected from now on.
 */
async function open(page: Page, origin: string, calls: readonly string[]): Promise<string[]> {
  await serveDocumentWith(page, calls);
  const problems = problemsOf(page, origin);
  await page.goto(origin + PAGE);
  const [id = ''] = calls;
  await link(page, id).click();
  await expectOpen(page, id);
  await toggle(page, id);
  await expect(control(page, id)).toHaveAttribute('aria-expanded', 'false');
  return problems;
}

/** Opens or closes a call. */
const toggle = (page: Page, id: string) => control(page, id).press('Enter');

/** Opens a call, and clicks "Try it out". */
async function tryOut(page: Page, id: string) {
  const block = call(page, id);
  await block.locator('.opblock-summary-control').click();
  await block.getByRole('button', { name: 'Try it out' }).click();
  return block;
}

/** Sends a call. */
const send = (page: Page, id: string) => call(page, id).getByRole('button', { name: 'Execute' }).click();

const responseTable = (page: Page, id: string) => call(page, id).locator('.live-responses-table');

test('calls can be tried without console messages or foreign requests; open and closed calls are accessible', async ({
  page,
  context,
  service,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const problems = await open(page, service.url, [
    ...['listBirds', 'ping', 'listImages', 'getRawPicture', 'uploadImage', 'getUser', 'createAlbum'],
    // Closed calls differ in their method only: one of each method.
    ...['updateImage', 'replaceImage', 'deleteImage', 'getImage'],
  ]);

  await test.step('with mouse or keyboard, calls get responses from this server, and can be copied', async () => {
    await tryOut(page, 'listBirds');
    await send(page, 'listBirds');
    // With the keyboard alone.
    await control(page, 'ping').focus();
    await page.keyboard.press('Enter');
    for (const name of ['Try it out', 'Execute']) {
      await call(page, 'ping').getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    }
    for (const [id, path, text] of [
      ['listBirds', '/platform/api/v1/birds', '"scientific_name"'],
      ['ping', '/api/v1/ping', '"message": "pong"'],
    ] as const) {
      await expect(call(page, id).locator('.request-url')).toContainText(service.url + path);
      await expect(responseTable(page, id)).toContainText(text);
    }
    await call(page, 'ping').getByRole('button', { name: 'Copy curl' }).click();
    await expect(page.locator('#announcer')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      `'${service.url}/api/v1/ping'`,
    );
    for (const id of ['listBirds', 'ping']) await toggle(page, id);
  });

  await test.step('lists have no filters by default, and a response with a picture shows it', async () => {
    const { data, pagination } = await service.images('?limit=100');
    await tryOut(page, 'listImages');
    await send(page, 'listImages');
    await expect(responseTable(page, 'listImages')).toContainText(`"total": ${pagination.total}`);
    const jpg = data.find(({ format }) => format === 'JPG');
    const block = await tryOut(page, 'getRawPicture');
    await block
      .getByPlaceholder('file')
      .fill(new URL(jpg?.urls.direct_url ?? '').pathname.replace('/raw/', ''));
    await send(page, 'getRawPicture');
    const width = () =>
      responseTable(page, 'getRawPicture')
        .locator('img')
        .evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBe(jpg?.dimensions.width);
    await toggle(page, 'getRawPicture');
  });

  await test.step('the entered key is sent, which is enough to upload a picture, and is not stored', async () => {
    await page.getByLabel('API key').fill('pix_test_other');
    const block = await tryOut(page, 'uploadImage');
    const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>');
    await block
      .getByLabel('image', { exact: true })
      .setInputFiles({ name: 'small.svg', mimeType: 'image/svg+xml', buffer });
    await send(page, 'uploadImage');
    await expect(responseTable(page, 'uploadImage')).toContainText('"delete_token"');
    await expect(responseTable(page, 'uploadImage')).toContainText('"width": 3');

    await page.getByLabel('API key').fill('pix_test_owner');
    await tryOut(page, 'getUser');
    await send(page, 'getUser');
    await expect(responseTable(page, 'getUser')).toContainText('"username": "owner"');
    expect(await context.cookies()).toEqual([]);
    // The site stores only the colour theme.
    const stored = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
    expect(stored).toEqual([['starlight-theme'], []]);
    await toggle(page, 'getUser');
  });

  await test.step('calls fit from 320 to 2560 px, and axe finds no violations in light or, for colours, in dark', async () => {
    await tryOut(page, 'createAlbum');
    await call(page, 'listImages').getByRole('tab', { name: 'Schema' }).first().click();
    // The list, which has the same page, is tested without calls.
    expect(await violations(page, { within: '#calls' })).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, { within: '#calls', rules: ['color-contrast'] })).toEqual([]);
    await expectToFit(page);
  });

  expect(problems).toEqual([]);
  await page.reload();
  await expect(page.getByLabel('API key')).toHaveValue('');
});
