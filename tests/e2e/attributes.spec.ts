import type { Request } from '@playwright/test';
import type { PixGallery } from '../../src/elements.ts';
import { createPix } from '../../src/index.ts';
import {
  expect,
  expectLoaded,
  listResponse,
  requestedPaths,
  test,
  titles,
  warningsOf,
} from '../support/e2e.ts';
import { hold } from '../support/hold-elements.ts';

test('containers on a page of another origin show the newest 24 pictures, those of an album in its own order, or what their attributes say: number, order, filters also in combination, and page', async ({
  page,
  host,
  service,
}) => {
  const ofOther = await service.images('?user=other&limit=1');
  const category = ofOther.data[0]?.category ?? '';
  const album = (await service.albums()).data.toSorted((a, b) => b.image_count - a.image_count)[0];
  const tag = (await service.images(`?album=${album?.token}`)).data[0]?.tags[0] ?? '';
  const of = encodeURIComponent;
  const CONTAINERS: [attributes: string, query: string][] = [
    ['', ''],
    ...['oldest', 'popular', 'size'].map((sort): [string, string] => [
      `data-sort="${sort}" data-limit="5"`,
      `?sort=${sort}&limit=5`,
    ]),
    [`data-user="other" data-category="${category}"`, `?user=other&category=${of(category)}&limit=24`],
    [`data-album="${album?.token}" data-tag="${tag}"`, `?album=${album?.token}&tag=${of(tag)}&limit=24`],
    ['data-q="sea" data-limit="2" data-page="2"', '?q=sea&limit=2&page=2'],
  ];
  const list = (await (
    await fetch(`${service.url}/api/v1/albums/${album?.token}/images?limit=100`)
  ).json()) as typeof ofOther;
  expect(list.data.length).toBeGreaterThan(24);
  const containers = CONTAINERS.map(
    ([attributes], at) => `<div id="at${at}" data-pix-gallery="all" ${attributes}></div>`,
  );
  await host.open(
    `${containers.join('')}<div id="album" data-pix-album="${album?.token}"></div>
    <div id="unknown" data-pix-album="nosuchalbum1"></div>${service.script()}`,
  );
  await expectLoaded(page.locator('pix-gallery img').first(), 100);
  for (const [at, [attributes, query]] of CONTAINERS.entries())
    await test.step(attributes, async () => {
      const wanted = (await service.images(query)).data.map(({ title }) => title);
      expect(wanted).not.toEqual([]);
      await page.locator(`#at${at}`).scrollIntoViewIfNeeded();
      await expect.poll(() => titles(page, `#at${at}`)).toEqual(wanted);
    });
  await page.locator('#album').scrollIntoViewIfNeeded();
  await expect.poll(() => titles(page, '#album')).toEqual(list.data.map(({ title }) => title));
  // A message about an unknown album has no button to retry, which could not help.
  await page.locator('#unknown').scrollIntoViewIfNeeded();
  await expect(page.locator('#unknown').getByRole('status')).toContainText('could not be loaded');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  // The browser logs the 404.
  expect(host.problems.splice(0).join()).toContain('404');
});

test("data-base-url names another service than the script's own (P4)", async ({ page, host, service }) => {
  const requests: string[] = [];
  await page.route('**/elsewhere/api/v1/**', async (route) => {
    requests.push(route.request().url());
    await route.fulfill(listResponse((await service.images('?limit=2')).data));
  });
  await host.open(
    `<div data-pix-gallery="all"></div>${service.script(`data-base-url="${service.url}/elsewhere/"`)}`,
  );
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
  expect(requests).toHaveLength(1);
});

