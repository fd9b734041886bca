/** Modules of the documents that run in pages, each in a page of its own, word for word. */
import { bundleBlock } from '../support/bundle-block.ts';
import { blockBelow } from '../support/code-blocks.ts';
import { counter, expect, focused, test } from '../support/e2e.ts';
import { consoleOf, expectContent, filled, servePhotos, type Scene } from '../support/page-blocks.ts';

/** Opens a page with a module. */
async function openModule({ page, host }: Scene, body: string, code: string): Promise<void> {
  await page.route(`${host.url}/main.js`, (route) =>
    route.fulfill({ body: code, contentType: 'text/javascript' }),
  );
  await host.open(`${body}<script type="module" src="/main.js"></script>`);
}

const gallery = ({ service }: Scene, attributes = '') =>
  `<pix-gallery base-url="${service.url}" limit="6" ${attributes}></pix-gallery>`;
/** An address that browsers refuse to open. */
const NOWHERE = 'http://127.0.0.1:9';

interface ModuleBlock {
  document: string;
  heading: string;
  language?: 'ts' | 'tsx' | 'diff';
  /** Its index among the blocks below the heading. Default: the first. */
  at?: number;
  jsx?: string;
  body?: (scene: Scene) => string;
  /** Code that uses what the block exports. */
  more?: string;
  /** Text that a reader replaces, and what by. */
  fill?: [string, string];
  before?: (scene: Scene) => Promise<unknown>;
  shows: (scene: Scene, lines: string[]) => Promise<unknown>;
}

/** Lets a page without a network print its errors. */
async function expectReport({ host }: Scene, lines: string[], report: RegExp): Promise<void> {
  await expect.poll(() => lines).toContainEqual(expect.stringMatching(report));
  host.problems.length = 0;
}

const MODULES: ModuleBlock[] = [
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
    heading: 'An element with pictures',
    before: servePhotos,
    body: () => '<button id="show-pictures">Show</button>',
    shows: async ({ page }) => {
      await page.locator('#show-pictures').click();
      await expect(counter(page)).toHaveText(/^1 \/ \d$/);
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
    document: 'MIGRATION.md',
    heading: '`show()` resolves when the viewer is open',
    language: 'diff',
    body: gallery,
    shows: async ({ page }, lines) => {
      await expect.poll(() => lines).toEqual(['open']);
      await expect(counter(page)).toHaveText(/^2 \/ /);
      await page.keyboard.press('Escape');
      await expect.poll(() => lines).toEqual(['open', 'closed']);
    },
  },
  {
    document: 'MIGRATION.md',
    heading: '`reveal()` may resolve without a tile',
    language: 'diff',
    body: gallery,
    more: "import 'pix-sdk/define'; void focusPicture(document.querySelector('pix-gallery')!, 3);",
    shows: async ({ page, service }) => {
      const { data } = await service.images('?limit=4');
      const focusedName = () =>
        focused(page).then((handle) => handle.evaluate((node) => node?.querySelector('img')?.alt));
      await expect(page.locator('pix-gallery img')).toHaveCount(6);
      await expect.poll(focusedName).toBe(data[3]?.title);
    },
  },
  {
    document: 'MIGRATION.md',
    heading: 'Clients in pages reject headers with keys',
    language: 'diff',
    more: 'console.log((await pix.images.list({ limit: 2 })).data.length);',
    // The reference server knows its own keys only.
    fill: ['public-token', 'pix_test_owner'],
    shows: (_scene, lines) => expect.poll(() => lines).toEqual(['2']),
  },
  {
    document: 'MIGRATION.md',
    heading: 'Blocked requests have the code `blocked`',
    language: 'diff',
    more: `import { createPublicPix } from 'pix-sdk'; createPublicPix({ baseUrl: '${NOWHERE}', retry: 0 }).images.list().catch(report);`,
    shows: (scene, lines) => expectReport(scene, lines, /^You are offline\.$/),
  },
  {
    document: 'MIGRATION.md',
    heading: 'Error texts are for visitors',
    body: () => `<pix-gallery base-url="${NOWHERE}"></pix-gallery>`,
    shows: (scene, lines) => expectReport(scene, lines, /^PixNetworkError/),
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
];

/** The code after a change. */
const changed = (code: string) => code.replace(/^-.*\n/gm, '').replace(/^[ +]/gm, '');

for (const {
  document,
  heading,
  language = 'ts',
  at = 0,
  fill = ['', ''],
  body,
  before,
  shows,
  ...options
} of MODULES)
  test(`${document}: the code below "${heading}"${at ? ` (${at + 1})` : ''} does what it says`, async ({
    page,
    host,
    service,
  }) => {
    const scene = { page, host, service };
    const lines = consoleOf(page);
    const { code } = blockBelow(document, heading, language, at);
    const [text = '', value = ''] = fill ?? [];
    const own = (language === 'diff' ? changed(code) : code).replace(text, value);
    await before?.(scene);
    await openModule(scene, body?.(scene) ?? '', await bundleBlock(filled(own, service.url), options));
    await shows(scene, lines);
  });
