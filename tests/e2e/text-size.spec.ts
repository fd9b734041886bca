import { chromium } from '@playwright/test';
import { findChromium } from '../../tools/browsers/browsers.ts';
import { expect, test as base } from '../support/e2e.ts';
import { openStates, SCENES, waitUntilLoaded } from '../support/states.ts';

/** Tests in a browser of their own, whose setting "Font size: very large" is twice the default: the size of `rem`. */
const test = base.extend({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its pattern
  page: async ({}, use) => {
    const args = ['--font-render-hinting=none', '--blink-settings=defaultFontSize=32'];
    const browser = await chromium.launch({ ...findChromium(), args });
    await use(await browser.newPage());
    await browser.close();
  },
});

test('texts of twice the size fit into controls, buttons and captions, on phones and desktops', async ({
  page,
  host,
  service,
}) => {
  const captions = `<section><div data-pix-gallery="all" data-limit="7"><template slot="caption"><span data-pix-field="title"></span></template></div></section>`;
  // The page has text of the size that the visitor has chosen.
  const style = '<style>body { font-size: 1rem !important; line-height: 1.5 !important }</style>';
  const scenes = [style, ...SCENES.states, ...SCENES.errors, ...SCENES.cards, captions];
  await openStates(page, host, service, scenes, { width: 320, height: 4000 });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 4000 });
    await waitUntilLoaded(page);
    const { texts, cut } = await page.evaluate(() => {
      const deep = (root: ParentNode): HTMLElement[] =>
        [...root.querySelectorAll<HTMLElement>('*')].flatMap((each) => [
          each,
          ...(each.shadowRoot ? deep(each.shadowRoot) : []),
        ]);
      const boxes = deep(document.body).filter(
        (each) => each.matches('button, input, select, .box, [part~=caption]') && each.checkVisibility(),
      );
      const isCut = (box: HTMLElement) => {
        const { fontSize, borderTopWidth, borderBottomWidth } = getComputedStyle(box);
        const inside = box.offsetHeight - parseFloat(borderTopWidth) - parseFloat(borderBottomWidth);
        return (
          box.scrollHeight > Math.ceil(inside) || (box.innerText && inside < 1.15 * parseFloat(fontSize))
        );
      };
      return {
        texts: [...new Set(boxes.map((box) => box.className || box.localName))],
        cut: boxes.filter(isCut).map(({ outerHTML }) => outerHTML),
      };
    });
    expect(texts).toEqual(expect.arrayContaining(['input', 'select', 'chip', 'more', 'action', 'page']));
    expect(cut).toEqual([]);
    const chip = page.locator('pix-tags .chip').first();
    expect(await chip.evaluate((each) => parseFloat(getComputedStyle(each).fontSize))).toBe(28);
    expect((await chip.boundingBox())?.height).toBeGreaterThan(56);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
