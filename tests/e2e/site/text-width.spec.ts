/** The line length of documents. */
import { expect, test } from '../../support/e2e.ts';

/** Maximum width of text and width of the content, in pixels. */
const TEXT = 46 * 16;
const CONTENT = 52 * 16;

for (const path of ['/guides/layouts/', '/reference/elements/pix-gallery/', '/changelog/'])
  test(`paragraphs and lists of ${path} have a readable line length, and its tables and code are wider`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(service.url + path);
    const widths = (selector: string) =>
      page
        .locator(`.sl-markdown-content > :is(${selector})`)
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));
    const texts = await widths('p:not(.open-playground), ul, ol');
    expect(texts.length).toBeGreaterThan(1);
    expect(Math.max(...texts)).toBeLessThanOrEqual(TEXT);
    const others = await widths('table, .expressive-code, .live');
    if (path !== '/changelog/') expect(Math.max(...others)).toBe(CONTENT);
  });
