/** The code blocks of the documents for pages, each in a page of its own, word for word. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { bundleBlock } from '../support/bundle-block.ts';
import { blockBelow, blocksIn, placeOf } from '../support/code-blocks.ts';
import { counter, expect, focused, test, warningsOf, type Host, type Service } from '../support/e2e.ts';
import { filled, selfHost } from '../support/page-blocks.ts';

const picture = readFileSync(resolve(import.meta.dirname, '../../docs/images/gallery.webp'));

/** Elements and containers that show pictures, and controls. */
const PICTURES = ':is(pix-gallery, pix-album, pix-albums, pix-image)';
const CONTROLS = ':is(pix-search, pix-sort, pix-categories, pix-tags, pix-count)';

/** Whether an element has drawn a picture, in its own shadow root or in that of an element inside. */
function hasDrawn(element: Element): boolean {
  const inside = [...(element.shadowRoot?.querySelectorAll('*') ?? [])];
  return inside.some((each) =>
    each instanceof HTMLImageElement ? each.naturalWidth > 0 : each.shadowRoot?.querySelector('img') != null,
  );
}

/** Expects that everything with pictures in a page shows some, and that controls have content. */
async function expectContent(page: Page): Promise<void> {
  await expect(page.locator(PICTURES).first()).toBeVisible();
  for (const element of await page.locator(PICTURES).all())
    await expect.poll(() => element.evaluate(hasDrawn)).toBe(true);
  for (const control of await page.locator(CONTROLS).all())
    await expect(control.locator('input, select, button, output, span').first()).toBeVisible();
}

/** Serves a picture below `/photos/` of the host page. */
const servePhotos = ({ page, host }: Scene) =>
  page.route(`${host.url}/photos/*`, (route) => route.fulfill({ body: picture, contentType: 'image/webp' }));

const consoleOf = (page: Page) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return lines;
};

interface Scene {
  page: Page;
  host: Host;
  service: Service;
}

/** What blocks do besides, by their place. */
const EFFECTS: Record<string, (scene: Scene, lines: string[]) => Promise<void>> = {
  'The viewer alone': async ({ page }) => {
    await page.waitForFunction(() => window.Pix?.version);
    await page.getByAltText('The harbour').click();
    await expect(page.getByRole('dialog').getByAltText('The harbour').first()).toBeVisible();
  },
  'The global `Pix`': async ({ page, service }, lines) => {
    await expect(page.locator('#best pix-gallery img')).toHaveCount(6);
    await page.locator('#best a').first().click();
    const best = await service.images('?sort=popular&limit=1');
    await expect.poll(() => lines).toEqual([best.data[0]?.title]);
  },
  'Parts, states and slots': async ({ page, service }) => {
    const [first] = (await service.images('?limit=1')).data;
    await expect(page.locator('pix-gallery [data-pix-field="category"]').first()).toHaveText(
      first?.category ?? '',
    );
  },
  'Plain HTML': ({ page }) => expect(page.locator('#count')).toHaveText('12 pictures'),
};

for (const block of blocksIn('html'))
  test(`${placeOf(block)} shows what it says in a page`, async ({ page, host, service }) => {
    const lines = consoleOf(page);
    const warnings = warningsOf(page);
    const code = filled(block.code, service.url);
    if (code.includes('"/pix/')) await selfHost(page, `${host.url}/pix/`);
    // Markup without a script is part of a page that registers the elements.
    const define = code.includes('<script') ? '' : await bundleBlock("import 'pix-sdk/define'");
    await page.route(`${host.url}/define.js`, (route) =>
      route.fulfill({ body: define, contentType: 'text/javascript' }),
    );
    await servePhotos({ page, host, service });
    await host.open(code + (define && '<script type="module" src="/define.js"></script>'));
    if (block.code.includes('pix-')) await expectContent(page);
    await EFFECTS[block.heading]?.({ page, host, service }, lines);
    expect(warnings).toEqual([]);
  });

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
      expect(lines).toEqual([expect.stringMatching(/^12 of \d+ pictures$/)]);
    },
  },
  {
    document: 'README.md',
    heading: 'Sources',
    body: () => '<pix-gallery limit="3"></pix-gallery>',
    shows: ({ page }) => expect(page.locator('pix-gallery img')).toHaveCount(3),
  },
  {
    document: 'README.md',
    heading: 'Your own pictures',
    before: servePhotos,
    shows: async ({ page }) => {
      await expectContent(page);
      await expect(page.getByAltText('The harbour at dawn')).toHaveCount(1);
    },
  },
  {
    document: 'README.md',
    heading: 'The viewer alone',
    before: servePhotos,
    body: () =>
      `<div id="photos">${['quay', 'pier'].map((name) => `<a href="/photos/${name}" data-width="1280" data-height="800"><img src="/photos/${name}" alt="The ${name}" width="160"></a>`).join('')}</div>`,
    shows: async ({ page }) => {
      await page.getByAltText('The pier').click();
      await expect(counter(page)).toHaveText('2 / 2');
    },
  },
  {
    document: 'README.md',
    heading: 'Errors and logging',
    body: () => `<pix-gallery base-url="${NOWHERE}"></pix-gallery>`,
    shows: (scene, lines) => expectReport(scene, lines, /^Pix pix-gallery /),
  },
  {
    document: 'README.md',
    heading: 'Languages and translations',
    body: (scene) => gallery(scene, 'controls="count"'),
    shows: ({ page }) => expect(page.locator('pix-count')).toContainText(/^\d+ matches$/),
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
    document: 'docs/cdn.md',
    heading: 'loadPix',
    body: () => '<div id="gallery"></div>',
    shows: ({ page }) => expect(page.locator('#gallery pix-gallery img')).toHaveCount(6),
  },
  {
    document: 'docs/frameworks.md',
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
  fill = ['', ''],
  body,
  before,
  shows,
  ...options
} of MODULES)
  test(`${document}: the code below "${heading}" does what it says`, async ({ page, host, service }) => {
    const scene = { page, host, service };
    const lines = consoleOf(page);
    const { code } = blockBelow(document, heading, language);
    const [text = '', value = ''] = fill ?? [];
    const own = (language === 'diff' ? changed(code) : code).replace(text, value);
    await before?.(scene);
    await openModule(scene, body?.(scene) ?? '', await bundleBlock(filled(own, service.url), options));
    await shows(scene, lines);
  });

test('browsers accept every rule of the style sheets in the documents', async ({ page, host }) => {
  await host.open('<pix-gallery></pix-gallery>');
  for (const { code } of blocksIn('css')) {
    const parsed = await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return [...sheet.cssRules].map((rule) => rule.cssText).join(' ');
    }, code);
    // Browsers sort the values of a shorthand.
    const wordsOf = (text: string) =>
      text
        .trim()
        .split(/[\s{;]+/)
        .toSorted();
    expect(wordsOf(parsed)).toEqual(wordsOf(code));
  }
});
