/** What a visitor sees in forced colours, which replace backgrounds and remove shadows. */
import type { Locator, Page } from '@playwright/test';
import { expect, test, WITHOUT_MOTION } from '../support/e2e.ts';
import { emulateColors, openStates, SCENES, showOptions } from '../support/states.ts';

test.use(WITHOUT_MOTION);

/** Selectors by what is seen, and the style without which nothing would be. */
const SEEN = {
  'a month': ['.virtual-grid .month'],
  'a box': ['.box:not(:checked)'],
  'the box of a selected picture': ['.box:checked'],
  'the outline of a selected picture': ['.frame[part~=selected]', 'outline: none'],
  'the number of selected pictures': ['.selected'],
  'a button of the selection': ['.selection button'],
  'the button for new pictures': ['.news button'],
  'the rail of months': ['.rail .bar'],
  'the place in the rail': ['.rail .handle'],
  'a control of a wall': ['pix-wall button >> nth=1'],
  'the focused control of a wall': ['pix-wall button', 'outline: none'],
  'the caption of a wall': ['pix-wall .caption'],
  'the sentence of a consent box': ['.pix-consent > p'],
  'the button of a consent box': ['.pix-consent button'],
} as const satisfies Record<string, readonly [selector: string, style?: string]>;

/** Number of pixels that an element changes by a contrast of at least 3:1. */
async function changedPixels(page: Page, element: Locator, style = 'visibility: hidden'): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {};
  // With outlines.
  const clip = { x: x - 4, y: y - 4, width: width + 8, height: height + 8 };
  const shoot = async () => (await page.screenshot({ clip, scale: 'css' })).toString('base64');
  const before = await element.getAttribute('style');
  const shots = [await shoot()];
  await element.evaluate(
    (each, css) => each.setAttribute('style', css),
    `${before ?? ''};${style} !important`,
  );
  shots.push(await shoot());
  await element.evaluate((each, css) => each.setAttribute('style', css), before ?? '');
  return page.evaluate(async (pictures) => {
    const luminances = pictures.map(async (data) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const { width, height } = bitmap;
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const { data: bytes = [] } = context?.getImageData(0, 0, width, height) ?? {};
      const light = Array.from(bytes, (byte) => (byte / 255) ** 2.2);
      return Array.from({ length: width * height }, (_, at) => {
        const [red = 0, green = 0, blue = 0] = light.slice(4 * at, 4 * at + 3);
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      });
    });
    const [shown = [], hidden = []] = await Promise.all(luminances);
    return shown.filter((one, at) => Math.max(one / (hidden[at] ?? one), (hidden[at] ?? one) / one) >= 3)
      .length;
  }, shots);
}

test('in forced colours, months, the rail, selected pictures, new ones, walls and consent boxes are seen', async ({
  page,
  host,
  service,
}) => {
  const long =
    '<section><div data-pix-gallery="all" data-limit="100" data-layout="rows" data-paging="scroll" data-category="long" data-group="month"></div></section>';
  await openStates(page, host, service, [...SCENES.options, long], { height: 1280 });
  await showOptions(page);
  await emulateColors(page, 'forced');
  for (const [name, [selector, style]] of Object.entries<readonly [string, string?]>(SEEN))
    await test.step(name, async () => {
      expect.soft(await changedPixels(page, page.locator(selector).first(), style), name).toBeGreaterThan(20);
    });
});
