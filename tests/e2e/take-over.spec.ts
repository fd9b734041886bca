/** Pictures that the script paints before the code of the element is there, and the element that takes them over. */
import type { Page } from '@playwright/test';
import { hold, holdElements, imagesLoaded } from '../support/hold-elements.ts';
import { lookSame } from '../support/look-same.ts';
import { observeShifts, shiftsOf } from '../support/layout-shifts.ts';
import { expect, leavePage, requestedPaths, test, titles } from '../support/e2e.ts';

const GALLERY = '<div id="here" data-pix-gallery="all" data-limit="6"></div>';

/** Notes all tiles, their place and that of the text below them; the result expects the same nodes in the same place. */
async function noteTiles(page: Page): Promise<() => Promise<void>> {
  const elements = page.locator(':is(pix-gallery, pix-album, pix-albums, pix-image)');
  const findNodes = () => elements.locator(':is(li, a, .card, img)').elementHandles();
  const findBoxes = async () => {
    const lists = [
      ...(await elements.locator(':is(ul, figure)').all()),
      page.getByText('After', { exact: true }),
    ];
    return Promise.all(lists.map((each) => each.boundingBox()));
  };
  const [nodes, boxes] = [await findNodes(), await findBoxes()];
  return async () => {
    expect(await findBoxes()).toEqual(boxes);
    const now = await findNodes();
    expect(now).toHaveLength(nodes.length);
    for (const [i, node] of nodes.entries())
      expect(await node.evaluate((known, other) => known === other, now[i])).toBe(true);
  };
}

const isDefined = (page: Page) => page.locator('pix-gallery:defined');

/** Galleries whose layouts, pages and controls differ. */
const GALLERIES = [
  'data-controls="search category sort tags count" data-paging="pages"',
  'data-controls="sort count" data-sync="p-" data-layout="columns" data-paging="more" data-limit="12"',
  'data-layout="carousel" data-paging="more"',
  'data-layout="rows" data-paging="scroll" data-limit="60"',
  'data-layout="rows" data-limit="120"',
  'data-layout="rows"',
];

test('the pictures are there before the element, which keeps nodes, focus and pixels, and asks for nothing again', async ({
  page,
  host,
  service,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await observeShifts(page);
  await page.addInitScript(() => {
    const events: unknown[] = [];
    Object.assign(window, { events });
    for (const type of ['pix-load', 'pix-error', 'pix-warning'])
      document.addEventListener(type, (event) => events.push([type, (event as CustomEvent).detail]));
  });
  for (const attributes of GALLERIES)
    await test.step(attributes, async () => {
      const release = await holdElements(page);
      requests.length = 0;
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
      const expectSame = await noteTiles(page);
      const box = await page.locator('pix-gallery ul').boundingBox();
      // Without controls, and the edges of a carousel, whose buttons appear with the element.
      const view = { x: 80, y: 16 + (box?.y ?? 0), width: 1100, height: 180 };
      // Images are decoded after they have loaded.
      await page
        .locator('pix-gallery img')
        .evaluateAll((all) => Promise.all(all.map((image) => (image as HTMLImageElement).decode())));
      // Once nothing fades any more.
      let before = await page.screenshot({ clip: view });
      await expect
        .poll(async () => lookSame(before, (before = await page.screenshot({ clip: view }))))
        .toBe(true);
      const shifts = await shiftsOf(page);

      release();
      await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
      await expectSame();
      await expect.poll(async () => lookSame(before, await page.screenshot({ clip: view }))).toBe(true);
      await expect(links.nth(1)).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(links.nth(2)).toBeFocused();
      expect(requests.filter((url) => url.includes('/api/v1/images'))).toHaveLength(1);
      expect(requests.filter((url) => /\/(thumb|raw)\//.test(url))).toHaveLength(count);
      expect(await shiftsOf(page)).toEqual(shifts);
      expect(await page.evaluate('events')).toEqual([
        ['pix-load', { count: limit, total: pagination.total }],
      ]);
      await leavePage(page);
    });
});

test('the pictures of albums, cards and single pictures are there before their elements, which keep them', async ({
  page,
  host,
  service,
}) => {
  const token = (await service.albums()).data[0]?.token;
  const slug = (await service.images()).data[0]?.slug;
  const containers = [
    ['pix-album', `data-pix-album="${token}" data-layout="rows"`],
    ['pix-album', `data-pix-album="${token}" data-layout="carousel" data-paging="more" data-limit="4"`],
    ['pix-albums', 'data-pix-albums="all"'],
    ['pix-image', `data-pix-image="${slug}"`],
  ] as const;
  const slotted = (tag: string) => `<b slot="${tag === 'pix-image' ? 'caption' : 'header'}">Mine</b>`;
  // So high that all of them are in view.
  await page.setViewportSize({ width: 1280, height: 4800 });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await observeShifts(page);
  const release = await holdElements(page);
  await host.open(
    `${containers.map(([tag, attributes]) => `<div class="here" ${attributes}>${slotted(tag)}</div>`).join('')}<p>After</p>${service.script()}`,
  );
  const elements = page.locator('.here > *');
  const tilesOf = (at: number) => elements.nth(at).locator('[part=tile], [part=card]');
  for (const at of containers.keys()) await expect(tilesOf(at).first()).toBeVisible();
  await expect(page.getByText('Mine')).toHaveCount(containers.length);
  await expect(page.locator('.here > :defined')).toHaveCount(0);
  await tilesOf(1).first().focus();
  const expectSame = await noteTiles(page);
  const shifts = await shiftsOf(page);
  release();
  await expect(page.locator('.here > :state(ready)')).toHaveCount(containers.length);
  await expectSame();
  await expect(tilesOf(1).first()).toBeFocused();
  for (const text of await page.getByText('Mine').all()) await expect(text).toBeVisible();
  expect(await shiftsOf(page)).toEqual(shifts);
  const calls = requests.filter((url) => url.includes('/api/'));
  expect(calls).toHaveLength(new Set(calls).size);
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('.here'))
      for (const name of element.getAttributeNames())
        if (/^data-pix-/.test(name)) element.removeAttribute(name);
  });
  await expect(page.locator(':is(pix-album, pix-albums, pix-image)')).toHaveCount(0);
  for (const [at, [tag]] of containers.entries())
    expect(await page.locator('.here').nth(at).innerHTML()).toBe(slotted(tag));
});

