/** The documentation site on a static host, without a service. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentTypeOf } from '../../../mock-server/http/content-types.ts';
import { buildStaticSite } from '../../../tools/build-static-site.ts';
import { expect, test } from '../../support/e2e.ts';
import { shownCode } from '../../support/snippet.ts';
import { openEditor, stage } from '../../support/theme-editor.ts';

let server: Server;

test.beforeAll(async () => {
  const folder = test.info().outputPath('static');
  buildStaticSite(folder);
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    readFile(file).then(
      (bytes) => response.setHeader('Content-Type', contentTypeOf(file)).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const width = (image: HTMLImageElement) => image.naturalWidth;

test('the home page shows photographs from files', async ({ page }) => {
  await page.goto(`${address()}/`);
  const images = page.locator('pix-gallery img');
  await expect(images).toHaveCount(9);
  const first = images.first();
  await expect(first).toHaveAttribute('src', /\/(raw|thumb)\/[\w-]+\.webp$/);
  await expect.poll(() => first.evaluate(width)).toBeGreaterThan(0);
});

test('live examples and the playground show pictures without a service', async ({ page }) => {
  await page.goto(`${address()}/guides/layouts/`);
  await expect.poll(() => page.locator('pix-gallery img').first().evaluate(width)).toBeGreaterThan(0);
  await page.goto(`${address()}/playground/`);
  const tile = page.frameLocator('iframe[title=Result]').locator('pix-gallery img').first();
  await expect.poll(() => tile.evaluate(width)).toBeGreaterThan(0);
});

test('the theme editor changes pictures, and opens the viewer, without a service', async ({ page }) => {
  await openEditor(page, address(), 'gap=11px&viewer-color=lime');
  await expect(stage(page).locator('pix-gallery .grid').first()).toHaveCSS('column-gap', '11px');
  await page.getByRole('button', { name: 'Open the viewer' }).click();
  await expect(page.locator('pix-lightbox dialog')).toHaveCSS('color', 'rgb(0, 255, 0)');
});

test('the snippet builder works without a service, and its code has a placeholder URL', async ({ page }) => {
  await page.goto(`${address()}/snippet/#show=album&script=pinned`);
  await expect.poll(() => page.locator('#stage pix-album img').first().evaluate(width)).toBeGreaterThan(0);
  await expect(page.getByLabel('Address of your service')).toHaveValue('https://pix.example');
  await expect
    .poll(() => shownCode(page))
    .toMatch(
      /<script async src="https:\/\/pix\.example\/cdn\/sdk@[\d.]+\.js" integrity="sha384-[^"]+" crossorigin>/,
    );
});
