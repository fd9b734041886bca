import type { Page } from '@playwright/test';
import german from '../../src/locales/de.ts';
import { htmlCode } from '../../demo/src/snippet/code.ts';
import { blocksIn } from '../support/code-blocks.ts';
import { expect, test, waitForFrames } from '../support/e2e.ts';
import { hold } from '../support/hold-elements.ts';
import { observeShifts, shiftsOf } from '../support/layout-shifts.ts';

const GALLERY = '<div data-pix-gallery="all" data-limit="6"></div>';

const expectLoadedPictures = (page: Page, count: number) =>
  expect
    .poll(() =>
      page
        .locator('pix-gallery img')
        .evaluateAll((all) => all.filter((image) => (image as HTMLImageElement).complete).length),
    )
    .toBeGreaterThanOrEqual(count);

test('tiles have the places of their skeletons, and nothing moves while data and pictures load', async ({
  page,
  host,
  service,
}) => {
  const galleries = [
    '',
    'data-paging="more"',
    'data-paging="pages"',
    'data-layout="carousel"',
    'data-controls="search sort category tags count" data-paging="pages"',
    'style="max-width: 300px; --pix-tile-size: 20%; --pix-gap: 0.25rem; --pix-tile-ratio: 3 / 2"',
  ].map((options) => `${GALLERY.replace(' ', ` ${options} `)}<p>Text after</p>`);
  await observeShifts(page);
  /** Galleries whose tiles do not depend on the aspect ratios of pictures. */
  const FIXED = '[data-pix-gallery]:not([data-layout=carousel])';
  for (const [width, carousel] of [
    [360, 4],
    [1280, 6],
  ] as const)
    await test.step(`${width} px`, async () => {
      // So high that all galleries are near the viewport. Only the pictures near the viewport of a carousel load.
      await page.setViewportSize({ width, height: 4800 });
      const pictures = 5 * 6 + carousel;
      const releaseData = await hold(page, '**/api/v1/**');
      const releasePictures = await hold(page, '**/{thumb,raw}/**');
      await host.open(galleries.join('') + service.script());
      const boxes = (selector: string) =>
        page
          .locator(selector)
          .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
      await expect(page.locator('.skeleton')).toHaveCount(pictures);
      await waitForFrames(page);
      const skeletons = await boxes(`${FIXED} .skeleton`);
      const texts = await boxes('p');
      const shifts = await shiftsOf(page);
      expect(texts).toHaveLength(galleries.length);
      releaseData();
      await expect(page.locator('pix-gallery img')).toHaveCount(pictures);
      expect(await boxes(`${FIXED} a`)).toEqual(skeletons);
      releasePictures();
      await expectLoadedPictures(page, pictures);
      await waitForFrames(page);
      expect(await boxes('p')).toEqual(texts);
      expect(await shiftsOf(page)).toEqual(shifts);
      await page.unrouteAll();
    });
});

const [TWO_TAGS = ''] = blocksIn('html').flatMap(({ document, code }) =>
  document === 'README.md' ? code : [],
);

const built = (choices: Record<string, string>) =>
  htmlCode(choices, '<script async src="https://pix.example/cdn/sdk.js"></script>', {
    address: 'https://pix.example',
  });

/** Largest sum of layout shifts that the documents promise. */
const MAX_SHIFTS = 0.02;

/** Snippets as the documents and the snippet builder show them. */
const SNIPPETS = {
  'of the README': TWO_TAGS,
  'of the snippet builder': built({}),
  'of the snippet builder, a few pictures': built({ limit: '5' }),
  'of the snippet builder, with a button for more': built({ limit: '8', paging: 'more', link: 'yes' }),
  'of the snippet builder, a carousel': built({ layout: 'carousel', limit: '10' }),
};

const PAIRS = [
  ['of the README', 'of the snippet builder'],
  ['of the snippet builder, a few pictures', 'of the snippet builder, with a button for more'],
  ['of the snippet builder, a carousel', 'of the snippet builder, a carousel'],
] as const;

for (const [one, other] of PAIRS)
  test(`text around snippets ${one} and ${other} stays where it is, on phones and desktops`, async ({
    page,
    host,
    service,
  }) => {
    await observeShifts(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    const [first, second] = [one, other].map((name) =>
      SNIPPETS[name].replaceAll('https://pix.example', service.url),
    );
    const network = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
    for (const [width, latency] of [
      [360, 400],
      [1280, 0],
    ] as const)
      await test.step(`${width} px, with responses after ${latency} ms`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await session.send('Network.emulateNetworkConditions', { ...network, latency });
        await session.send('Network.clearBrowserCache');
        await host.open(`<p>Before</p>${first}<p>Between</p>${second}<p>After</p>`);
        await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(2);
        await expectLoadedPictures(page, 4);
        await page.waitForLoadState('networkidle');
        await waitForFrames(page);
        const shifts = (await shiftsOf(page)) as { value: number }[];
        expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(MAX_SHIFTS);
        const spaces = await page
          .locator('[data-pix-gallery]')
          .evaluateAll((all) =>
            all.map((one) => one.clientHeight - (one.firstElementChild?.clientHeight ?? 0)),
          );
        expect(spaces).toEqual([0, 0]);
      });
  });

