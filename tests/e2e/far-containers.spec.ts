/** Containers that no visitor has come near. */
import type { Page } from '@playwright/test';
import { expect, requestedPaths, test } from '../support/e2e.ts';
import { hold, holdElements } from '../support/hold-elements.ts';

/** The URLs of lists that a page requests from now on. */
function collectLists(page: Page): string[] {
  const lists: string[] = [];
  page.on('request', (request) => request.url().includes('/api/v1/') && lists.push(request.url()));
  return lists;
}

test('a container far below loads nothing until a visitor scrolls near it, or the page asks for it', async ({
  page,
  host,
  service,
}) => {
  const requests = requestedPaths(page);
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
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => /chunks|api/.test(path))).toEqual([]);
  // Options that are functions reach the gallery that waits.
  const contentType = 'image/svg+xml';
  const body = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>';
  await page.route('**/own.png', (route) => route.fulfill({ contentType, body }));
  await page.evaluate(async () => {
    const imageUrl = () => '/own.png';
    await window.Pix?.renderGallery('#third', { limit: 4, imageUrl });
  });
  await expect(of('third')).toBeAttached();
  expect(requests.filter((path) => path.includes('api'))).toEqual([]);
  await page.evaluate(() => scrollTo(0, 3500));
  await expect(of('first').locator('img')).toHaveCount(6);
  await expect(of('second')).toHaveCount(0);
  await page.locator('#second').scrollIntoViewIfNeeded();
  await expect(of('second').locator('img')).toHaveCount(6);
  await page.locator('#third').scrollIntoViewIfNeeded();
  await expect(of('third').locator('img[srcset*="own.png"]')).toHaveCount(4);
});

test('Pix.element resolves with the element of a container: far below, hidden, or painted only; a link to a picture of a far gallery opens it', async ({
  page,
  host,
  service,
}) => {
  const far = '<main style="height: 5000px"></main>';
  const container = (id: string) => `<div id="${id}" data-pix-gallery="all" data-limit="3"></div>`;
  await host.open(
    `${container('near')}${container('hidden').replace('<div', '<div hidden')}${far}${container('far')}${far}${gallery('id="linked" data-history="#photo"')}<p></p>${service.script()}`,
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
  await expect(page.locator('#linked > *')).toHaveCount(0);
  const [first] = (await service.images('?limit=1')).data;
  await page.evaluate((slug) => (location.hash = `photo=${slug}`), first?.slug);
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const selector of ['p', '.missing', '<']) {
    const error = await page.evaluate(
      (selector) => window.Pix?.element(selector).catch((error: Error) => [error.name, error.message]),
      selector,
    );
    expect(error).toEqual(['PixInvalidParameterError', expect.stringContaining(selector)]);
  }
});

/** A page whose containers are below two windows of text. */
const FAR = '<main style="height: 5000px"></main>';

const gallery = (attributes = '') => `<div data-pix-gallery="all" data-limit="3" ${attributes}></div>`;

test('what has captions of the page is not painted; what is near, but not in view, waits for it, and its pictures do not compete with visible ones', async ({
  page,
  host,
  service,
}) => {
  const lists = collectLists(page);
  const code = page.waitForRequest('**/chunks/core-*');
  const release = await holdElements(page);
  const captions = '<template slot="caption"><b>New</b></template>';
  await host.open(
    `${gallery('id="captions"').replace('></div>', `>${captions}</div>`)}<main style="height: 900px"></main>${gallery('id="near"')}<div data-pix-albums="all"></div>${service.script()}`,
  );
  await code;
  await expect(page.locator('img')).toHaveCount(0);
  // What is near waits for what is in view.
  expect(lists).toHaveLength(1);
  release();
  await expect(page.locator('#captions .caption')).toHaveCount(3);
  await expect(page.locator('#near img')).toHaveCount(3);
  await expect(page.locator('pix-albums img').first()).toBeAttached();
  await expect(page.locator('#near img[loading=eager], pix-albums img[loading=eager]')).toHaveCount(0);
});

test('what is near does not wait for a list in view that does not arrive, once it is in view itself', async ({
  page,
  host,
  service,
}) => {
  const release = await hold(page, '**/api/v1/images?limit=2&*');
  await host.open(
    `<div id="here" data-pix-gallery="all" data-limit="2"></div><main style="height: 900px"></main>${gallery('id="near"')}<main style="height: 900px"></main>${service.script()}`,
  );
  await expect(page.locator('#near')).toHaveCSS('padding-bottom', /^[1-9]/);
  await page.evaluate(() => document.querySelector('#near')?.scrollIntoView());
  await expect(page.locator('#near img')).toHaveCount(3);
  await expect(page.locator('#here img')).toHaveCount(0);
  release();
  await expect(page.locator('#here img')).toHaveCount(2);
});

test('the reserved space follows a container that was hidden, and the ratio of a single picture', async ({
  page,
  host,
  service,
}) => {
  const release = await hold(page, '**/api/v1/**');
  await host.open(
    `<style>body { margin: 0 }</style><section hidden>${gallery('id="here"')}</section>${FAR}
     <div id="image" data-pix-image="low-tide-early-light" data-ratio="2:1"></div>${service.script()}`,
  );
  await expect(page.locator('#image')).toHaveCSS('padding-bottom', '640px');
  await page.evaluate(() => document.querySelector('section')?.removeAttribute('hidden'));
  await expect(page.locator('#here')).toHaveCSS('padding-bottom', /^2\d\d(\.\d+)?px$/);
  release();
  await expect(page.locator('#here img')).toHaveCount(3);
});

test('Pix.element finds a container that has just been added, and rejects if its code has failed', async ({
  page,
  host,
  service,
}) => {
  await host.open(service.script());
  await page.waitForFunction(() => window.Pix?.version);
  const add = () =>
    page.evaluate(async () => {
      const container = document.createElement('div');
      container.dataset['pixGallery'] = 'all';
      document.body.append(container);
      const element = await window.Pix?.element(container).catch((error: Error) => error.name);
      return typeof element === 'string' ? element : element?.localName;
    });
  await page.route('**/core-*', (route) => route.abort());
  expect(await add()).toBe('PixInvalidParameterError');
  await page.unroute('**/core-*');
  await page.reload();
  await page.waitForFunction(() => window.Pix?.version);
  expect(await add()).toBe('pix-gallery');
  host.problems.splice(0);
});

test('a container that is scanned before it is in the page is shown there', async ({
  page,
  host,
  service,
}) => {
  await host.open(`<p></p>${service.script('data-pix-render="explicit"')}`);
  await page.waitForFunction(() => window.Pix?.version);
  await page.evaluate(async () => {
    const box = document.createElement('section');
    const root = box.attachShadow({ mode: 'open' });
    root.innerHTML = '<div data-pix-gallery="all" data-limit="3"></div><i></i>';
    window.Pix?.scan(root);
    const frames = async () => {
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    };
    await frames();
    root.querySelector('i')?.remove();
    await frames();
    document.querySelector('p')?.append(box);
  });
  await expect(page.locator('pix-gallery img')).toHaveCount(3);
});
