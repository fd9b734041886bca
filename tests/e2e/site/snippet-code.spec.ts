/** The code of the snippet builder shows the same pictures on other pages. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Integrity } from '../../../tools/build/cdn-files.ts';
import { expect, expectLoaded, test, type Service } from '../../support/e2e.ts';
import { selfHost } from '../../support/page-blocks.ts';
import { observeShifts, shiftsOf } from '../../support/layout-shifts.ts';
import { builderOf, copyCode, shownCode } from '../../support/snippet.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const open = (page: Page, { url }: Service, fragment = '') => page.goto(`${url}/snippet/${fragment}`);
/** Number of compared pictures, which are visible in every viewport: distant ones are not rendered. */
const COMPARED = 4;

/** Alternative texts of the first pictures of a gallery, or of the single picture. */
const firstTitles = (page: Page, within: string) =>
  page
    .locator(`${within} :is(pix-gallery, pix-album, pix-image) img`)
    .evaluateAll(
      (images, count) => images.slice(0, count).map((image) => (image as HTMLImageElement).alt),
      COMPARED,
    );

/** Waits for the preview. Resolves with the alternative texts of its first pictures. */
async function previewTitles(page: Page): Promise<string[]> {
  await expect(page.locator('#stage :is(pix-gallery, pix-album, pix-image) img').first()).toBeVisible();
  return firstTitles(page, '#stage');
}

test('the copied markup shows the same pictures in an empty page', async ({ page, host, service }) => {
  for (const [container, fragment] of [
    ['data-pix-gallery="all"', '#layout=rows&limit=8&caption=over&fallback=yes'],
    ['data-pix-album=', '#show=album&layout=columns'],
  ] as const)
    await test.step(fragment, async () => {
      await open(page, service, fragment);
      const titles = await previewTitles(page);
      expect(titles.length).toBeGreaterThan(0);
      const code = await copyCode(page);
      expect(code).toContain(container);
      await host.open(code);
      await expect.poll(() => firstTitles(page, 'body')).toEqual(titles);
      if (fragment.includes('caption='))
        await expect(page.locator('pix-gallery [data-pix-field=title]').first()).toHaveText(titles[0] ?? '');
    });
});

