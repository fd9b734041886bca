import { expect, test } from '../support/e2e.ts';

for (const layout of ['grid', 'columns', 'rows'])
  test(`after a reload, and after Back from another page, a gallery in ${layout} restores its scroll position; a new visit starts at the top`, async ({
    page,
    host,
    service,
  }) => {
    const markup = `<div id="here" data-pix-gallery="all" data-limit="6" data-layout="${layout}" data-paging="more" style="width: 500px"></div>${service.script()}`;
    const count = page.locator('pix-gallery .shown');
    const scrollTop = () => page.evaluate(() => Math.round(scrollY));
    await page.setViewportSize({ width: 600, height: 400 });
    await host.open(markup);
    await page.evaluate(() => history.replaceState({ mine: 1 }, ''));
    await expect(count).toContainText('of');
    const first = await count.innerText();
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
    const before = await scrollTop();
    expect(before).toBeGreaterThan(200);
    expect(await page.evaluate(() => history.state as unknown)).toMatchObject({ mine: 1 });

    await page.reload();
    await expect(count).toHaveText(more);
    await expect.poll(scrollTop).toBe(before);

    await page.goto('about:blank');
    await page.goBack();
    await expect(count).toHaveText(more);
    await expect.poll(scrollTop).toBe(before);

    await page.goto('about:blank');
    await page.goto(host.url);
    await expect(count).toHaveText(first);
    expect(await scrollTop()).toBe(0);
  });

test('the viewer adds one history entry: Back closes it, Forward reopens it, and its URL opens it in another page', async ({
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

  await page.goForward();
  await expect(dialog).toBeVisible();
  await expect(page.locator('pix-lightbox .counter')).toContainText('4');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(photo).toBeNull();

  const other = await context.newPage();
  await other.goto(shared);
  await expect(other.getByRole('dialog')).toBeVisible();
  await expect(other.locator('pix-lightbox .counter')).toContainText('4');
});

for (const [how, reload] of [
  ['', false],
  [', also after a reload', true],
] as const)
  test(`closing the viewer keeps the scroll restoration of the page${how}`, async ({
    page,
    host,
    service,
  }) => {
    await host.open(
      `<div data-pix-gallery="all" data-limit="6" data-history="?photo"></div>${service.script()}`,
    );
    const dialog = page.getByRole('dialog');
    const historyState = () => page.evaluate(() => [history.scrollRestoration, history.state as unknown]);
    expect(await historyState()).toEqual(['auto', null]);
    await page.locator('pix-gallery a').nth(2).click();
    await expect.poll(() => page.url()).toContain('photo=');
    if (reload) await page.reload();
    await expect(dialog).toBeVisible();
    await expect(page.locator('pix-lightbox .counter')).toContainText('3');
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => page.url()).not.toContain('photo=');
    await expect.poll(historyState).toEqual(['auto', null]);
  });

for (const [how, address] of [
  ['by a click', ''],
  ['by its URL', 'named'],
] as const)
  test(`a viewer opened ${how} that closes before the code for its history has loaded leaves no history entry`, async ({
    page,
    host,
    service,
  }) => {
    const holdRequests = async (files: string) => {
      const { promise: held, resolve } = Promise.withResolvers<void>();
      const requested = page.waitForRequest(files);
      await page.route(files, async (route) => {
        await held;
        await route.continue();
      });
      const release = async () => {
        const arrived = page.waitForResponse(files);
        resolve();
        await (await arrived).finished();
      };
      return { requested, release };
    };
    const code = await holdRequests('**/enter-history-*.js');
    const rest = await holdRequests('**/create-features-*.js');
    await host.open(
      `<div data-pix-gallery="all" data-limit="6" data-history="?photo"></div>${service.script()}`,
    );
    const { data } = await service.images('?limit=6');
    if (address) await page.goto(`${host.url}?photo=${data[2]?.slug ?? ''}`);
    else await page.locator('pix-gallery a').nth(2).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('pix-lightbox .counter')).toContainText('3');
    await Promise.all([code.requested, rest.requested]);
    const entries = await page.evaluate(() => history.length);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await code.release();
    const photo = () => new URL(page.url()).searchParams.get('photo');
    await expect.poll(photo).toBeNull();
    await rest.release();
    // No entry is added later either.
    await page.waitForTimeout(200);
    expect(photo()).toBeNull();
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });

test('a URL opens its picture wherever the gallery is, unless the page prevents it', async ({
  page,
  host,
  service,
}) => {
  await host.open(`<script>
      addEventListener('pix-open', (event) => {
        (globalThis.opened ??= []).push(event.detail.image.slug);
        if (location.hash) event.preventDefault();
      });
    </script>
    <div style="height: 9000px"></div>
    <div data-pix-gallery="all" data-limit="6" data-history="?photo"></div>${service.script()}`);
  const { data } = await service.images('?limit=6');
  const slug = data[2]?.slug ?? '';
  const openedSlugs = () => page.evaluate(() => (globalThis as { opened?: string[] }).opened);
  await page.goto(`${host.url}?photo=${slug}`);
  await expect(page.locator('pix-lightbox .counter')).toContainText('3 / 6');
  expect(await openedSlugs()).toEqual([slug]);

  await page.goto('about:blank');
  await page.goto(`${host.url}?photo=${slug}#closed`);
  await expect.poll(openedSlugs).toEqual([slug]);
  await page.waitForTimeout(200);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test("a URL opens pictures of the gallery's own query, listed or not, and no others", async ({
  page,
  host,
  service,
}) => {
  const { data } = await service.images('?limit=100');
  const { category = '' } = data[0] ?? {};
  const own = data.filter((image) => image.category === category);
  const far = own.at(-1)?.slug ?? '';
  const foreign = data.find((image) => image.category !== category)?.slug ?? '';
  expect([own.length > 3, foreign !== '']).toEqual([true, true]);
  const gallery = `<div data-pix-gallery="all" data-category="${category}" data-limit="2" data-history="?photo"></div>`;
  await host.open(gallery + service.script());
  const searched = page.waitForResponse((response) => response.url().includes('q='));
  await page.goto(`${host.url}?photo=${foreign}`);
  expect(((await (await searched).json()) as { data: unknown[] }).data).toEqual([]);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('pix-lightbox')).toHaveCount(0);
  await page.goto(`${host.url}?photo=${far}`);
  await expect(page.locator('pix-lightbox .counter')).toHaveText('1 / 1');
});

test('a page number is restored after a reload', async ({ page, host, service }) => {
  await host.open(`<div data-pix-gallery="all" data-limit="4" data-paging="pages"></div>${service.script()}`);
  const current = page.locator('pix-gallery [aria-current=page]');
  await page.locator('pix-gallery [aria-label="Page 2"]').click();
  await expect(current).toHaveText('2');
  await page.reload();
  await expect(current).toHaveText('2');
});

test('paging works in a frame without an origin', async ({ page, host, service }) => {
  const inner = `<div data-pix-gallery="all" data-limit="4" data-layout="columns" data-paging="more"></div>${service.script()}`;
  await host.open(`<iframe sandbox="allow-scripts" width="600" height="600" srcdoc='${inner}'></iframe>`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('pix-gallery .shown')).toContainText('4 of');
  await frame.locator('pix-gallery .more button').click();
  await expect(frame.locator('pix-gallery .shown')).toContainText('8 of');
});
