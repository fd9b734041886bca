import type { Page } from '@playwright/test';
import { expect, expectLoaded, focused, test, WITHOUT_MOTION } from '../support/e2e.ts';

test.use(WITHOUT_MOTION);

/** Names of the language files that a page requests, collected from now on. */
function languagesOf(page: Page): string[] {
  const languages: string[] = [];
  page.on('request', (request) => {
    const [, name] = /chunks\/(ar|zh|fr|de|hi|id|ja|lus|pt|ru|es|load-locale)-/.exec(request.url()) ?? [];
    if (name) languages.push(name);
  });
  return languages;
}

test('album cards show, open and close their albums and pictures', async ({ page, host, service }) => {
  const languages = languagesOf(page);
  await page.goto('about:blank');
  await host.open(
    `<div id="all" data-pix-albums="all"></div><div id="other" data-pix-albums="all" data-user="other"></div>${service.script()}`,
  );
  const { href } = await page.evaluate(() => location);
  const { data } = await service.albums('?limit=100');
  const all = page.locator('#all pix-albums');
  const cards = all.locator('.card');
  const pictures = all.locator('pix-album a');

  await test.step('cards show cover, title and picture count', async () => {
    await expect(cards).toHaveCount(data.length);
    for (const [index, album] of data.entries()) {
      await expect(cards.nth(index)).toContainText(album.title);
      await expect(cards.nth(index)).toContainText(
        album.image_count === 1 ? '1 picture' : `${album.image_count} pictures`,
      );
    }
    await expectLoaded(cards.first().locator('img'), 100);
  });

  await test.step('data-user shows the albums of one user', async () => {
    const own = (await service.albums('?user=other')).data;
    expect(own.length).toBeGreaterThan(0);
    await page.locator('#other').scrollIntoViewIfNeeded();
    await expect(page.locator('#other .card')).toHaveCount(own.length);
  });

  await test.step('a card opens and closes its album, and the focus returns', async () => {
    const album = data[1];
    const card = all.getByRole('button', { name: album?.title ?? '' });
    await card.click();
    await expect(page.getByRole('heading', { name: album?.title ?? '' })).toBeVisible();
    await expect(all.locator('pix-album img')).toHaveCount(album?.image_count ?? 0);
    await expect(card).toBeHidden();
    const back = page.getByRole('button', { name: 'Back to albums' });
    await expect(back).toBeFocused();
    await expect(back).toHaveAccessibleDescription(album?.title ?? '');
    await page.keyboard.press('Enter');
    await expect(all.locator('pix-album')).toHaveCount(0);
    await expect(card).toBeFocused();
  });

  await test.step('a picture of an open album opens in the viewer', async () => {
    await cards.first().click();
    await pictures.first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await (await focused(page)).evaluate((element) => element?.getAttribute('part'))).toBe('tile');
  });

  await test.step('Back closes the viewer, then the album, then leaves the page', async () => {
    await pictures.first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(pictures.first()).toBeVisible();
    await page.evaluate(() => history.back());
    await expect(all.locator('pix-album')).toHaveCount(0);
    await expect(cards.first()).toBeFocused();
    expect(page.url()).toBe(href);
    await page.goBack();
    expect(page.url()).toBe('about:blank');
  });

  // A page in English loads no language.
  expect(languages).toEqual([]);
});

test('a link opens an album and a picture in it; closing them returns to the cards', async ({
  page,
  host,
  service,
}) => {
  const [{ token } = { token: '' }] = (await service.albums()).data;
  const [picture] = (await service.images(`?album=${token}`)).data;
  await host.open(`<div data-pix-albums="all" data-history="?album"></div>${service.script()}`);
  const dialog = page.getByRole('dialog');
  const link = `${host.url}/?album=${token}&album-photo=${picture?.slug}`;
  await page.goto(link);
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(link);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.search === `?album=${token}`);
  await page.getByRole('button', { name: 'Back to albums' }).click();
  await expect(page.locator('pix-albums .card').first()).toBeFocused();
  await expect(page).toHaveURL((url) => url.search === '');
});

test('cards in Arabic fit a viewport of 320 pixels, from right to left, and load no other language', async ({
  page,
  host,
  service,
}) => {
  const languages = languagesOf(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await host.open(`<div lang="ar" dir="rtl" data-pix-albums="all"></div>${service.script()}`);
  const cards = page.locator('pix-albums .card');
  await expect(cards.first()).toContainText(/صور/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(first?.x).toBeGreaterThan(second?.x ?? Infinity);
  expect(first?.y).toBe(second?.y);
  expect(languages).toEqual(['load-locale', 'ar']);
});
