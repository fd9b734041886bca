import type { Page } from '@playwright/test';
import { expect, test, titles, type Service } from '../support/e2e.ts';

const links = (page: Page) => page.locator('#here > a');

/** Links with pictures of the first records, as a server would render them. */
async function markup(service: Service, count: number): Promise<string> {
  const { data } = await service.images(`?limit=${count}`);
  return data
    .map(
      ({ slug, urls }) =>
        `<a href="#${slug}"><img src="${urls.thumbnail_url}" width="120" height="90" alt="${slug}"></a>`,
    )
    .join('\n');
}

const container = (content: string, attributes = 'data-limit="4"') =>
  `<div id="here" data-pix-gallery="all" ${attributes}>${content}</div>`;

/** Holds matching requests back until the returned function is called. */
async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return gate.resolve;
}

/** Records in `sessionStorage` that an event has been fired. */
const recordEvent = (page: Page, type: string) =>
  page.addInitScript((type) => addEventListener(type, () => sessionStorage.setItem(type, 'seen')), type);

test('links with pictures stay, and can be used, until the gallery shows its pictures', async ({
  page,
  host,
  service,
}) => {
  const release = await holdRequests(page, '**/api/v1/images*');
  await host.open(container(await markup(service, 4)) + service.script());
  const before = await links(page).first().boundingBox();
  await expect(page.locator('pix-gallery')).toBeAttached();
  await expect(links(page)).toHaveCount(4);
  await expect(page.locator('pix-gallery')).toBeHidden();
  expect(await links(page).first().boundingBox()).toEqual(before);
  const slug = await links(page).last().locator('img').getAttribute('alt');
  await links(page).last().click();
  expect(new URL(page.url()).hash).toBe(`#${slug}`);
  await page.mouse.click(5, 500);
  release();
  await expect(page.locator('pix-gallery img').first()).toBeVisible();
  await expect(page.locator('#here > *')).toHaveCount(1);
  expect(await page.locator('pix-gallery').getAttribute('style')).toBe('');
  expect(await titles(page)).toHaveLength(4);
});

test('nothing moves and nothing is announced while links wait for their gallery', async ({
  page,
  host,
  service,
}) => {
  const release = await holdRequests(page, '**/api/v1/images*');
  const { data } = await service.images('?limit=4');
  const cells = data.map(
    ({ urls }) => `<a href="/"><img src="${urls.thumbnail_url}" width="120" height="90" alt=""></a>`,
  );
  await host.open(
    `<style>
      #here { display: grid; grid-template-columns: repeat(2, 120px); gap: 9px; padding: 7px; margin-inline-start: auto; width: 260px }
      section > * + * { margin-top: 30px } section p { margin: 20px 0 }
    </style>
    ${container(cells.join(''))}<section data-pix-gallery="all"><p>${cells.join('</p><p>')}</p></section><p>Text after</p>${service.script()}`,
  );
  const boxes = () =>
    page
      .locator('a, p')
      .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())));
  const size = () =>
    page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  const before = [await boxes(), await size()];
  await expect(page.locator('pix-gallery')).toHaveCount(2);
  expect([await boxes(), await size()]).toEqual(before);
  await expect(page.getByRole('status')).toHaveCount(0);
  await expect(page.getByRole('list')).toHaveCount(0);
  release();
  await expect(page.locator('pix-gallery img')).toHaveCount(28);
});

test('the gallery appears with its pictures, not as an empty frame', async ({ page, host, service }) => {
  await host.open(container(await markup(service, 4)) + service.script('data-pix-render="explicit"'));
  const atSwap = await page.evaluate(async () => {
    await new Promise((resolve) => setInterval(() => window.Pix?.version && resolve(0), 10));
    const here = document.querySelector('#here') as Element;
    const swapped = new Promise((resolve) => {
      new MutationObserver(() => {
        if (here.querySelector('a')) return;
        const tiles = document.querySelector('pix-gallery')?.shadowRoot?.querySelectorAll('img');
        resolve([tiles?.length, getComputedStyle(here.children[0] as Element).visibility]);
      }).observe(here, { childList: true });
    });
    window.Pix?.scan();
    return swapped;
  });
  expect(atSwap).toEqual([4, 'visible']);
});

