import type { Page } from '@playwright/test';
import { expect, expectLoaded, focused, test } from '../support/e2e.ts';

test('album cards show cover, title and picture count', async ({ page, host, service }) => {
  await host.open(`<div data-pix-albums="all"></div>${service.script()}`);
  const { data } = await service.albums('?limit=100');
  const cards = page.locator('pix-albums .card');
  await expect(cards).toHaveCount(data.length);
  for (const [index, album] of data.entries()) {
    await expect(cards.nth(index)).toContainText(album.title);
    await expect(cards.nth(index)).toContainText(
      album.image_count === 1 ? '1 picture' : `${album.image_count} pictures`,
    );
  }
  await expectLoaded(cards.first().locator('img'), 100);
});

test('a card opens and closes its album, and the focus returns', async ({ page, host, service }) => {
  await host.open(`<div data-pix-albums="all"></div>${service.script()}`);
  const { data } = await service.albums();
  const album = data[1];
  const card = page.getByRole('button', { name: album?.title ?? '' });
  await card.click();
  await expect(page.getByRole('heading', { name: album?.title ?? '' })).toBeVisible();
  await expect(page.locator('pix-albums pix-album img')).toHaveCount(album?.image_count ?? 0);
  await expect(card).toBeHidden();

  const back = page.getByRole('button', { name: 'Back to albums' });
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('pix-albums pix-album')).toHaveCount(0);
  await expect(card).toBeFocused();
});

test('data-user shows the albums of one user', async ({ page, host, service }) => {
  const { data } = await service.albums('?user=other');
  expect(data.length).toBeGreaterThan(0);
  await host.open(`<div data-pix-albums="all" data-user="other"></div>${service.script()}`);
  await expect(page.locator('pix-albums .card')).toHaveCount(data.length);
});

test('a picture of an open album opens in the viewer', async ({ page, host, service }) => {
  await host.open(`<div data-pix-albums="all"></div>${service.script()}`);
  await page.locator('pix-albums .card').first().click();
  await page.locator('pix-albums pix-album a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await (await focused(page)).evaluate((element) => element?.getAttribute('part'))).toBe('tile');
});

test('Back closes the viewer, then the album, then leaves the page', async ({ page, host, service }) => {
  await page.goto('about:blank');
  await host.open(`<div data-pix-albums="all"></div>${service.script()}`);
  const { href } = await page.evaluate(() => location);
  await page.locator('pix-albums .card').first().click();
  await page.locator('pix-albums pix-album a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('pix-albums pix-album a').first()).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.locator('pix-albums pix-album')).toHaveCount(0);
  await expect(page.locator('pix-albums .card').first()).toBeFocused();
  expect(page.url()).toBe(href);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

/** Names of the language files that a page requests, collected from now on. */
function languagesOf(page: Page): string[] {
  const languages: string[] = [];
  page.on('request', (request) => {
    const [, name] = /chunks\/(ar|zh|fr|de|hi|id|ja|lus|pt|ru|es|load-locale)-/.exec(request.url()) ?? [];
    if (name) languages.push(name);
  });
  return languages;
}

test('a page in French has French cards, and loads no other language', async ({ page, host, service }) => {
  const languages = languagesOf(page);
  await host.open(`<div lang="fr" data-pix-albums="all"></div>${service.script()}`);
  await expect(page.locator('pix-albums .card').first()).toContainText(/\d images?$/);
  expect(languages).toEqual(['load-locale', 'fr']);
});

test('a page in English loads no language', async ({ page, host, service }) => {
  const languages = languagesOf(page);
  await host.open(`<div data-pix-albums="all"></div>${service.script()}`);
  await expect(page.locator('pix-albums .card').first()).toContainText('picture');
  expect(languages).toEqual([]);
});

test('cards fit a viewport of 320 pixels, also from right to left', async ({ page, host, service }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await host.open(`<div lang="ar" dir="rtl" data-pix-albums="all"></div>${service.script()}`);
  const cards = page.locator('pix-albums .card');
  await expect(cards.first()).toContainText(/صور/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(first?.x).toBeGreaterThan(second?.x ?? Infinity);
  expect(first?.y).toBe(second?.y);
});
