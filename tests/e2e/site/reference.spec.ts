import type { Page } from '@playwright/test';
import { violations } from '../../support/axe.ts';
import { expectToFit } from '../../support/demo-page.ts';
import { expect, test } from '../../support/e2e.ts';
import {
  call,
  control,
  documentedCalls,
  expectOpen,
  link,
  listedCalls,
  PAGE,
  type Documented,
  type OpenApi,
} from '../../support/rest-page.ts';

/** Serves an OpenAPI document with some calls only, which is faster than with all. */
const serveDocumentWith = (page: Page, calls: readonly string[]) =>
  page.route('**/openapi.json', async (route) => {
    const response = await route.fetch();
    const document = (await response.json()) as OpenApi;
    const paths = Object.entries(document.paths)
      .map(([path, item]) => [
        path,
        Object.fromEntries(
          Object.entries(item).filter(([, { operationId }]) => !operationId || calls.includes(operationId)),
        ),
      ])
      .filter(([, item]) => Object.values(item ?? {}).some((each: Documented) => each.operationId));
    await route.fulfill({
      response,
      json: { ...document, paths: Object.fromEntries(paths) as OpenApi['paths'], webhooks: {} },
    });
  });

/**
 * Opens the page and its viewer with all or some calls, all of them closed. Returns console messages, errors and URLs of foreign
 * requests, collected from now on.
 */
async function open(page: Page, origin: string, calls?: readonly string[]): Promise<string[]> {
  if (calls) await serveDocumentWith(page, calls);
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) problems.push(request.url());
  });
  await page.goto(origin + PAGE);
  const id = calls?.[0] ?? 'getDocument';
  await link(page, id).click();
  await expectOpen(page, id);
  await control(page, id).press('Enter');
  await expect(control(page, id)).toHaveAttribute('aria-expanded', 'false');
  return problems;
}

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

test('the viewer lists every call of the document, without console messages or foreign requests', async ({
  page,
  service,
}) => {
  const problems = await open(page, service.url);
  const listed = await listedCalls(page);
  expect(listed.toSorted()).toEqual((await documentedCalls(service.url)).toSorted());
  expect(listed.length).toBeGreaterThan(40);
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('header [aria-current]')).toHaveText('Reference');
  expect(problems).toEqual([]);
});

test('calls tried with mouse or keyboard get responses from this server, including those of companion hosts, and can be copied', async ({
  page,
  context,
  service,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const problems = await open(page, service.url, ['listBirds', 'ping']);
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
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`'${service.url}/api/v1/ping'`);
  expect(problems).toEqual([]);
});

test('lists are tried without filters by default, and a response with a picture shows it', async ({
  page,
  service,
}) => {
  const problems = await open(page, service.url, ['listImages', 'getRawPicture']);
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
  expect(problems).toEqual([]);
});

test('the entered key is sent with tried calls, which is enough to upload a picture, and is not stored', async ({
  page,
  context,
  service,
}) => {
  await open(page, service.url, ['uploadImage', 'getUser']);
  await page.getByLabel('API key').fill('pix_test_other');
  const block = await tryOut(page, 'uploadImage');
  const buffer = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>');
  await block
    .getByLabel('image', { exact: true })
    .setInputFiles({ name: 'small.svg', mimeType: 'image/svg+xml', buffer });
  await send(page, 'uploadImage');
  await expect(responseTable(page, 'uploadImage')).toContainText('"delete_token"');
  await expect(responseTable(page, 'uploadImage')).toContainText('"width": 3');
  // Other tests share the service, and need large pictures.
  const [small] = (await service.images('?limit=1')).data;
  const taken = await fetch(`${service.url}/api/v1/images/${small?.slug}`, {
    method: 'DELETE',
    headers: { 'X-API-Key': 'pix_test_other' },
  });
  expect([small?.dimensions.width, taken.status]).toEqual([3, 200]);

  await page.getByLabel('API key').fill('pix_test_owner');
  await tryOut(page, 'getUser');
  await send(page, 'getUser');
  await expect(responseTable(page, 'getUser')).toContainText('"username": "owner"');
  expect(await context.cookies()).toEqual([]);
  // The site stores only the colour theme.
  const stored = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]);
  expect(stored).toEqual([['starlight-theme'], []]);
  await page.reload();
  await expect(page.getByLabel('API key')).toHaveValue('');
});

test('open and closed calls fit from 320 to 2560 px, and axe finds no violations in light or, for colours, in dark', async ({
  page,
  service,
}) => {
  test.slow();
  // Closed calls differ in their method only: one of each method.
  const closed = ['updateImage', 'replaceImage', 'deleteImage', 'getImage'];
  await open(page, service.url, ['listImages', 'uploadImage', 'createAlbum', ...closed]);
  for (const id of ['listImages', 'uploadImage', 'createAlbum']) await tryOut(page, id);
  await call(page, 'listImages').getByRole('tab', { name: 'Schema' }).first().click();
  await send(page, 'listImages');
  await expect(responseTable(page, 'listImages')).toContainText('"total"');
  // The list, which has the same page, is tested without calls.
  expect(await violations(page, { within: '#calls' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(page, { within: '#calls', rules: ['color-contrast'] })).toEqual([]);
  await expectToFit(page);
});
