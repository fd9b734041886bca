/** Visitors and pages that turn to pictures that the script has painted, before the element is there. */
import type { Page } from '@playwright/test';
import { hold, holdElements, imagesLoaded } from '../support/hold-elements.ts';
import { expect, leavePage, test, titles } from '../support/e2e.ts';

const GALLERY = '<div id="here" data-pix-gallery="all" data-limit="6"></div>';

/** Holds back thumbnails, without the time limit after which the element takes over in any case. */
async function holdThumbnails(page: Page): Promise<() => void> {
  const release = await hold(page, '**/thumb/**');
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => later(run, ms === 3000 ? 1e9 : ms),
    });
  });
  return release;
}

test('the code of elements waits for the pictures, or for a visitor who turns to them', async ({
  page,
  host,
  service,
}) => {
  const release = await holdThumbnails(page);
  const code: string[] = [];
  page.on('request', (request) => {
    if (/chunks\/(core|viewer-code)-/.test(request.url())) code.push(request.url());
  });
  await host.open(`<p>Above</p>${GALLERY}${service.script()}`);
  await expect(page.locator('pix-gallery img')).toHaveCount(6);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  expect(code).toEqual([]);
  await page.locator('pix-gallery a').nth(3).focus();
  // The focus on a tile asks for the code of the viewer, too.
  await expect.poll(() => code.length).toBe(2);
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
  await expect(page.locator('pix-gallery a').nth(3)).toBeFocused();
  release();
});

test('a visitor who scrolls needs no pictures to have loaded before further ones appear', async ({
  page,
  host,
  service,
}) => {
  await holdThumbnails(page);
  await host.open(
    `<div data-pix-gallery="all" data-layout="rows" data-limit="100"></div>${service.script()}`,
  );
  await expect(page.locator('pix-gallery img').first()).toBeAttached();
  await expect(page.locator('pix-gallery:defined')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('pix-gallery [data-index="99"]')).toBeInViewport();
});

