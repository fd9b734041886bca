/** The page's own images with the script, on another origin than the service. */
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { documentedPolicies } from '../support/documented-policies.ts';
import { counter, expect, requestedPaths, test, waitForViewer, WITHOUT_MOTION } from '../support/e2e.ts';

test.use(WITHOUT_MOTION);

const FOLDER = resolve(import.meta.dirname, '../../mock-server/seed/photographs');
const LAKE = 'the-lake-holds-still.webp';
const FOG = 'fog-between-the-beeches.webp';

const ARTICLE = `<main><h1>A walk</h1>
  <article data-pix-lightbox="walk">
    <p><a href="/raw/${LAKE}"><img src="/thumb/${LAKE}" alt="A lake" width="240" height="160"></a></p>
    <figure><img src="/thumb/${FOG}" alt="Fog" width="240" height="160"><figcaption>At noon</figcaption></figure>
  </article></main>`;

/** Serves the photographs of the page. */
async function servePhotographs(page: Page, url: string): Promise<void> {
  await page.route(`${url}/{raw,thumb}/*`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const folder = pathname.startsWith('/raw/') ? 'raw' : 'thumb';
    await route.fulfill({
      body: readFileSync(resolve(FOLDER, folder, basename(pathname))),
      contentType: 'image/webp',
    });
  });
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' });

test.beforeEach(async ({ page, host }) => servePhotographs(page, host.url));

test('nothing but the script and what watches the images loads before a pointer comes near; then the viewer opens, without a request to the service, under the documented policy (P7)', async ({
  page,
  host,
  service,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(service.url)) requests.push(new URL(request.url()).pathname);
  });
  const policy = documentedPolicies(service.url).script.replace('img-src', `img-src ${host.url}`);
  await host.open(ARTICLE + service.script(), { 'content-security-policy': policy });
  await page.waitForLoadState('networkidle');
  await page.mouse.move(600, 20);
  await page.mouse.move(20, 20);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(requests).toEqual(['/cdn/sdk.js', expect.stringMatching(/^\/cdn\/chunks\/watch-images-\w+\.js$/)]);
  await page.getByAltText('A lake').hover();
  await expect.poll(() => requests.filter((path) => path.includes('photoswipe-engine'))).toHaveLength(1);
  await page.getByAltText('A lake').click();
  await expect(counter(page)).toHaveText('1 / 2');
  await waitForViewer(page);
  await expect(page.locator(`pix-lightbox .pswp__img[src="${host.url}/raw/${LAKE}"]`)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('pix-lightbox [part=description]')).toHaveText('At noon');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByAltText('Fog')).toBeFocused();
  expect(requests.filter((path) => !path.startsWith('/cdn/'))).toEqual([]);
});

test('the keyboard reaches images and links, opens them, and returns to them', async ({
  page,
  host,
  service,
}) => {
  await host.open(`<nav><a href="#content">Content</a></nav>${ARTICLE}${service.script()}`);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fog' })).toHaveAttribute('aria-haspopup', 'dialog');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fog' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(counter(page)).toHaveText('2 / 2');
  await page.keyboard.press('ArrowLeft');
  await expect(counter(page)).toHaveText('1 / 2');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'A lake' })).toBeFocused();
});

test('a click that is faster than the code waits for it, and a link is followed if the code cannot be loaded', async ({
  page,
  host,
  service,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/own-images-/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await host.open(ARTICLE + service.script());
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('link', { name: 'A lake' });
  await link.click();
  expect(page.url()).toBe(`${host.url}/`);
  held.resolve();
  await expect(counter(page)).toHaveText('1 / 2');
  await page.unroute(/own-images-/);
  await page.route(/own-images-/, (route) => route.abort());
  await host.open(ARTICLE + service.script());
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page).toHaveURL(`${host.url}/raw/${LAKE}`);
  host.problems.length = 0;
});

test('images in a shadow root that has been scanned have the viewer, and so does what comes later', async ({
  page,
  host,
  service,
}) => {
  const paths = requestedPaths(page);
  await host.open(`<div id="host"></div><main data-pix-lightbox></main>${service.script()}`);
  await page.evaluate(async (file) => {
    await new Promise<void>((resolve) => {
      window.Pix ??= { q: [] } as never;
      window.Pix?.q.push(() => resolve());
    });
    const root = document.querySelector('#host')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    window.Pix?.scan(root);
    const image = Object.assign(new Image(), { src: `/thumb/${file}`, alt: 'In a shadow root' });
    const figure = document.createElement('figure');
    figure.setAttribute('data-pix-lightbox', '');
    figure.append(image);
    root.append(figure);
    document.querySelector('main')?.append(Object.assign(new Image(), { src: `/raw/${file}`, alt: 'Later' }));
  }, LAKE);
  for (const name of ['In a shadow root', 'Later']) {
    await page.getByAltText(name).click();
    await expect(counter(page)).toHaveText('1 / 1');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([]);
});
