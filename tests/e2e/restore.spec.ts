import { expect, test } from '../support/e2e.ts';

for (const layout of ['grid', 'columns', 'rows'])
  test(`after a reload, and after Back from another page, a gallery in ${layout} stands where it stood; a fresh visit begins anew`, async ({
    page,
    host,
    service,
  }) => {
    const markup = `<div id="here" data-pix-gallery="all" data-limit="6" data-layout="${layout}" data-paging="more" style="width: 500px"></div>${service.script()}`;
    const count = page.locator('pix-gallery .shown');
    const place = () => page.evaluate(() => Math.round(scrollY));
    await page.setViewportSize({ width: 600, height: 400 });
    await host.open(markup);
    await page.evaluate(() => history.replaceState({ mine: 1 }, ''));
    await expect(count).toContainText('of');
    const first = await count.innerText();
    await page.locator('pix-gallery .more button').click();
    await expect(count).not.toHaveText(first);
    const more = await count.innerText();
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('"anchor":{');
    const before = await place();
    expect(before).toBeGreaterThan(200);
    expect(await page.evaluate(() => history.state as unknown)).toMatchObject({ mine: 1 });

    await page.reload();
    await expect(count).toHaveText(more);
    await expect.poll(place).toBe(before);

    await page.goto('about:blank');
    await page.goBack();
    await expect(count).toHaveText(more);
    await expect.poll(place).toBe(before);

    await page.goto('about:blank');
    await page.goto(host.url);
    await expect(count).toHaveText(first);
    expect(await place()).toBe(0);
  });

test('a page number is found again after a reload', async ({ page, host, service }) => {
  await host.open(`<div data-pix-gallery="all" data-limit="4" data-paging="pages"></div>${service.script()}`);
  const current = page.locator('pix-gallery [aria-current=page]');
  await page.locator('pix-gallery [aria-label="Page 2"]').click();
  await expect(current).toHaveText('2');
  await page.reload();
  await expect(current).toHaveText('2');
});

test('a frame without an origin of its own has galleries that page', async ({ page, host, service }) => {
  const inner = `<div data-pix-gallery="all" data-limit="4" data-layout="columns" data-paging="more"></div>${service.script()}`;
  await host.open(`<iframe sandbox="allow-scripts" width="600" height="600" srcdoc='${inner}'></iframe>`);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('pix-gallery .shown')).toContainText('4 of');
  await frame.locator('pix-gallery .more button').click();
  await expect(frame.locator('pix-gallery .shown')).toContainText('8 of');
});