test('a picture that the URL names opens before the others have loaded', async ({ page, host, service }) => {
  const { data } = await service.images('?limit=3');
  const slug = data[2]?.slug ?? '';
  await holdThumbnails(page);
  await host.open(`<div data-pix-gallery="all" data-limit="6" data-history="#photo"></div>`);
  await page.goto(`${host.url}#photo=${slug}`);
  await page.setContent(
    `<div data-pix-gallery="all" data-limit="6" data-history="#photo"></div>${service.script()}`,
  );
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('keys before the element is there move the focus', async ({ page, host, service }) => {
  const { total } = (await service.images('?limit=1')).pagination;
  for (const [attributes, key, index] of [
    ['', 'ArrowRight', 1],
    ['data-limit="300"', 'End', total - 1],
  ] as const)
    await test.step(key, async () => {
      const release = await holdElements(page);
      await host.open(`<div data-pix-gallery="all" ${attributes} data-limit="6"></div>${service.script()}`);
      await page.locator('pix-gallery a').first().press(key);
      release();
      await expect(page.locator(`pix-gallery [data-index="${index}"]`)).toBeFocused();
      await leavePage(page);
    });
});

test('without the code of the element, pictures stay, and a click follows the link', async ({
  page,
  host,
  service,
}) => {
  await page.route('**/{chunks,%63hunks}/core-*', (route) => route.abort());
  await host.open(GALLERY + service.script());
  await imagesLoaded(page, 6);
  await page.locator('pix-gallery a').first().click();
  await page.waitForURL('**/i/*');
  host.problems.splice(0);
});

test('where an element cannot be constructed, a click follows the link, and cards give way to the content', async ({
  page,
  host,
  service,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Object.prototype, '0', { value: 'x', writable: true, configurable: true }),
  );
  await host.open(
    `${GALLERY}<div id="cards" data-pix-albums="all"><a href="/albums">All albums</a></div>${service.script()}`,
  );
  await expect.poll(() => host.problems.join()).toContain('pix-albums could not be shown');
  await expect(page.locator('#cards')).toHaveText('All albums');
  const link = page.locator('#here a').first();
  const target = (await link.getAttribute('href')) ?? '';
  await link.click();
  await page.waitForURL(target);
  host.problems.splice(0);
});

test('a click before the element is there opens the viewer as soon as it is, and the picture shows that it is coming', async ({
  page,
  host,
  service,
}) => {
  const release = await holdElements(page);
  const releaseViewer = await hold(page, '**/chunks/viewer-code-*');
  const core = page.waitForResponse('**/chunks/core-*');
  await host.open(GALLERY + service.script());
  const link = page.locator('pix-gallery a').nth(2);
  await link.click();
  const image = link.locator('img');
  await expect(image).toHaveCSS('opacity', '0.6');
  release();
  await core;
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(1);
  await expect(image).toHaveCSS('opacity', '0.6');
  releaseViewer();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(link).not.toHaveAttribute('data-opening');
  const { data } = await service.images('?limit=6');
  await expect(
    page
      .getByRole('dialog')
      .getByText(data[2]?.title ?? '')
      .first(),
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

/** What a page may do with a container before its element is there, and the query of its gallery then. */
const CHANGES = {
  'attributes change': [`here.dataset.sort = 'oldest'; here.dataset.limit = '4'`, '?limit=4&sort=oldest'],
  'the page sets a property': [`here.firstElementChild.sort = 'oldest'`, '?limit=6&sort=oldest'],
  'the page calls Pix': [
    `void Pix.renderGallery(here, { limit: 3, sort: 'oldest' })`,
    '?limit=3&sort=oldest',
  ],
  'the container moves': [`document.body.append(here)`, '?limit=6'],
  'the container is emptied': [`here.replaceChildren()`, '?limit=6'],
} as const;

test('attributes, properties and calls that change before the element is there take effect, and containers that move or are emptied keep their pictures', async ({
  page,
  host,
  service,
}) => {
  // So high that all galleries are near the viewport.
  await page.setViewportSize({ width: 1280, height: 2400 });
  const release = await holdElements(page);
  const changes = Object.entries(CHANGES);
  const containers = changes.map((_, at) => GALLERY.replace('here', `here${at}`));
  await host.open(`${containers.join('')}<p>After</p>${service.script()}`);
  await expect(page.locator('pix-gallery img')).toHaveCount(6 * changes.length);
  const before = await page.locator('pix-gallery').elementHandles();
  for (const [at, [, [script]]] of changes.entries())
    await page.evaluate(`{ const here = document.querySelector('#here${at}'); ${script}; }`);
  release();
  await expect(page.locator('pix-gallery:state(ready)')).toHaveCount(changes.length);
  for (const [at, [change, [script, query]]] of changes.entries())
    await test.step(change, async () => {
      const { data } = await service.images(query);
      await expect.poll(() => titles(page, `#here${at}`)).toEqual(data.map(({ title }) => title));
      await expect(page.locator(`#here${at} pix-gallery`)).toHaveCount(1);
      // The page may hold a reference to the element.
      const isKept = await before[at]?.evaluate(
        (former, id) => former === document.querySelector(`${id} pix-gallery`),
        `#here${at}`,
      );
      expect(isKept).toBe(!script.includes('replaceChildren'));
    });
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

test('a card that is clicked before its element is there opens the album; a button of the page in a slot is clicked once', async ({
  page,
  host,
  service,
}) => {
  const release = await holdElements(page);
  const [first] = (await service.images('?limit=1')).data;
  await host.open(
    `<div data-pix-image="${first?.slug}" style="width: 200px"><button slot="caption" onclick="this.dataset.clicks = 1 + Number(this.dataset.clicks ?? 0)">Buy</button></div><div data-pix-albums="all"></div>${service.script()}`,
  );
  await expect(page.locator('pix-image img')).toHaveCount(1);
  const button = page.getByRole('button', { name: 'Buy' });
  await button.click();
  await expect(button).toHaveAttribute('data-clicks', '1');
  const [, second] = (await service.albums()).data;
  await page.getByRole('button', { name: second?.title ?? '' }).click();
  await expect(page.locator('pix-albums:defined')).toHaveCount(0);
  release();
  await expect(page.getByRole('heading', { name: second?.title ?? '' })).toBeVisible();
  await expect(page.locator('pix-image:state(ready)')).toHaveCount(1);
  await expect(button).toHaveAttribute('data-clicks', '1');
});
