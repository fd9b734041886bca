import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { counter, expect, focused, test, WITHOUT_MOTION } from '../support/e2e.ts';
import {
  emulateColors,
  openStates,
  openViewer,
  SCENES,
  searchWithoutResults,
  showOptions,
} from '../support/states.ts';

test.use(WITHOUT_MOTION);

const EVERYTHING = Object.values(SCENES).flat();

/** Number of pointer targets, and those smaller than 24 by 24 pixels (WCAG 2.5.8). */
const tooSmall = (page: Page) =>
  page.evaluate(() => {
    const deep = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((each) => [
        each,
        ...(each.shadowRoot ? deep(each.shadowRoot) : []),
      ]);
    const targets = deep(document).filter(
      (each) => each.matches('a[href], button, input, select, [tabindex="0"]') && each.checkVisibility(),
    );
    const small = targets.filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      // A link within a line of text is as high as the line.
      return (width < 24 || height < 24) && !each.matches('[part~=link]');
    });
    return { targets: targets.length, small: small.map(({ outerHTML }) => outerHTML) };
  });

/** Violations in dark mode, which changes nothing but colours. */
async function violationsInDark(page: Page, within: string): Promise<unknown[]> {
  await emulateColors(page, 'dark');
  const found = await violations(page, { within, rules: ['color-contrast'] });
  await emulateColors(page, 'light');
  return found;
}

test('axe finds no violations in any state of any element, in light and dark mode', async ({
  page,
  host,
  service,
}) => {
  // So high that all elements are near the viewport.
  await openStates(page, host, service, EVERYTHING, { height: 4800 });
  await expect(page.locator('main :is(pix-gallery, pix-album)')).toHaveCount(34);
  await showOptions(page);
  expect(await violations(page, { within: 'main' })).toEqual([]);
  expect(await violationsInDark(page, 'main')).toEqual([]);
  await page.locator('pix-gallery .news button').click();
  await expect(page.locator('pix-gallery [part~=new]')).toHaveCount(3);
  expect(await violations(page, { within: '[data-live]' })).toEqual([]);
});

test('axe finds no violations in a search without results, nor in the viewer in dark mode, with panel, thumbnails and menu', async ({
  page,
  host,
  service,
}) => {
  await openStates(page, host, service, [...SCENES.layouts.slice(0, 1), ...SCENES.search]);
  await searchWithoutResults(page);
  expect(await violations(page, { within: 'main' })).toEqual([]);
  expect(await violationsInDark(page, 'main')).toEqual([]);
  expect((await tooSmall(page)).small).toEqual([]);
  await openViewer(page);
  // The tests of the viewer apply all rules to it in light mode.
  expect(await violationsInDark(page, 'pix-lightbox')).toEqual([]);
  expect((await tooSmall(page)).small).toEqual([]);
  await page.keyboard.press('i');
  await page.locator('pix-lightbox [part~=more-button]').click();
  await expect(page.locator('pix-lightbox .menu')).toBeVisible();
  expect(await violationsInDark(page, 'pix-lightbox')).toEqual([]);
  expect((await tooSmall(page)).small).toEqual([]);
});

