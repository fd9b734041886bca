/** Pictures that the script paints before the code of the element is there, and the element that takes them over. */
import type { Page } from '@playwright/test';
import { hold, holdElements, imagesLoaded } from '../support/hold-elements.ts';
import { observeShifts, shiftsOf } from '../support/layout-shifts.ts';
import { expect, test, titles } from '../support/e2e.ts';

const GALLERY = '<div id="here" data-pix-gallery="all" data-limit="6"></div>';

const isDefined = (page: Page) => page.locator('pix-gallery:defined');

for (const attributes of [
  '',
  'data-layout="rows"',
  'data-layout="columns"',
  'data-layout="carousel"',
  'data-paging="more"',
  'data-paging="pages"',
  'data-layout="columns" data-paging="more" data-limit="12"',
  'data-layout="carousel" data-paging="more"',
  'data-layout="rows" data-paging="scroll" data-limit="60"',
  'data-layout="rows" data-limit="120"',
  'data-controls="search category sort tags count"',
  'data-controls="sort count" data-sync="p-" data-layout="rows" data-paging="more"',
])
  test(`the pictures are there before the element, which keeps nodes, focus and pixels, and asks for nothing again: ${attributes || 'grid'}`, async ({
    page,
    host,
    service,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await observeShifts(page);
    const release = await holdElements(page);
    await page.addInitScript(() => {
      const events: unknown[] = [];
      Object.assign(window, { events });
      for (const type of ['pix-load', 'pix-error', 'pix-warning'])
        document.addEventListener(type, (event) => events.push([type, (event as CustomEvent).detail]));
    });
    await host.open(
      `<div data-pix-gallery="all" ${attributes} data-limit="6"></div><p>After</p>${service.script()}`,
    );
    await expect(page.locator('pix-gallery img').first()).toBeVisible();
    const links = page.locator('pix-gallery a');
    const limit = Math.min(100, Number(/limit="(\d+)/.exec(attributes)?.[1] ?? 6));
    const { data, pagination } = await service.images(`?limit=${limit}`);
    const count = await links.count();
    await imagesLoaded(page, count);
    await expect(isDefined(page)).toHaveCount(0);
    const shown = data.slice(0, count);
    expect(count).toBeGreaterThan(3);
    expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))).toEqual(
      shown.map(({ urls }) => urls.view_page),
    );
    expect(await titles(page)).toEqual(shown.map(({ title }) => title));
    await links.nth(1).focus();
    const nodes = await page.locator('pix-gallery :is(li, a, img)').elementHandles();
    const list = page.locator('pix-gallery ul');
    const box = await list.boundingBox();
    const after = await page.getByText('After').boundingBox();
    // Without controls, and the edges of a carousel, whose buttons appear with the element.
    const view = { x: 80, y: 16 + (box?.y ?? 0), width: 1100, height: 180 };
    const before = await page.screenshot({ clip: view });
    const shifts = await shiftsOf(page);

    release();
    await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
    expect(await list.boundingBox()).toEqual(box);
    expect(await page.getByText('After').boundingBox()).toEqual(after);
    expect((await page.screenshot({ clip: view })).equals(before)).toBe(true);
    const nodesAfter = await page.locator('pix-gallery :is(li, a, img)').elementHandles();
    expect(nodesAfter).toHaveLength(nodes.length);
    for (const [i, node] of nodes.entries())
      expect(await node.evaluate((known, now) => known === now, nodesAfter[i])).toBe(true);
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(links.nth(2)).toBeFocused();
    expect(requests.filter((url) => url.includes('/api/v1/images'))).toHaveLength(1);
    expect(requests.filter((url) => /\/(thumb|raw)\//.test(url))).toHaveLength(count);
    expect(await shiftsOf(page)).toEqual(shifts);
    expect(await page.evaluate('events')).toEqual([['pix-load', { count: limit, total: pagination.total }]]);
  });

for (const attributes of [
  '',
  'data-layout="rows"',
  'data-layout="carousel"',
  'data-paging="more" data-limit="4"',
])
  test(`the pictures of an album are there before the element, which keeps them: ${attributes || 'grid'}`, async ({
    page,
    host,
    service,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await observeShifts(page);
    const release = await holdElements(page);
    const [album] = (await service.albums()).data;
    await host.open(
      `<div data-pix-album="${album?.token}" ${attributes}></div><p>After</p>${service.script()}`,
    );
    const links = page.locator('pix-album a');
    await expect(links.nth(3)).toBeAttached();
    await expect(page.locator('pix-album:defined')).toHaveCount(0);
    const nodes = await page.locator('pix-album :is(li, a, img)').elementHandles();
    const box = await page.locator('pix-album ul').boundingBox();
    const after = await page.getByText('After').boundingBox();
    const shifts = await shiftsOf(page);
    release();
    await expect(page.locator('pix-album:state(ready)')).toHaveCount(1);
    const nodesAfter = await page.locator('pix-album :is(li, a, img)').elementHandles();
    expect(nodesAfter).toHaveLength(nodes.length);
    for (const [i, node] of nodes.entries())
      expect(await node.evaluate((known, now) => known === now, nodesAfter[i])).toBe(true);
    expect(await page.locator('pix-album ul').boundingBox()).toEqual(box);
    expect(await page.getByText('After').boundingBox()).toEqual(after);
    expect(await shiftsOf(page)).toEqual(shifts);
    expect(requests.filter((url) => url.includes('/api/'))).toHaveLength(1);
  });

test('several galleries take over one after the other, in a task each', async ({ page, host, service }) => {
  const release = await holdElements(page);
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    const tasks: number[] = [];
    let task = 0;
    port1.onmessage = () => {
      task++;
      port2.postMessage('');
    };
    port2.postMessage('');
    addEventListener('pix-load', () => tasks.push(task), true);
    Object.assign(window, { tasks });
  });
  await host.open(GALLERY.repeat(4) + service.script());
  await expect(page.locator('pix-gallery img')).toHaveCount(24);
  release();
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(4);
  const tasks = (await page.evaluate('tasks')) as number[];
  expect(tasks).toHaveLength(4);
  expect(new Set(tasks).size).toBe(4);
});

test('a click before the element is there opens the viewer as soon as it is', async ({
  page,
  host,
  service,
}) => {
  const release = await holdElements(page);
  await host.open(GALLERY + service.script());
  await page.locator('pix-gallery a').nth(2).click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
  const { data } = await service.images('?limit=6');
  await expect(
    page
      .getByRole('dialog')
      .getByText(data[2]?.title ?? '')
      .first(),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

for (const layout of ['rows', 'columns', 'carousel'])
  test(`${layout} follow the width of the page before the element is there, in a right-to-left page`, async ({
    page,
    host,
    service,
  }) => {
    const release = await holdElements(page);
    await host.open(
      `<div dir="rtl"><div data-pix-gallery="all" data-layout="${layout}" data-limit="12"></div></div>${service.script()}`,
    );
    const boxes = () =>
      page
        .locator('pix-gallery li')
        .evaluateAll((all) =>
          all.slice(0, 3).map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
        );
    await expect(page.locator('pix-gallery li').nth(2)).toBeAttached();
    const wide = await boxes();
    await page.setViewportSize({ width: 700, height: 600 });
    // The observer of sizes reports in the first frame; tiles are placed in the next one.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await boxes()).not.toEqual(wide);
    const narrow = await boxes();
    expect(Math.max(...narrow.map(({ right }) => right))).toBeCloseTo(692, 0);
    release();
    await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
    expect(await boxes()).toEqual(narrow);
  });

test('the note of a picture that has failed before the element is there keeps its styles', async ({
  page,
  host,
  service,
}) => {
  const release = await hold(page, '**/chunks/pix-gallery-*');
  await page.route('**/thumb/**', (route) => route.fulfill({ status: 404 }));
  await host.open(GALLERY + service.script());
  const note = page.locator('pix-gallery .failed').first();
  await expect(note).toHaveCSS('position', 'absolute');
  await expect(isDefined(page)).toHaveCount(0);
  release();
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
  await expect(note).toHaveCSS('position', 'absolute');
  host.problems.splice(0);
});

test('on screens with two pixels per CSS pixel, the sharp image is requested alone', async ({
  browser,
  host,
  service,
}) => {
  const page = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 1280, height: 800 } });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await host.open('');
  await page.goto(host.url);
  await page.setContent(
    `<div data-pix-gallery="all" data-limit="6" data-quality="sharp"></div>${service.script()}`,
  );
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
  await imagesLoaded(page, 6);
  const pictures = requests
    .filter((path) => /^\/(thumb|raw)\//.test(path))
    .map((path) => path.split('/').at(-1));
  expect(pictures).toHaveLength(6);
  await page.close();
});

for (const [change, script, expected] of [
  ['attributes change', `here.dataset.sort = 'oldest'; here.dataset.limit = '4'`, '?limit=4&sort=oldest'],
  ['the page sets a property', `here.firstElementChild.sort = 'oldest'`, '?limit=6&sort=oldest'],
  [
    'the page calls Pix',
    `void Pix.renderGallery(here, { limit: 3, sort: 'oldest' })`,
    '?limit=3&sort=oldest',
  ],
  ['the container moves', `document.body.append(here)`, '?limit=6'],
  ['the container is emptied', `here.replaceChildren()`, '?limit=6'],
] as const)
  test(`${change} before the element is there`, async ({ page, host, service }) => {
    const release = await holdElements(page);
    await host.open(`${GALLERY}<p>After</p>${service.script()}`);
    await expect(page.locator('pix-gallery img')).toHaveCount(6);
    const element = await page.locator('pix-gallery').elementHandle();
    await page.evaluate(`{ const here = document.querySelector('#here'); ${script}; }`);
    release();
    const { data } = await service.images(expected);
    await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
    await expect.poll(() => titles(page)).toEqual(data.map(({ title }) => title));
    await expect(page.locator('pix-gallery')).toHaveCount(1);
    // The page may hold a reference to the element.
    const isKept = await element?.evaluate((former) => former === document.querySelector('pix-gallery'));
    expect(isKept).toBe(!script.includes('replaceChildren'));
  });

test('a container that is destroyed or removed before the element is there stays so', async ({
  page,
  host,
  service,
}) => {
  const release = await holdElements(page);
  await host.open(
    `<div id="here" data-pix-gallery="all" data-limit="2"><p>Soon</p></div><div id="there" data-pix-gallery="all" data-limit="2"></div><div id="last" data-pix-gallery="all" data-limit="2"></div>${service.script()}`,
  );
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  await page.evaluate(() => {
    window.Pix?.destroy(document.querySelector('#here') as Element);
    document.querySelector('#there')?.remove();
  });
  await expect(page.getByText('Soon')).toBeVisible();
  release();
  await expect(page.locator('#last pix-gallery:state(ready)')).toHaveCount(1);
  expect(await page.locator('#here').innerHTML()).toBe('<p>Soon</p>');
  await expect(page.locator('pix-gallery')).toHaveCount(1);
});
