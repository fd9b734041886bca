/** The live examples of the documents, each in its own page, as the documentation site shows them. */
import { counter, expect, test } from '../../support/e2e.ts';
import { liveExamples } from '../../support/live-examples.ts';
import { collectConsole, expectContent, type Scene } from '../../support/page-blocks.ts';

/** Actions of visitors in examples, by document and heading. */
const EFFECTS: Record<string, (scene: Pick<Scene, 'page' | 'service'>) => Promise<unknown>> = {
  'docs/guides/events.md: Events and methods': async ({ page, service }) => {
    const [first] = (await service.images('?limit=1')).data;
    await page.locator('#heard-gallery a').first().click();
    await expect(page.locator('#heard')).toHaveText(`You opened “${first?.title}”.`);
  },
  'docs/guides/lightbox.md: Open a gallery from your own button': async ({ page }) => {
    await page.locator('#show-all').click();
    await expect(counter(page)).toContainText('1 / ');
  },
  'docs/get-started/own-images.md: Lightbox for your own images': async ({ page }) => {
    await page.getByAltText('Fog between mountains').click();
    await expect(counter(page)).toHaveText('2 / 3');
  },
  'docs/guides/captions.md: Over each picture': async ({ page, service }) => {
    const [first] = (await service.images('?limit=1')).data;
    await expect(page.locator('pix-gallery [data-pix-field="category"]').first()).toHaveText(
      first?.category ?? '',
    );
  },
  'docs/reference/elements/pix-lightbox.md: pix-lightbox': async ({ page }) => {
    await page.locator('.open-viewer').click();
    await expect(counter(page)).toHaveText('1 / 12');
  },
};

/** Examples that are markup alone and need no action are in one page by document, the others each in their own page. */
const PAGES = Map.groupBy(liveExamples(), ({ place, document, heading, css, js }) =>
  css || js || `${document}: ${heading}` in EFFECTS ? place : document,
);

for (const [name, examples] of PAGES)
  test(`${name}: ${examples.length > 1 ? 'examples show' : 'an example shows'} pictures, and logs nothing`, async ({
    page,
    host,
    service,
  }) => {
    const lines = collectConsole(page);
    const joined = (part: 'html' | 'css' | 'js') => examples.map((example) => example[part]).join('\n');
    const js = joined('js').trim();
    const address = (path: string) => `${service.url}/live-example/${path}`;
    await page.route(address('main.js'), (route) =>
      route.fulfill({
        body: js.replace(/'pix-sdk(?:\/define|\/elements)?'/g, "'/cdn/pix.mjs'"),
        contentType: 'text/javascript',
      }),
    );
    await page.route(address(''), (route) =>
      route.fulfill({
        body: `<!doctype html><html lang="en"><head><title>An example</title><style>${joined('css')}</style></head><body>${joined('html')}
          ${service.script()}${js && '<script type="module" src="main.js"></script>'}</body></html>`,
        contentType: 'text/html; charset=utf-8',
      }),
    );
    // So high that all examples are near the viewport.
    await page.setViewportSize({ width: 1280, height: 800 * examples.length });
    await page.goto(address(''));
    if (/data-pix-(?!lightbox)|<pix-(?!lightbox)/.test(joined('html'))) await expectContent(page);
    for (const { document, heading } of examples)
      await EFFECTS[`${document}: ${heading}`]?.({ page, service });
    expect(lines).toEqual([]);
    expect(host.problems).toEqual([]);
  });