test('data are requested before the code of the elements has loaded; thumbnails follow without another round trip, the first ones first', async ({
  page,
  host,
  service,
}) => {
  const releaseElements = await hold(page, '**/cdn/chunks/**');
  const releasePaint = await hold(page, '**/cdn/chunks/paint-*');
  const data = page.waitForResponse('**/api/v1/images*');
  await host.open(GALLERY.replace('6', '40') + service.script());
  await (await data).finished();
  const thumbnail = page.waitForResponse('**/thumb/**');
  releasePaint();
  await thumbnail;
  releaseElements();
  const images = page.locator('pix-gallery img');
  await expect(images).toHaveCount(40);
  const attributes = ['loading', 'fetchpriority', 'decoding'];
  const hints = await images.evaluateAll(
    (all, names) => all.map((image) => names.map((name) => image.getAttribute(name)).join()),
    attributes,
  );
  expect(hints[0]).toBe('eager,high,async');
  // Those that are far away load when they are near.
  expect(hints.at(-1)).toBe('lazy,auto,async');
});

test('a gallery in a shrink-to-fit parent keeps its width, and never overflows a narrow page', async ({
  page,
  host,
  service,
}) => {
  await host.open(`<style>.float{float:left}.inline{display:inline-block}.flex{display:flex}.grid{display:grid;justify-content:start}</style>
    ${['float', 'inline', 'flex', 'grid'].map((kind) => `<div class="${kind}">${GALLERY}</div><br>`).join('')}
    <main style="display: grid">${GALLERY.replace('>', ' data-layout="carousel">')}</main>${service.script()}`);
  await expect(page.locator('pix-gallery img')).toHaveCount(30);
  const widths = () =>
    page
      .locator('pix-gallery')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().width));
  for (const width of await widths()) expect(width).toBeGreaterThan(1000);
  await page.setViewportSize({ width: 320, height: 600 });
  for (const width of await widths()) expect(width).toBeLessThanOrEqual(304);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('code that fails once is requested again: that of elements, of the viewer at a click, and of a picture wall', async ({
  page,
  host,
  service,
}) => {
  const failed: string[] = [];
  for (const name of ['pix-gallery', 'viewer-code', 'pix-wall'])
    await page.route(
      `**/chunks/${name}-*`,
      (route) => {
        failed.push(name);
        return route.fulfill({ status: 503 });
      },
      { times: 1 },
    );
  const more = page.getByRole('button', { name: 'Show more' });
  // On the second page, the code of the element is there at once.
  for (let visit = 0; visit < 2; visit++) {
    await host.open(GALLERY.replace('>', ' data-paging="more">') + service.script());
    await expect(more).toBeVisible();
  }
  await page.locator('pix-gallery a').first().dispatchEvent('click');
  await expect(page.getByRole('dialog')).toBeVisible();
  await host.open(`<div data-pix-wall="all" style="height: 300px"></div>${service.script()}`);
  await expect(page.locator('pix-wall img').first()).toBeVisible();
  expect(failed).toEqual(['pix-gallery', 'viewer-code', 'pix-wall']);
  // The browser reports them as errors of the page.
  expect(host.problems.splice(0).length).toBeGreaterThan(0);
});

test('thumbnails that could not be loaded are requested again when the connection is back', async ({
  page,
  host,
  service,
}) => {
  await page.route('**/thumb/**', (route) => route.abort());
  await host.open(GALLERY + service.script());
  await expect(page.locator('pix-gallery img[data-failed]')).toHaveCount(6);
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
  await page.unroute('**/thumb/**');
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(page.locator('pix-gallery img[data-failed]')).toHaveCount(0);
  await expectLoadedPictures(page, 6);
  expect(host.problems.splice(0).length).toBeGreaterThanOrEqual(6);
});

test('in another language, neither the element nor its viewer shows or announces English first', async ({
  page,
  host,
  service,
}) => {
  await page.addInitScript(() => {
    const texts = new Set<string>();
    Object.assign(window, { texts });
    const attach = Reflect.get(Element.prototype, 'attachShadow') as (init: ShadowRootInit) => ShadowRoot;
    Element.prototype.attachShadow = function (this: Element, options) {
      const root = attach.call(this, options);
      const note = () => {
        const labels = [...root.querySelectorAll('[aria-label]')].map((each) =>
          each.getAttribute('aria-label'),
        );
        const lines = [...root.querySelectorAll('button, [role=status], [part=shown]')].map((each) =>
          each.textContent.trim(),
        );
        for (const text of [...labels, ...lines]) if (text) texts.add(text);
      };
      new MutationObserver(note).observe(root, { subtree: true, childList: true, attributes: true });
      return root;
    };
  });
  await host.open(
    `<div lang="de"><div data-pix-gallery="all" data-limit="6" data-paging="more"></div></div>${service.script()}`,
  );
  await expect(page.getByRole('button', { name: german.showMore as string })).toBeVisible();
  await page.locator('pix-gallery a').first().click();
  await expect(page.getByRole('button', { name: german.more as string, exact: true })).toBeVisible();
  const texts = await page.evaluate(() => [...(window as unknown as { texts: Set<string> }).texts]);
  expect(texts.filter((text) => text === german.close)).not.toEqual([]);
  expect(texts.filter((text) => /more|close|viewer|picture| of /i.test(text))).toEqual([]);
});