test('the copied markup of one picture shows it, and reserves its space: nothing moves when it loads', async ({
  page,
  host,
  service,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { data } = await service.images();
  const portrait = data.find(({ dimensions: { width, height } }) => height > width);
  await open(page, service, `#show=image&slug=${portrait?.slug}`);
  await expect.poll(() => shownCode(page)).toContain('data-ratio=');
  const code = await copyCode(page);
  expect(code).toContain(`data-pix-image="${portrait?.slug}"`);
  await observeShifts(page);
  await host.open(`${code}<p>Text below</p>`);
  await expectLoaded(page.locator('pix-image img'));
  expect(await firstTitles(page, 'body')).toEqual([portrait?.title]);
  expect(await shiftsOf(page)).toEqual([]);
});

test('the copied element for npm shows the same pictures with the module; the WordPress tab has the shortcode, or the reason why there is none', async ({
  page,
  host,
  service,
}) => {
  await open(page, service, '#layout=rows&limit=5&sort=oldest');
  const titles = await previewTitles(page);
  await page.getByRole('tab', { name: 'npm' }).click();
  const code = await copyCode(page);
  await page.getByRole('tab', { name: 'WordPress' }).click();
  await expect.poll(() => copyCode(page)).toBe('[pix gallery="all" sort="oldest" limit="5" layout="rows"]');
  await page.getByLabel('Ask visitors before anything loads').check();
  await expect(page.getByText('A shortcode cannot have “Ask visitors before anything loads”.')).toBeVisible();
  await expect(page.getByText('In a block of the type Shortcode')).toBeHidden();

  const map = { imports: { 'pix-sdk/define/pix-gallery': `${service.url}/cdn/pix.mjs` } };
  await host.open(`<script type="importmap">${JSON.stringify(map)}</script>${code}`);
  await expect.poll(() => firstTitles(page, 'body')).toEqual(titles);
});

test('tags with a hash load the script that the browser accepts, also after a click; without the list of hashes, a message replaces them', async ({
  page,
  host,
  service,
}) => {
  const pinned = page.getByRole('radio', { name: 'Pinned, with its hash' });
  await page.route('**/cdn/integrity.json', (route) => route.abort());
  await open(page, service, '#limit=3');
  await pinned.check();
  await expect(page.getByText('The hash of the script could not be loaded')).toBeVisible();
  await expect(builderOf(page).code.locator('[data-block]')).toBeHidden();
  await page.getByRole('radio', { name: 'Newest version' }).check();
  await expect.poll(() => shownCode(page)).toContain('/cdn/sdk.js"');
  await page.unroute('**/cdn/integrity.json');
  host.problems.length = 0;

  await page.getByRole('radio', { name: 'On my own server' }).check();
  await page.getByLabel('Path of the script').fill('/files/sdk.js');
  const { files } = (await (await page.request.get(`${service.url}/cdn/integrity.json`)).json()) as Integrity;
  const tag = `<script async src="/files/sdk.js" data-base-url="${service.url}" integrity="${files['sdk.js']}" crossorigin></script>`;
  await expect.poll(() => shownCode(page)).toContain(tag);

  await pinned.check();
  await expect.poll(() => shownCode(page)).toContain('/cdn/sdk@');
  const code = await copyCode(page);
  await page.getByLabel('Ask visitors before anything loads').check();
  await expect(page.locator('#stage pix-gallery img')).toHaveCount(3);
  await expect.poll(() => shownCode(page)).toContain('data-integrity=');
  const asking = await shownCode(page);

  const [, src = '', integrity] =
    /<script async src="([^"]+)" integrity="([^"]+)" crossorigin><\/script>$/.exec(code) ?? [];
  expect(src).toMatch(/\/cdn\/sdk@\d+\.\d+\.\d+\.js$/);
  const script = await (await page.request.get(src)).body();
  expect(`sha384-${createHash('sha384').update(script).digest('base64')}`).toBe(integrity);
  await host.open(code);
  await expect(page.locator('pix-gallery img')).toHaveCount(3);

  await selfHost(page, `${host.url}/pix/`);
  await host.open(asking);
  await page.getByRole('button', { name: 'Show pictures' }).click();
  await expect(page.locator('pix-gallery img')).toHaveCount(3);
});

test('the URL of another service is in all code, survives a reload, and is in no link', async ({
  page,
  service,
}) => {
  await open(page, service);
  const field = page.getByLabel('Address of your service');
  await expect(field).toHaveValue(service.url);
  await field.fill('https://pictures.example/');
  await expect.poll(() => shownCode(page)).toContain('src="https://pictures.example/cdn/sdk.js"');
  await page.getByRole('tab', { name: 'npm' }).click();
  expect(await shownCode(page)).toContain('base-url="https://pictures.example"');
  await page.reload();
  await expect.poll(() => shownCode(page)).toContain('src="https://pictures.example/cdn/sdk.js"');
  expect(page.url()).not.toContain('pictures.example');
});

test('typed markup is text in the preview, in the code and on the page that it is copied to', async ({
  page,
  host,
  service,
}) => {
  const typed = '"><img id="typed" src=x onerror="document.title=1"></div>';
  await open(page, service);
  await builderOf(page).form.getByLabel('Search words').fill(typed);
  await expect(builderOf(page).container).toHaveAttribute('data-q', typed);
  await expect(page.locator('#typed')).toHaveCount(0);
  const code = await copyCode(page);
  await host.open(code);
  await expect(page.locator('[data-pix-gallery]')).toHaveAttribute('data-q', typed);
  await expect(page.locator('pix-gallery').getByText('No pictures')).toBeVisible();
  await expect(page.locator('#typed')).toHaveCount(0);
});

test('the playground opens with the same markup, and shows its gallery', async ({ page, service }) => {
  await open(page, service, '#limit=4&sort=oldest');
  await expect.poll(() => shownCode(page)).toMatch(/data-sort="oldest"\s+data-limit="4"/);
  const [markup = ''] = (await shownCode(page)).split('<script');
  const link = page.getByRole('link', { name: 'Open in playground' });
  await expect(link).toHaveAttribute('href', /#./);
  await link.click();
  for (const line of markup.trim().split('\n'))
    await expect(page.locator('.cm-content[aria-label=HTML]')).toContainText(line.trim());
  await expect(page.frameLocator('iframe[title=Result]').locator('pix-gallery img')).toHaveCount(4);
});