test('a script below a path prefix requests the service below the same prefix, whatever the base URL of the page (P4)', async ({
  page,
  host,
  service,
}) => {
  await page.route('**/some/prefix/**', async (route) => {
    const answer = await fetch(route.request().url().replace('/some/prefix', ''));
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  await host.open(
    `<base href="https://elsewhere.invalid/"><div data-pix-gallery="all" data-limit="3"></div><script async src="${service.url}/some/prefix/cdn/sdk.js"></script>`,
  );
  await expect(page.locator('pix-gallery img')).toHaveCount(3);
});

test("an invalid data-base-url means the script's own service, with one warning", async ({
  page,
  host,
  service,
}) => {
  const warnings = warningsOf(page);
  await host.open(
    `<div data-pix-gallery="all" data-limit="2"></div>${service.script('data-base-url="javascript:1"')}`,
  );
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
  expect(warnings).toEqual([expect.stringContaining('data-base-url="javascript:1"')]);
});

test('display options reach the element, with the code that they need, and follow the attributes', async ({
  page,
  host,
  service,
}) => {
  const warnings = warningsOf(page);
  const paths = requestedPaths(page);
  const loadedParts = () =>
    paths.map((path) => /chunks\/(features|virtual-grid|rows|pager)-/.exec(path)?.[1]).filter(Boolean);
  await host.open(`<div data-pix-gallery="all" data-limit="6"></div>${service.script()}`);
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  expect(loadedParts()).toEqual([]);
  // The code of options loads with that of the gallery.
  const release = await hold(page, '**/cdn/chunks/pix-gallery-*');
  await host.open(
    `<div id="here" data-pix-gallery="all" data-limit="6" data-layout="rows" data-paging="more" data-auto-pages="2" data-controls="sort count" data-sync="my-" data-history="?photo"></div>${service.script()}`,
  );
  await expect.poll(() => loadedParts().sort()).toEqual(['features', 'pager', 'rows', 'virtual-grid']);
  release();
  const properties = () =>
    page.locator('pix-gallery').evaluate((gallery: HTMLElementTagNameMap['pix-gallery']) => {
      const { layout, paging, autoPages, controls, sync, history } = gallery;
      return { layout, paging, autoPages, controls, sync, history };
    });
  await expect(page.locator('pix-gallery img').first()).toBeVisible();
  await expect.poll(properties).toEqual({
    layout: 'rows',
    paging: 'more',
    autoPages: 2,
    controls: 'sort count',
    sync: 'my-',
    history: '?photo',
  });
  await page.evaluate(() => {
    const here = document.querySelector('#here');
    for (const name of ['layout', 'paging', 'auto-pages', 'controls', 'sync', 'history'])
      here?.removeAttribute(`data-${name}`);
  });
  await expect.poll(properties).toEqual({ autoPages: 5 });
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  expect(warnings).toEqual([]);
});

test('data-live asks for new pictures, by the ETag of the list, until it is removed; renderGallery has the option, too', async ({
  page,
  host,
  service,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/api/v1/images')) requests.push(request);
  });
  await page.clock.install();
  await host.open(`<div id="here" data-pix-gallery="all" data-limit="6"></div>${service.script()}`);
  const gallery = page.locator('#here pix-gallery:state(ready)');
  await expect(gallery).toHaveCount(1);
  const live = () => page.locator('#here pix-gallery').evaluate((element: PixGallery) => element.live);
  await expect.poll(live).toBeUndefined();
  await page.locator('#here').evaluate((here) => here.setAttribute('data-live', '30'));
  await expect(page.locator('pix-gallery [part=news]')).toHaveCount(1);
  await page.clock.fastForward(31_000);
  await expect.poll(() => requests.length).toBe(2);
  expect(await requests[1]?.headerValue('if-none-match')).toBeTruthy();
  const pix = createPix({ baseUrl: service.url, apiKey: 'pix_test_owner' });
  const [source] = (await service.images('?limit=1')).data;
  const file = await (await fetch(source?.urls.thumbnail_url ?? '')).blob();
  await pix.images.upload({ image: file, title: 'Brand new' });
  await page.clock.fastForward(31_000);
  await page.getByRole('button', { name: '1 new picture' }).click();
  await expect.poll(async () => (await titles(page))[0]).toBe('Brand new');
  expect(requests).toHaveLength(3);
  await page.locator('#here').evaluate((here) => here.removeAttribute('data-live'));
  await expect.poll(live).toBeUndefined();
  await page.clock.fastForward(100_000);
  await page.evaluate(async () => {
    await window.Pix?.renderGallery('#here', { limit: 6, live: 45 });
  });
  await expect.poll(live).toBe(45);
  expect(requests).toHaveLength(3);
});
