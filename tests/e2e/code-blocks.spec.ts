/** HTML and style sheets of the documents, verbatim. */
import { dirname } from 'node:path';
import type { Page } from '@playwright/test';
import { bundleBlock } from '../support/bundle-block.ts';
import { blocksIn, placeOf, type CodeBlock } from '../support/code-blocks.ts';
import { counter, expect, leavePage, test, warningsOf, WITHOUT_MOTION } from '../support/e2e.ts';
import {
  collectConsole,
  expectContent,
  fillPlaceholders,
  selfHost,
  servePhotos,
  type Scene,
} from '../support/page-blocks.ts';

test.use(WITHOUT_MOTION);

/** Actions that are necessary before a block shows pictures, by heading. */
const ACTIONS: Record<string, (page: Page) => Promise<unknown>> = {
  'No request before consent': (page) => page.getByRole('button').click(),
  'Your own box': (page) => page.getByRole('button').click(),
  'Consent managers': (page) => page.getByRole('button', { name: 'Accept all' }).click(),
};

/** Clicks an image of the page once the code that opens it is there: before, the link leads to the file. */
async function openImage(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.getByAltText(name).click();
}

/** Checks of further effects of blocks, by heading. */
const EFFECTS: Record<string, (scene: Scene, lines: string[]) => Promise<void>> = {
  'Your own links with the script tag': async ({ page }) => {
    await openImage(page, 'The harbour');
    await expect(page.getByRole('dialog').getByAltText('The harbour').first()).toBeVisible();
  },
  'Lightbox for your own images': async ({ page }) => {
    await openImage(page, 'Boats in the fog');
    await expect(counter(page)).toHaveText('1 / 2');
    await expect(page.locator('pix-lightbox [part=description]')).toHaveText('The harbour at six');
  },
  Groups: async ({ page }) => {
    await openImage(page, 'The quay');
    await expect(counter(page)).toHaveText('2 / 2');
  },
  'Back, links and tools': async ({ page, host }, lines) => {
    await openImage(page, 'The harbour');
    await expect.poll(() => lines).toEqual([`${host.url}/photos/harbour.jpg`]);
  },
  'The global Pix': async ({ page, service }, lines) => {
    await expect(page.locator('#best pix-gallery img')).toHaveCount(6);
    await page.locator('#best a').first().click();
    const best = await service.images('?sort=popular&limit=1');
    await expect.poll(() => lines).toEqual([best.data[0]?.title]);
  },
  Snapshots: async ({ page }) => {
    const fire = (type: string) => page.evaluate((name) => document.dispatchEvent(new Event(name)), type);
    await page.evaluate(() =>
      document.body.insertAdjacentHTML('beforeend', '<div data-pix-gallery="all" data-limit="3">All</div>'),
    );
    await expectContent(page);
    await fire('turbo:before-cache');
    await expect(page.locator('pix-gallery')).toHaveCount(0);
    await expect(page.getByText('All', { exact: true })).toBeVisible();
    await fire('turbo:load');
    await expectContent(page);
  },
  'Plain HTML': ({ page }) => expect(page.locator('#count')).toHaveText('12 pictures'),
};

const BLOCKS = blocksIn('html').filter(({ info }) => !info);
const isPage = ({ code }: CodeBlock) => code.includes('<script');

/** Folders of the documents with pages. */
const FOLDERS = Map.groupBy(BLOCKS.filter(isPage), ({ document }) => dirname(document));

for (const [folder, blocks] of FOLDERS)
  test(`the pages of the documents in ${folder} work`, async ({ page, host, service }) => {
    const lines = collectConsole(page);
    const warnings = warningsOf(page);
    for (const block of blocks)
      await test.step(placeOf(block), async () => {
        const code = fillPlaceholders(block.code, service.url);
        if (code.includes('"/pix/')) await selfHost(page, `${host.url}/pix/`);
        await servePhotos({ page, host, service });
        await host.open(code);
        await ACTIONS[block.heading]?.(page);
        if (/data-pix-(?!lightbox)|<pix-(?!lightbox)/.test(block.code)) await expectContent(page);
        await EFFECTS[block.heading]?.({ page, host, service }, lines);
        expect([...warnings, ...host.problems]).toEqual([]);
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
        await leavePage(page);
        lines.length = 0;
      });
  });

test('markup without a script works in a page that registers the elements', async ({
  page,
  host,
  service,
}) => {
  // So high that all elements are near the viewport.
  await page.setViewportSize({ width: 1280, height: 12_000 });
  const warnings = warningsOf(page);
  const define = await bundleBlock("import 'pix-sdk/define'; import 'pix-sdk/define/pix-lightbox'");
  await page.route(`${host.url}/define.js`, (route) =>
    route.fulfill({ body: define, contentType: 'text/javascript' }),
  );
  const blocks = BLOCKS.filter((block) => !isPage(block));
  // Each has its gallery.
  const markup = blocks.map(({ code }, at) => code.replaceAll('"gallery"', `"gallery-${at}"`));
  await host.open(
    `${fillPlaceholders(markup.join('\n'), service.url)}<script type="module" src="/define.js"></script>`,
  );
  await expectContent(page);
  await servePhotos({ page, host, service });
  await page.evaluate((url) => {
    const lightbox = document.querySelector('pix-lightbox');
    const dimensions = { width: 1280, height: 800 };
    const urls = { direct_url: url, thumbnail_url: url };
    if (lightbox) lightbox.pictures = [{ id: 1, slug: 'quay', title: 'The quay', dimensions, urls }];
    return lightbox?.show();
  }, '/photos/quay');
  await expect(page).toHaveURL(/\?photo=quay$/);
  await expect(counter(page)).toHaveText('1 / 1');
  expect(warnings).toEqual([]);
});

/** The prelude of each rule of a style sheet, without comments. */
const preludesOf = (css: string) =>
  [...css.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{}]+)\{/g)].map(([, prelude = '']) =>
    prelude.replace(/\s+/g, ' ').replaceAll("'", '"').trim(),
  );

test('browsers accept every rule of the style sheets in the documents', async ({ page, host }) => {
  await host.open('<pix-gallery></pix-gallery>');
  for (const { code } of blocksIn('css')) {
    const { preludes, refused } = await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      const preludeOf = ({ cssText }: CSSRule) => cssText.slice(0, cssText.indexOf('{')).trim();
      const rulesIn = (rule: CSSRule): CSSRule[] =>
        'cssRules' in rule ? [rule, ...[...(rule as CSSGroupingRule).cssRules].flatMap(rulesIn)] : [rule];
      const declarations = [...css.matchAll(/^ *([\w-]+):\s+([^;{}]+);/gm)];
      return {
        preludes: [...sheet.cssRules].flatMap(rulesIn).map(preludeOf),
        refused: declarations.flatMap(([line, name = '', value = '']) =>
          CSS.supports(name, value) ? [] : [line],
        ),
      };
    }, code);
    expect(preludes).toEqual(preludesOf(code));
    expect(refused).toEqual([]);
  }
});
