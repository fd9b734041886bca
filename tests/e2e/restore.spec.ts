import { expect, test } from '../support/e2e.ts';

test('after a reload, and after Back from another page, a gallery restores its scroll position in each layout; a new visit starts at the top', async ({
  page,
  host,
  service,
}) => {
  let visit = '';
  for (const layout of ['grid', 'columns', 'rows'])
    await test.step(layout, async () => {
      const markup = `<div id="here" data-pix-gallery="all" data-limit="6" data-layout="${layout}" data-paging="more" style="width: 500px"></div><a href="?other">Leave</a>${service.script()}`;
      const count = page.locator('pix-gallery .shown');
      const scrollTop = () => page.evaluate(() => Math.round(scrollY));
      /** Distance of a picture from the upper edge of the window. Rows above it may break elsewhere after a reload. */
      const topOf = (index: string | null | undefined) =>
        page
          .locator(`pix-gallery a[data-index="${index}"]`)
          .evaluate((tile) => Math.round(tile.getBoundingClientRect().top));
      await page.setViewportSize({ width: 600, height: 400 });
      await page.goto('about:blank');
      await host.open(markup);
      await expect(count).toContainText('of');
      expect(await scrollTop()).toBe(0);
      await page.evaluate(() => history.replaceState({ mine: 1 }, ''));
      const first = await count.innerText();
      visit ||= first;
      expect(first).toBe(visit);
      await page.locator('pix-gallery .more button').click();
      await expect(count).not.toHaveText(first);
      const more = await count.innerText();
      await page.evaluate(() => scrollTo(0, 300));
      // The saved anchor matches the current scroll position.
      const isAnchorCurrent = () =>
        page.locator('pix-gallery').evaluate((gallery) => {
          const { pix } = history.state as {
            pix: Record<string, { anchor?: { index: number; offset: number } }>;
          };
          const { index = -1, offset = NaN } = Object.values(pix)[0]?.anchor ?? {};
          const tile = gallery.shadowRoot?.querySelector(`[data-at="${index}"]`);
          return Math.abs((tile?.getBoundingClientRect().top ?? NaN) - offset) < 2;
        });
      await expect.poll(isAnchorCurrent).toBe(true);
      const index = await page
        .locator('pix-gallery a[data-index]')
        .evaluateAll((tiles) =>
          tiles.find((tile) => tile.getBoundingClientRect().top >= 0)?.getAttribute('data-index'),
        );
      const before = await topOf(index);
      expect(await scrollTop()).toBeGreaterThan(200);
      expect(await page.evaluate(() => history.state as unknown)).toMatchObject({ mine: 1 });

      if (layout === 'grid') await page.reload();
      else {
        await page.goto('about:blank');
        await page.goBack();
      }
      await expect(count).toHaveText(more);
      await expect.poll(() => topOf(index)).toBe(before);

      // Also for a visitor who leaves while the page still scrolls.
      await page.evaluate(() => {
        scrollBy(0, -50);
        requestAnimationFrame(() => requestAnimationFrame(() => document.querySelector('a')?.click()));
      });
      await page.waitForURL('**/?other');
      await page.goBack();
      await expect(count).toHaveText(more);
      await expect.poll(() => topOf(index)).toBe(before + 50);
    });
});

test('the viewer adds one history entry: Back closes it, Forward and a reload reopen it, its URL opens it in another page, and closing it keeps the scroll restoration of the page', async ({
  page,
  context,
  host,
  service,
}) => {
  await host.open(
    `<div data-pix-gallery="all" data-limit="6" data-history="?photo"></div>${service.script()}`,
  );
  const { data } = await service.images('?limit=6');
  const dialog = page.getByRole('dialog');
  const photo = () => new URL(page.url()).searchParams.get('photo');
  const historyState = () => page.evaluate(() => [history.scrollRestoration, history.state as unknown]);
  expect(await historyState()).toEqual(['auto', null]);
  await page.locator('pix-gallery a').nth(2).click();
  await expect(dialog).toBeVisible();
  await expect.poll(photo).toBe(data[2]?.slug);
  await page.keyboard.press('ArrowRight');
  await expect.poll(photo).toBe(data[3]?.slug);
  const shared = page.url();

  await page.goBack();
  await expect(dialog).toHaveCount(0);
  expect(photo()).toBeNull();
  await expect(page.locator('pix-gallery a').nth(3)).toBeFocused();
  await expect.poll(historyState).toEqual(['auto', null]);

  await page.goForward();
  for (const reload of [false, true])
    await test.step(reload ? 'after a reload' : 'after Forward', async () => {
      if (reload) await page.reload();
      await expect(dialog).toBeVisible();
      await expect(page.locator('pix-lightbox .counter')).toContainText('4');
    });
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(photo).toBeNull();
  await expect.poll(historyState).toEqual(['auto', null]);

  const other = await context.newPage();
  await other.goto(shared);
  await expect(other.getByRole('dialog')).toBeVisible();
  await expect(other.locator('pix-lightbox .counter')).toContainText('4');
});

test('data-history="none": Back leaves the page while the viewer is open', async ({
  page,
  host,
  service,
}) => {
  await page.goto('about:blank');
  await host.open(`<div data-pix-gallery="all" data-limit="6" data-history="none"></div>${service.script()}`);
  await page.locator('pix-gallery a').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});
