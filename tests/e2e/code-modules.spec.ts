/** Modules of the README, the guides and the reference in pages. */
import { counter, expect, titles } from '../support/e2e.ts';
import { expectReport, gallery, NOWHERE, testModules } from '../support/module-blocks.ts';
import { expectContent, servePhotos } from '../support/page-blocks.ts';

testModules([
  {
    document: 'README.md',
    heading: 'npm',
    shows: async ({ page }, lines) => {
      await expect(page.locator('pix-gallery img')).toHaveCount(12);
      await expect.poll(() => lines).toEqual([expect.stringMatching(/^12 of \d+ pictures$/)]);
    },
  },
  {
    document: 'docs/get-started/npm.md',
    heading: 'npm',
    body: gallery,
    shows: ({ page }) => expect(page.locator('pix-gallery img')).toHaveCount(6),
  },
  {
    document: 'docs/get-started/npm.md',
    heading: 'The client',
    shows: async ({ service }, lines) => {
      const { data } = await service.images('?sort=popular&limit=3');
      await expect.poll(() => lines).toEqual([data.map(({ title }) => title).join(', ')]);
    },
  },
  {
    document: 'docs/get-started/own-images.md',
    heading: 'With npm',
    before: servePhotos,
    body: () =>
      '<p data-pix-lightbox><a href="/photos/quay.jpg"><img src="/photos/quay" alt="The quay"></a></p>',
    shows: async ({ page }) => {
      await page.getByAltText('The quay').click();
      await expect(counter(page)).toHaveText('1 / 1');
    },
  },
  {
    document: 'docs/get-started/npm.md',
    heading: 'Sources',
    body: () => '<pix-gallery limit="3"></pix-gallery>',
    shows: ({ page }) => expect(page.locator('pix-gallery img')).toHaveCount(3),
  },
  {
    document: 'docs/guides/own-pictures.md',
    heading: 'Your own pictures',
    before: servePhotos,
    shows: async ({ page }) => {
      await expectContent(page);
      await expect(page.getByAltText('The harbour at dawn')).toHaveCount(1);
    },
  },
  {
    document: 'docs/guides/own-pictures.md',
    heading: 'Records from another API',
    body: () => '<pix-gallery limit="2" paging="more"></pix-gallery>',
    before: async (scene) => {
      await servePhotos(scene);
      await scene.page.route(/\/photos\.json\?/, (route) => {
        const number = Number(new URL(route.request().url()).searchParams.get('page'));
        const url = `${scene.host.url}/photos/pier`;
        const photos = [2 * number - 1, 2 * number].map((id) => ({
          id,
          url,
          smallUrl: url,
          name: `${id}`,
          width: 1280,
          height: 800,
        }));
        return route.fulfill({ json: { total: 4, photos } });
      });
    },
    shows: async ({ page }) => {
      await expectContent(page);
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect.poll(() => titles(page)).toEqual(['1', '2', '3', '4']);
    },
  },
  {
    document: 'docs/guides/lightbox.md',
    heading: 'Your own links with npm',
    before: servePhotos,
    body: () =>
      `<div id="photos">${['quay', 'pier'].map((name) => `<a href="/photos/${name}" data-width="1280" data-height="800"><img src="/photos/${name}" alt="The ${name}" width="160"></a>`).join('')}</div>`,
    shows: async ({ page }) => {
      await page.getByAltText('The pier').click();
      await expect(counter(page)).toHaveText('2 / 2');
    },
  },
  {
    document: 'docs/guides/lightbox.md',
    heading: 'Your own links with React',
    language: 'tsx',
    jsx: 'react',
    before: servePhotos,
    more: `import { createRoot } from 'react-dom/client';
      const pictures = ['quay', 'pier'].map((slug, id) => ({
        id, slug, title: slug, dimensions: { width: 1280, height: 800 },
        urls: { direct_url: '/photos/' + slug, thumbnail_url: '/photos/' + slug },
      }));
      createRoot(document.querySelector('#root') as Element).render(<Photos pictures={pictures} />);`,
    body: () => '<div id="root"></div>',
    shows: async ({ page }) => {
      await page.getByAltText('pier').click();
      await expect(counter(page)).toHaveText('2 / 2');
    },
  },
  {
    document: 'docs/guides/lightbox.md',
    heading: 'An element with pictures',
    before: servePhotos,
    body: () => '<button id="show-pictures">Show</button>',
    shows: async ({ page }) => {
      await page.locator('#show-pictures').click();
      await expect(counter(page)).toHaveText(/^1 \/ \d$/);
    },
  },
  {
    document: 'docs/guides/lightbox.md',
    heading: 'Your own tools',
    body: gallery,
    shows: async ({ page }) => {
      await page.locator('pix-gallery a').first().click();
      const tools = page.locator('pix-lightbox .tools > *');
      await expect(tools.first()).toHaveAccessibleName('Start slideshow');
      await expect(tools.nth(1)).toHaveAccessibleName('Order a print');
    },
  },
  {
    document: 'docs/guides/errors.md',
    heading: 'Errors and logging',
    body: () => `<pix-gallery base-url="${NOWHERE}"></pix-gallery>`,
    shows: (scene, lines) => expectReport(scene, lines, /^Pix pix-gallery /),
  },
  {
    document: 'docs/guides/errors.md',
    heading: 'Errors to Sentry',
    body: () => `<pix-gallery base-url="${NOWHERE}"></pix-gallery>`,
    more: 'reportErrors({ captureException: (error, { tags }) => console.log(String(error), JSON.stringify(tags)) });',
    shows: (scene, lines) =>
      expectReport(scene, lines, /^PixNetworkError.*"element":"pix-gallery","code":"network","requestId":""/),
  },
  {
    document: 'docs/guides/errors.md',
    heading: 'Log requests, retries and slow responses',
    body: () => '<pix-gallery limit="3"></pix-gallery>',
    shows: (_scene, lines) => expect.poll(() => lines).toEqual(['listImages 200']),
  },
  {
    document: 'docs/guides/events.md',
    heading: 'Your own viewer',
    body: gallery,
    shows: async ({ page, service }) => {
      const { data } = await service.images('?limit=1');
      await page.locator('pix-gallery a').first().click();
      await expect(page).toHaveURL(data[0]?.urls.view_page ?? '');
    },
  },
  {
    document: 'docs/guides/translations.md',
    heading: 'Another language, or other words',
    body: (scene) => gallery(scene, 'controls="count"'),
    shows: async ({ page }) => {
      await expect(page.locator('pix-count')).toContainText(/^\d+ matches$/);
      await page.evaluate(() => (document.documentElement.lang = 'pl'));
      await expect(page.getByRole('list', { name: /^\d+ kadr/ })).toBeVisible();
    },
  },
  {
    document: 'docs/guides/translations.md',
    heading: 'Variants of a language',
    body: (scene) => `<main lang="zh-Hant-HK">${gallery(scene, 'paging="more"')}</main>`,
    shows: async ({ page }) => {
      await expect(page.getByRole('list', { name: '張圖片' })).toBeVisible();
      await page.evaluate(() => document.querySelector('main')?.setAttribute('lang', 'zh-TW'));
      await expect(page.getByRole('button', { name: '顯示更多' })).toBeVisible();
      await page.evaluate(() => document.querySelector('main')?.setAttribute('lang', 'zh-CN'));
      await expect(page.getByRole('list', { name: '张图片' })).toBeVisible();
    },
  },
  {
    document: 'docs/guides/self-hosting.md',
    heading: 'Load the script from a bundle',
    body: () => '<div id="gallery"></div>',
    shows: ({ page }) => expect(page.locator('#gallery pix-gallery img')).toHaveCount(6),
  },
  {
    document: 'docs/frameworks/preact.md',
    heading: 'Preact',
    language: 'tsx',
    jsx: 'preact',
    more: "import { render } from 'preact'; render(<Gallery />, document.body);",
    shows: ({ page }) => expect(page.locator('pix-gallery img')).toHaveCount(12),
  },
]);
