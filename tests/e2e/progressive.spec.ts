import type { Page } from '@playwright/test';
import { expect, test, titles, type Service } from '../support/e2e.ts';
import { hold } from '../support/hold-elements.ts';

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

test('links with pictures stay where they are, silently, and can be used, until the gallery shows its pictures and the focus is elsewhere', async ({
  page,
  host,
  service,
}) => {
  const release = await hold(page, '**/api/v1/images*');
  const content = await markup(service, 4);
  await host.open(
    `<style>
      #here { display: grid; grid-template-columns: repeat(2, 120px); gap: 9px; padding: 7px; margin-inline-start: auto; width: 260px }
      section > * + * { margin-top: 30px } section p { margin: 20px 0 }
    </style>
    ${container(content)}<section data-pix-gallery="all"><p>${content}</p><p>${content}</p></section><p>Text after</p><button>Next</button>${service.script()}`,
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
  for (const gallery of await page.locator('pix-gallery').all()) await expect(gallery).toBeHidden();
  const slug = await links(page).last().locator('img').getAttribute('alt');
  await links(page).last().click();
  expect(new URL(page.url()).hash).toBe(`#${slug}`);

  await links(page).first().focus();
  release();
  await expect(page.locator('#here pix-gallery img')).toHaveCount(4);
  await expect(page.locator('section pix-gallery img')).toHaveCount(24);
  await page.keyboard.press('Tab');
  await expect(links(page).nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Next' }).focus();
  await expect(links(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await expect(page.locator('#here > *')).toHaveCount(1);
  const gallery = page.locator('#here pix-gallery');
  await expect(gallery.locator('img').first()).toBeVisible();
  expect(await gallery.getAttribute('style')).toBe('');
  expect(await titles(page, '#here')).toHaveLength(4);
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

test('links stay when the service fails, and are replaced when it is back; without links, the failure is shown at once', async ({
  page,
  host,
  service,
}) => {
  await page.route('**/api/v1/images*', (route) => route.fulfill({ status: 400, json: {} }));
  await host.open(
    `${container(await markup(service, 4))}<div id="none" data-pix-gallery="all" data-limit="3"><a href="/">All pictures</a> <img alt="Please wait" src="data:,"></div>${service.script()}`,
  );
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(1);
  await expect(page.locator('#none').getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('All pictures')).toHaveCount(0);
  await expect(links(page)).toHaveCount(4);
  await expect(links(page).first()).toBeVisible();
  await page.unroute('**/api/v1/images*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.locator('#here pix-gallery img').first()).toBeVisible();
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

test('Pix.destroy restores the links, whether they have been replaced or not, and a page that restores its links gets its gallery again (H13)', async ({
  page,
  host,
  service,
}) => {
  await host.open(container(await markup(service, 4)) + service.script());
  const destroy = () => page.evaluate(() => window.Pix?.destroy(document.querySelector('#here') as Element));
  await expect(links(page)).toHaveCount(0);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/' });
    link.append(document.createElement('img'));
    document.querySelector('#here')?.replaceChildren(link);
  });
  await expect(page.locator('pix-gallery img').first()).toBeVisible();
  await expect(links(page)).toHaveCount(0);
  await destroy();
  await expect(links(page)).toHaveCount(1);
  await expect(page.locator('pix-gallery')).toHaveCount(0);
  const release = await hold(page, '**/api/v1/images*');
  await page.evaluate(() => window.Pix?.scan());
  await expect(page.locator('pix-gallery')).toBeAttached();
  await destroy();
  await expect(links(page)).toHaveCount(1);
  await expect(page.locator('pix-gallery')).toHaveCount(0);
  release();
});