test('links stay when the service fails, and are replaced when it is back', async ({
  page,
  host,
  service,
}) => {
  await recordEvent(page, 'pix-error');
  await page.route('**/api/v1/images*', (route) => route.fulfill({ status: 400, json: {} }));
  await host.open(container(await markup(service, 4)) + service.script());
  await page.waitForFunction(() => sessionStorage.getItem('pix-error'));
  await expect(links(page)).toHaveCount(4);
  await expect(links(page).first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.unroute('**/api/v1/images*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('pix-gallery img').first()).toBeVisible();
  await expect(links(page)).toHaveCount(0);
  host.problems.length = 0;
});

test('links and pictures stay when the code of the elements cannot be loaded (H27)', async ({
  page,
  host,
  service,
}) => {
  await page.route('**/cdn/chunks/**', (route) => route.abort());
  await host.open(container(await markup(service, 4)) + service.script());
  await expect.poll(() => host.problems.filter((text) => text.startsWith('Pix:')).length).toBe(1);
  await expect(links(page)).toHaveCount(4);
  await expect(links(page).first()).toBeVisible();
  host.problems.length = 0;
});

test('without links, a failure is shown at once, with a retry button', async ({ page, host, service }) => {
  await page.route('**/api/v1/images*', (route) => route.fulfill({ status: 400, json: {} }));
  await host.open(
    container('<a href="/">All pictures</a> <img alt="Please wait" src="data:,">') + service.script(),
  );
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('All pictures')).toHaveCount(0);
  host.problems.length = 0;
});

test('links stay while the focus is among them', async ({ page, host, service }) => {
  await recordEvent(page, 'pix-load');
  const release = await holdRequests(page, '**/api/v1/images*');
  await host.open(`${container(await markup(service, 4))}<button>Next</button>${service.script()}`);
  await expect(page.locator('pix-gallery')).toBeAttached();
  await links(page).first().focus();
  release();
  await page.waitForFunction(() => sessionStorage.getItem('pix-load'));
  await page.keyboard.press('Tab');
  await expect(links(page).nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).focus();
  await expect(links(page)).toHaveCount(0);
  await expect(page.locator('pix-gallery img').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
});

test('Pix.destroy restores the links, whether they have been replaced or not', async ({
  page,
  host,
  service,
}) => {
  await host.open(container(await markup(service, 4)) + service.script());
  const destroy = () => page.evaluate(() => window.Pix?.destroy(document.querySelector('#here') as Element));
  await expect(links(page)).toHaveCount(0);
  await destroy();
  await expect(links(page)).toHaveCount(4);
  await expect(page.locator('pix-gallery')).toHaveCount(0);
  const release = await holdRequests(page, '**/api/v1/images*');
  await page.evaluate(() => window.Pix?.scan());
  await expect(page.locator('pix-gallery')).toBeAttached();
  await destroy();
  await expect(links(page)).toHaveCount(4);
  await expect(page.locator('pix-gallery')).toHaveCount(0);
  release();
});

test('a page that restores its links gets its gallery again (H13)', async ({ page, host, service }) => {
  await host.open(container(await markup(service, 4)) + service.script());
  await expect(page.locator('pix-gallery img').first()).toBeVisible();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/' });
    link.append(document.createElement('img'));
    document.querySelector('#here')?.replaceChildren(link);
  });
  await expect(page.locator('pix-gallery img').first()).toBeVisible();
  await expect(links(page)).toHaveCount(0);
});

test('links outside the viewport stay until a visitor scrolls near', async ({ page, host, service }) => {
  let requests = 0;
  page.on('request', (request) => (requests += Number(request.url().includes('/api/v1/images'))));
  await host.open(
    `<style>main { height: 4000px }</style><main></main>${container(await markup(service, 4))}${service.script()}`,
  );
  await page.waitForFunction(() => window.Pix?.ready);
  await page.waitForLoadState('networkidle');
  expect(requests).toBe(0);
  await links(page).first().scrollIntoViewIfNeeded();
  await expect(page.locator('pix-gallery img').first()).toBeVisible();
});
