import { findChromium } from '../../tools/browsers/browsers.ts';
import { expect, test } from '../support/e2e.ts';
import { openStates, SCENES } from '../support/states.ts';

// The setting "Font size: very large" of the browser, twice the default. It is the size of `rem`, and of texts without a size.
test.use({
  launchOptions: {
    ...findChromium(),
    args: ['--font-render-hinting=none', '--blink-settings=defaultFontSize=32'],
  },
});

for (const width of [320, 1280])
  test(`texts of twice the size fit into controls, buttons and captions in ${width} pixels`, async ({
    page,
    host,
    service,
  }) => {
    const captions = `<section><div data-pix-gallery="all" data-limit="7"><template slot="overlay"><span data-pix-field="title"></span></template></div></section>`;
    // The page has text of the size that the visitor has chosen.
    const style = '<style>body { font-size: 1rem !important; line-height: 1.5 !important }</style>';
    const scenes = [style, ...SCENES.states, ...SCENES.errors, ...SCENES.cards, captions];
    await openStates(page, host, service, scenes, { width, height: 4000 });
    const { texts, cut } = await page.evaluate(() => {
      const deep = (root: ParentNode): HTMLElement[] =>
        [...root.querySelectorAll<HTMLElement>('*')].flatMap((each) => [
          each,
          ...(each.shadowRoot ? deep(each.shadowRoot) : []),
        ]);
      const boxes = deep(document.body).filter(
        (each) => each.matches('button, input, select, .box, [part~=overlay]') && each.checkVisibility(),
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
  });
