/** The live examples of the documents, several in a page, as on the documentation site. */
import { counter, expect, test } from '../../support/e2e.ts';
import { liveExamples, type LiveExample } from '../../support/live-examples.ts';
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
    // Before their code is there, links lead to their files.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/watch-images-')),
    );
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

/** Maximum number of examples in a page, all of which are near the viewport. */
const MAX_EXAMPLES = 8;

/** Examples that need an action are each in their own page, the others in pages with the same module. */
const pagesOf = (examples: LiveExample[]) =>
  [
    ...Map.groupBy(examples, ({ place, document, heading, js }) =>
      `${document}: ${heading}` in EFFECTS ? place : js,
    ).values(),
  ].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / MAX_EXAMPLES) }, (_, at) =>
      group.slice(at * MAX_EXAMPLES, (at + 1) * MAX_EXAMPLES),
    ),
  );

const FOLDERS = Map.groupBy(liveExamples(), ({ document }) => document.split('/')[1]);

for (const [folder, all] of FOLDERS)
  test(`the live examples of docs/${folder}/ show pictures, and log nothing`, async ({ page, service }) => {
    const lines = collectConsole(page);
    page.on('pageerror', (error) => lines.push(String(error)));
    const address = `${service.url}/live-example/`;
    for (const examples of pagesOf(all))
      await test.step(examples.map(({ place }) => place).join(', '), async () => {
        const joined = (part: 'html' | 'css') => examples.map((example) => example[part]).join('\n');
        const js = examples[0]?.js.replace(/'pix-sdk(?:\/define|\/elements)?'/g, "'/cdn/pix.mjs'");
        const body = `<!doctype html><html lang="en"><head><title>An example</title><style>${joined('css')}</style></head><body>${joined('html')}
          ${service.script()}<script type="module">${js}</script></body></html>`;
        await page.route(address, (route) =>
          route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
        );
        // So high that all examples are near the viewport.
        await page.setViewportSize({ width: 1280, height: 800 * examples.length });
        await page.goto(address);
        if (/data-pix-(?!lightbox)|<pix-(?!lightbox)/.test(joined('html'))) await expectContent(page);
        for (const { document, heading } of examples)
          await EFFECTS[`${document}: ${heading}`]?.({ page, service });
        expect(lines).toEqual([]);
      });
  });