test('pictures that the page has in place of its gallery are replaced by painted ones', async ({
  page,
  host,
  service,
}) => {
  const release = await holdElements(page);
  const own = '<a href="/mine"><img alt="Mine" src="data:,"></a>';
  await host.open(GALLERY.replace('></div>', `>${own}</div>`) + service.script());
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  await expect(isDefined(page)).toHaveCount(0);
  await expect(page.locator('#here > *')).toHaveCount(1);
  release();
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
  await page.evaluate(() => window.Pix?.destroy(document.querySelector('#here') as Element));
  expect(await page.locator('#here').innerHTML()).toBe(own);
});

test('several galleries take over one after the other, in a task each', async ({ page, host, service }) => {
  const release = await holdElements(page);
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    const tasks: number[] = [];
    let task = 0;
    port1.onmessage = () => {
      task++;
      if (tasks.length < 3) port2.postMessage('');
    };
    addEventListener('pix-load', () => tasks.push(task), true);
    Object.assign(window, { tasks, countTasks: () => port2.postMessage('') });
  });
  await host.open('<div data-pix-gallery="all" data-limit="3"></div>'.repeat(3) + service.script());
  await expect(page.locator('pix-gallery img')).toHaveCount(9);
  await page.evaluate('countTasks()');
  release();
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(3);
  const tasks = await page.evaluate<number[]>('tasks');
  expect(tasks).toHaveLength(3);
  expect(new Set(tasks).size).toBe(3);
});

test('rows, columns and a carousel follow the width of the page before the element is there, in a right-to-left page', async ({
  page,
  host,
  service,
}) => {
  const release = await holdElements(page);
  // So high that all galleries are in view.
  await page.setViewportSize({ width: 1280, height: 2400 });
  const layouts = ['rows', 'columns', 'carousel'];
  await host.open(
    `<div dir="rtl">${layouts.map((layout) => `<div data-pix-gallery="all" data-layout="${layout}" data-limit="12"></div>`).join('')}</div>${service.script()}`,
  );
  const galleries = page.locator('pix-gallery');
  /** Boxes of the first three tiles of each gallery. */
  const boxes = () =>
    galleries.evaluateAll((all) =>
      all.map(({ shadowRoot }) =>
        [...(shadowRoot?.querySelectorAll('li') ?? [])]
          .slice(0, 3)
          .map((item) => item.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
  for (const at of layouts.keys()) await expect(galleries.nth(at).locator('li').nth(2)).toBeAttached();
  const wide = await boxes();
  await page.setViewportSize({ width: 700, height: 2400 });
  // The observer of sizes reports in the first frame; tiles are placed in the next one.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
  const narrow = await boxes();
  for (const [at, layout] of layouts.entries()) {
    expect(narrow[at], layout).not.toEqual(wide[at]);
    expect(Math.max(...(narrow[at] ?? []).map(({ right }) => right)), layout).toBeCloseTo(692, 0);
  }
  release();
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(layouts.length);
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

test.describe('on screens with two pixels per CSS pixel', () => {
  test.use({ deviceScaleFactor: 2 });
  test('the sharp image is requested alone', async ({ page, host, service }) => {
    const requests = requestedPaths(page);
    await host.open(
      `<div data-pix-gallery="all" data-limit="6" data-quality="sharp"></div>${service.script()}`,
    );
    await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
    await imagesLoaded(page, 6);
    expect(requests.filter((path) => /^\/(thumb|raw)\//.test(path))).toHaveLength(6);
  });
});
