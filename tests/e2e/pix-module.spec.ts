/** The ES module of the CDN, `/cdn/pix.mjs`, alone and beside the script, and the script twice. */
import type { Page } from '@playwright/test';
import { counter, expect, test, waitForViewer } from '../support/e2e.ts';

/** A page with a gallery of two pictures whose source is a client. The page also counts `pix-load` events. */
const pageWith = (imports: string, baseUrl: string) => `
  <pix-gallery id="own" limit="2"></pix-gallery>
  <script type="module">
    ${imports}
    const gallery = document.querySelector('#own');
    gallery.addEventListener('pix-load', () => (gallery.dataset.loads = 'some'));
    gallery.source = createPublicPix({ baseUrl: '${baseUrl}' });
  </script>`;

/** Expects tiles and the event, and opens the viewer. */
async function useGallery(page: Page): Promise<void> {
  await expect(page.locator('#own[data-loads=some] img')).toHaveCount(2);
  await page.locator('#own a').first().click();
  await expect(counter(page)).toHaveText('1 / 2');
  await waitForViewer(page);
}

test('one import loads client and elements, with at most five requests before the viewer', async ({
  page,
  host,
  service,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/cdn/')) files.push(new URL(request.url()).pathname);
  });
  await host.open(pageWith(`import { createPublicPix } from '${service.url}/cdn/pix.mjs';`, service.url));
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  expect(files.length).toBeLessThanOrEqual(5);
  await useGallery(page);
  expect(new Set(files).size).toBe(files.length);
});

test('the module is enough for elements with base-url, and its URLs share one instance', async ({
  page,
  host,
  service,
}) => {
  await host.open(`<pix-gallery id="own" limit="2" base-url="${service.url}"></pix-gallery>
    <script type="module" src="${service.url}/cdn/pix.mjs"></script>`);
  await expect(page.locator('#own img')).toHaveCount(2);
  const same = await page.evaluate(async (cdn) => {
    const { version } = (await (await fetch(`${cdn}integrity.json`)).json()) as { version: string };
    const load = (file: string) => import(cdn + file) as Promise<{ PixGallery: unknown }>;
    const [one, other] = await Promise.all([load('pix.mjs'), load(`pix@${version}.mjs`)]);
    return one.PixGallery === other.PixGallery;
  }, `${service.url}/cdn/`);
  expect(same).toBe(true);
});

test('module and script on one page work side by side, whichever is first (P1, H2)', async ({
  page,
  host,
  service,
}) => {
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  for (const order of [['script', 'module'] as const, ['module', 'script'] as const])
    await test.step(`the ${order[0]} first`, async () => {
      const parts = {
        script: `<div data-pix-gallery="all" data-limit="3"></div>${service.script()}`,
        module: pageWith(
          `${order[0] === 'script' ? "await customElements.whenDefined('pix-gallery');" : ''}
        const { createPublicPix } = await import('${service.url}/cdn/pix.mjs');`,
          service.url,
        ),
      };
      await host.open(order.map((part) => parts[part]).join(''));
      await expect(page.locator('#own[data-loads=some] img')).toHaveCount(2);
      await expect(page.locator('[data-pix-gallery] img')).toHaveCount(3);
    });
  await page.locator('[data-pix-gallery] a').first().click();
  await expect(counter(page)).toHaveText('1 / 3');
  await page.keyboard.press('Escape');
  await expect(counter(page)).toHaveCount(0);
  await page.locator('#own a').first().click();
  await expect(counter(page)).toHaveText('1 / 2');
  expect(words).toEqual([]);
});

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
