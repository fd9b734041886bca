/** Containers that no visitor has come near. */
import { expect, test } from '../support/e2e.ts';

test('a container far below loads nothing until a visitor scrolls near it, or the page asks for it', async ({
  page,
  host,
  service,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const far = ['first', 'second', 'third'].map(
    (id) => `<main></main><div id="${id}" data-pix-gallery="all" data-limit="6"></div>`,
  );
  await host.open(`<style>main { height: 4000px }</style>${far.join('')}${service.script()}`);
  await page.waitForFunction(() => window.Pix?.ready);
  const of = (id: string) => page.locator(`#${id} > pix-gallery`);
  await expect(page.locator('#third')).toHaveCSS('padding-bottom', /^[1-9]\d+/);
  // One that leaves the page before is forgotten, and mounted again when it is back.
  await page.evaluate(async () => {
    const second = document.querySelector('#second') as Element;
    const { previousElementSibling } = second;
    second.remove();
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    previousElementSibling?.after(second);
  });
  await page.waitForTimeout(300);
  expect(requests.filter((path) => /chunks|api/.test(path))).toEqual([]);
  await page.evaluate(async () => void (await window.Pix?.renderGallery('#third', { limit: 4 })));
  await expect(of('third')).toBeAttached();
  expect(requests.filter((path) => path.includes('api'))).toEqual([]);
  await page.evaluate(() => scrollTo(0, 3500));
  await expect(of('first').locator('img')).toHaveCount(6);
  await expect(of('second')).toHaveCount(0);
  await page.locator('#second').scrollIntoViewIfNeeded();
  await expect(of('second').locator('img')).toHaveCount(6);
});

test('Pix.element resolves with the element of a container: far below, hidden, or painted only', async ({
  page,
  host,
  service,
}) => {
  const far = '<main style="height: 5000px"></main>';
  const container = (id: string) => `<div id="${id}" data-pix-gallery="all" data-limit="3"></div>`;
  await host.open(
    `${container('near')}${container('hidden').replace('<div', '<div hidden')}${far}${container('far')}<p></p>${service.script()}`,
  );
  await page.waitForFunction(() => window.Pix?.version);
  for (const id of ['near', 'hidden', 'far']) {
    const title = await page.evaluate(async (id) => {
      const element = await window.Pix?.element(`#${id}`);
      await element?.show(1);
      return element?.parentElement?.id;
    }, id);
    expect(title).toBe(id);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  for (const selector of ['p', '.missing', '<']) {
    const error = await page.evaluate(
      (selector) => window.Pix?.element(selector).catch((error: Error) => [error.name, error.message]),
      selector,
    );
    expect(error).toEqual(['PixInvalidParameterError', expect.stringContaining(selector)]);
  }
});

test('a container without a box of its own has its element', async ({ page, host, service }) => {
  await host.open(
    `<div data-pix-gallery="all" data-limit="3" style="display: contents"></div>${service.script()}`,
  );
  await expect(page.locator('pix-gallery img')).toHaveCount(3);
});