test('in 320 pixels, from right to left, only carousels scroll horizontally, what scrolls can be reached by keys, and every target is large enough', async ({
  page,
  host,
  service,
}) => {
  await openStates(page, host, service, EVERYTHING, { width: 320, height: 6400, rtl: true });
  await showOptions(page);
  expect(await violations(page, { within: 'main', rules: ['scrollable-region-focusable'] })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const { targets, small } = await tooSmall(page);
  expect(targets).toBeGreaterThan(12);
  expect(small).toEqual([]);
  await openViewer(page);
  const outside = await page.locator('pix-lightbox').evaluate((viewer) =>
    [...(viewer.shadowRoot?.querySelectorAll('.tool, .caption, .panel, .counter') ?? [])]
      .map((each) => [each.className, each.getBoundingClientRect()] as const)
      .filter(([, { left, right }]) => left < 0 || right > 320)
      .map(([name]) => name),
  );
  expect(outside).toEqual([]);
});

test('captions have a contrast of at least 4.5:1 on white pictures, in every line', async ({
  page,
  host,
  service,
}) => {
  const white = `pix-gallery::part(image) { filter: brightness(0) invert() }`;
  const template = '<template slot="caption"><span data-pix-field="title"></span></template>';
  await openStates(
    page,
    host,
    service,
    [
      `<style>${white} pix-gallery::part(caption) { color: transparent }</style>`,
      // So narrow that titles have two lines.
      `<section style="--pix-tile-size: 96px"><div data-pix-gallery="all" data-limit="3">${template}</div></section>`,
      `<section style="--pix-row-height: 200px"><div data-pix-gallery="all" data-layout="rows" data-limit="3">${template}</div></section>`,
      // So low that titles have one line.
      `<section style="--pix-tile-size: 96px; --pix-tile-ratio: 8 / 5"><div data-pix-gallery="all" data-limit="3">${template}</div></section>`,
    ],
    { width: 330 },
  );
  const texts = page.locator('pix-gallery [part~=caption] > span');
  await expect(texts).toHaveCount(9);
  for (const text of await texts.all()) {
    const picture = (await text.screenshot()).toString('base64');
    const lightest = await page.evaluate(async (data) => {
      const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
      const { width, height } = bitmap;
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
      context?.drawImage(bitmap, 0, 0);
      const pixels = context?.getImageData(0, 0, width, height).data ?? [];
      return Math.max(...[...pixels].filter((_, index) => index % 4 < 3));
    }, picture);
    // The picture shows through.
    expect(lightest).toBeGreaterThan(40);
    const value = lightest / 255;
    const luminance = value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    expect(1.05 / (luminance + 0.05)).toBeGreaterThanOrEqual(4.5);
  }
});

test('nothing moves with prefers-reduced-motion', async ({ page, host, service }) => {
  await page.addInitScript(() => {
    const moved = new Set<string>();
    Object.assign(globalThis, { moved });
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ];
    const recordAnimations = () => {
      for (const root of roots(document))
        for (const { effect, playState } of root.getAnimations()) {
          const { target, pseudoElement } = effect as KeyframeEffect;
          // An animation that is only a delay moves nothing.
          const { activeDuration, endTime } = effect?.getComputedTiming() ?? {};
          if (playState === 'running' && Number(activeDuration) && Number(endTime) > 10)
            moved.add(
              `${target?.localName}.${target?.className} ${pseudoElement ?? ''} ${String(endTime)} ms`,
            );
        }
      requestAnimationFrame(recordAnimations);
    };
    recordAnimations();
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStates(page, host, service, [...SCENES.states, ...SCENES.cards, ...SCENES.layouts], {
    height: 2000,
  });
  for (const name of [
    'pix-search',
    'pix-tags .chip',
    'pix-gallery [part~=button]',
    'pix-albums .card',
    'pix-image a',
  ])
    await page.locator(name).first().hover();
  await page.getByRole('button', { name: 'Forward' }).first().click();
  await openViewer(page);
  const viewer = page.locator('pix-lightbox');
  const foot = viewer.locator('.foot');
  const strip = viewer.locator('.strip');
  const info = viewer.locator('.info');
  // Thumbnails and the information panel are open.
  const STEPS = [
    ['ArrowRight', () => expect(counter(page)).toContainText('2 /')],
    ['z', () => expect(foot).toBeHidden()],
    ['z', () => expect(foot).toBeVisible()],
    ['i', () => expect(info).toHaveCount(0)],
    ['t', () => expect(strip).toHaveCount(0)],
    ['t', () => expect(strip).toBeVisible()],
    ['End', () => expect(viewer.locator('[aria-current=true]')).toHaveAccessibleName(/^Picture 4 of 4/)],
    ['Home', () => expect(counter(page)).toContainText('1 /')],
    ['i', () => expect(info).toBeVisible()],
    ['ArrowRight', () => expect(counter(page)).toContainText('2 /')],
    [' ', () => expect(viewer.getByRole('button', { name: 'Pause slideshow' })).toBeVisible()],
    [' ', () => expect(viewer.getByRole('button', { name: 'Start slideshow' })).toBeVisible()],
  ] as const;
  for (const [key, happens] of STEPS) {
    await page.keyboard.press(key);
    await happens();
  }
  await viewer.locator('[part~=more-button]').click();
  // Escape would close the information panel until the code of the menu is there.
  await expect(info).toHaveCount(0);
  await page.mouse.move(300, 300);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => [...(globalThis as unknown as { moved: Set<string> }).moved])).toEqual([]);
});

test('the focus is visible on every tab stop, on the page and in the viewer', async ({
  page,
  host,
  service,
}) => {
  await openStates(page, host, service, SCENES.layouts.slice(0, 1));
  /** Tag and accessible name of the focused element, and whether it has a visible outline. */
  const focusedOutline = async () =>
    (await focused(page)).evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element as Element);
      const isSeen = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && !/, 0\)$/.test(outlineColor);
      return [element?.localName, element?.getAttribute('aria-label'), isSeen] as const;
    });
  await page.keyboard.press('Tab');
  expect(await focusedOutline()).toEqual(['a', null, true]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
  const names: (string | null | undefined)[] = [];
  for (let i = 0; i < 9; i++) {
    await page.keyboard.press('Tab');
    const [element, name, isSeen] = await focusedOutline();
    if (element !== 'button') continue;
    expect([name, isSeen]).toEqual([name, true]);
    names.push(name);
  }
  expect(names).toEqual(
    expect.arrayContaining(['Info', 'More', 'Zoom in', 'Close', 'Previous picture', 'Next picture']),
  );
});
