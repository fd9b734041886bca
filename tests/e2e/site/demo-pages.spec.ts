import { openDemo as open } from '../../support/demo-page.ts';
import { expect, expectLoaded, test } from '../../support/e2e.ts';

test('on a narrow screen a button opens the list of pages', async ({ page, service }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, `${service.url}/examples/gallery/`);
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(links.first()).toBeInViewport();
  await page.locator('summary', { hasText: 'Guides' }).click();
  await links.filter({ hasText: 'Layouts' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Layouts');
});

test('the layouts show the same pictures in the same order', async ({ page, service }) => {
  await open(page, `${service.url}/examples/layouts/`);
  const gallery = page.locator('pix-gallery').first();
  const first = gallery.locator('img').first();
  const title = await first.getAttribute('alt');
  for (const layout of ['Grid', 'Columns', 'Carousel', 'Rows']) {
    await page.getByRole('radio', { name: layout }).check();
    await expect(gallery).toHaveJSProperty('layout', layout.toLowerCase());
    await expect(first).toHaveAttribute('alt', title ?? '');
  }
  await expect(page.locator('#all-layouts code')).toContainText('data-layout="rows"');
});

test('ten thousand pictures are in one gallery, with few rendered elements', async ({ page, service }) => {
  await open(page, `${service.url}/examples/huge/`);
  await expect(page.locator('#total')).toHaveText('10,000');
  await page.getByRole('spinbutton', { name: 'Picture' }).fill('10000');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  const last = page.locator('pix-gallery [data-index="9999"]');
  await expect(last).toBeFocused();
  await expectLoaded(last.locator('img'));
  expect(Number(await page.locator('#elements').textContent())).toBeLessThan(400);
});

test('choices in the explorer are kept in the URL', async ({ page, service }) => {
  await open(page, `${service.url}/examples/explorer/`);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('popular');
  await expect(page).toHaveURL(/\?sort=popular$/);
  const [first] = (await service.images('?sort=popular&limit=1')).data;
  await expect(page.locator('pix-gallery img').first()).toHaveAttribute('alt', first?.title ?? '');
});

test('a gallery uses the chosen language and its direction', async ({ page, service }) => {
  await open(page, `${service.url}/examples/languages/`);
  const field = page.locator('pix-gallery').getByRole('searchbox');
  const english = 'Search pictures';
  const placeholders = new Set<string | null>();
  for (const language of await page.getByRole('main').getByRole('radio').all()) {
    await language.check();
    if ((await language.getAttribute('value')) === 'en') {
      await expect(field).toHaveAttribute('placeholder', english);
      continue;
    }
    await expect(field).not.toHaveAttribute('placeholder', english);
    await expect.poll(async () => placeholders.has(await field.getAttribute('placeholder'))).toBe(false);
    placeholders.add(await field.getAttribute('placeholder'));
    const direction = (await language.getAttribute('value')) === 'ar' ? 'rtl' : 'ltr';
    await expect(field).toHaveCSS('direction', direction);
  }
  expect(placeholders.size).toBe(11);

  await page.setViewportSize({ width: 1920, height: 1080 });
  const pager = page.locator('pix-gallery').getByRole('navigation');
  const below = page.locator('.sources').first();
  await expect(async () => {
    const end = await pager.evaluate((each) => each.getBoundingClientRect().bottom);
    const start = await below.evaluate((each) => each.getBoundingClientRect().top);
    expect(start - end).toBeLessThan(60);
  }).toPass();
});

test('picture pages and error pages are aligned with the name of the site', async ({ page, service }) => {
  const [picture] = (await service.images('?limit=1')).data;
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto(`${service.url}/examples/album/`);
  const left = (selector: string) =>
    page.locator(selector).evaluate((each) => each.getBoundingClientRect().left);
  const starts = [await left('.site-title')];
  await page.goto(`${service.url}/i/${picture?.slug ?? ''}`);
  starts.push(await left('.top .name'));
  // Texts of a picture begin where the picture does.
  expect(await left('h1')).toBeCloseTo(await left('.picture'), 0);
  await page.goto(`${service.url}/i/nothing`);
  for (const selector of ['.top .name', 'h1']) starts.push(await left(selector));
  for (const start of starts) expect(start).toBeCloseTo(starts[0] ?? 0, 0);
});

test('titles are shown over pictures, and an empty gallery shows its own message', async ({
  page,
  service,
}) => {
  await open(page, `${service.url}/examples/styling/`);
  const [first] = (await service.images('?sort=popular&limit=6')).data;
  await page.locator('.captions').scrollIntoViewIfNeeded();
  await expect(page.locator('.captions [part~=caption]').first()).toHaveText(first?.title ?? '');
  await page.locator('.nothing').scrollIntoViewIfNeeded();
  await expect(page.locator('.nothing').getByText('No pictures yet.')).toBeVisible();
});

test('the viewer of the styling page has the theme of the page', async ({ page, service }) => {
  await page.goto(`${service.url}/examples/styling/`);
  const gallery = page.locator('[data-example="the viewer of this page"] pix-gallery');
  const viewer = page.locator('pix-lightbox dialog');
  for (const [scheme, color] of [
    ['light', 'rgb(25, 24, 23)'],
    ['dark', 'rgb(241, 239, 236)'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await gallery.scrollIntoViewIfNeeded();
    await gallery.locator('[part~=tile]').first().click();
    await expect(viewer).toHaveCSS('color', color);
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
  }
});

test('the selected album is shown', async ({ page, service }) => {
  await open(page, `${service.url}/examples/album/`);
  const { data } = await service.albums('?limit=100');
  const album = data.findLast(({ image_count }) => image_count > 0);
  await page.getByRole('combobox', { name: 'Album' }).selectOption(album?.token ?? '');
  await expect(page.locator('figure code')).toContainText(`<div data-pix-album="${album?.token}">`);
  await expect(page.locator('pix-album img')).toHaveCount(album?.image_count ?? 0);
});

test('without albums, the page of one album shows a message', async ({ page, service }) => {
  const json = {
    status: 'success',
    data: [],
    pagination: { total: 0, page: 1, limit: 100, total_pages: 0, has_next: false, has_previous: false },
  };
  await page.route('**/api/v1/albums*', (route) => route.fulfill({ json }));
  await page.goto(`${service.url}/examples/album/`);
  await expect(page.getByText('There are no public albums yet.')).toBeVisible();
});

test('each call of the JavaScript page has the described effect', async ({ page, service }) => {
  await open(page, `${service.url}/examples/javascript/`);
  const [first] = (await service.images('?sort=popular&limit=5')).data;
  const [album] = (await service.albums('?limit=5')).data;
  await expect(page.getByText(/^Pix \d+\.\d+\.\d+.* is ready\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Most viewed pictures' }).click();
  await expect(page.locator('#pictures')).toContainText(first?.title ?? '');
  await page.getByRole('button', { name: 'Albums', exact: true }).click();
  await expect(page.locator('#albums')).toContainText(`${album?.title}: ${album?.image_count}`);
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('#removable').getByText('Original content.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.locator('#removable pix-gallery img').first()).toBeVisible();
  await page.getByRole('button', { name: 'Render into' }).click();
  await expect(page.locator('#problem')).toContainText('No element matches "#nowhere"');
  await page.getByLabel('Words').fill(first?.slug ?? '');
  await page.keyboard.press('Enter');
  const { data } = await service.images(`?limit=12&q=${encodeURIComponent(first?.slug ?? '')}`);
  await expect(page.locator('#search output')).toHaveText(`${data.length} shown`);
});

test('the module page runs without the script tag, receives events and opens its viewer', async ({
  page,
  service,
}) => {
  const problems = await open(page, `${service.url}/examples/module/`);
  expect(await page.locator('script[src*="/cdn/"]').count()).toBe(0);
  const output = page.locator('output');
  const { data } = await service.images('?limit=12');
  await expect(output).toHaveText(`pix-load, ${data.length} pictures`);
  await page.getByRole('searchbox').fill(data[0]?.slug ?? '');
  await expect(output).toHaveText('pix-load, 1 pictures');
  await page.locator('pix-gallery a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(output).toHaveText('pix-open');
  await page.keyboard.press('Escape');
  await expect(output).toHaveText('pix-close');
  expect(problems).toEqual([]);
});
