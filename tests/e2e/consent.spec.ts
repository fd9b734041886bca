/** Containers that wait for consent, with `consent.js` on the page's own host. */
import type { Page } from '@playwright/test';
import { htmlCode } from '../../demo/src/snippet/code.ts';
import { CONSENT_TEXTS } from '../../src/locales/consent.ts';
import { violations } from '../support/axe.ts';
import { expect, focused, test, warningsOf, type Host, type Service } from '../support/e2e.ts';
import { selfHost } from '../support/page-blocks.ts';

const GALLERY = '<div data-pix-gallery="all" data-pix-render="consent" data-limit="3"></div>';

const tag = (service: Service, attributes = '') =>
  `<script async src="/pix/consent.js" data-script="${service.url}/cdn/sdk.js" ${attributes}></script>`;

const show = (page: Page) => page.getByRole('button', { name: 'Show pictures' });

const pictures = (page: Page) => page.locator('pix-gallery img');

/** The requests that the service gets from now on. */
function requestsTo(page: Page, { url }: Pick<Service, 'url'>): string[] {
  const requests: string[] = [];
  page.on('request', (request) => request.url().startsWith(url) && requests.push(request.url()));
  return requests;
}

/** Whether the browser stores anything about the visitor. */
const stored = async (page: Page) => (await page.context().storageState({ indexedDB: true })).origins;

/** Stops all requests to the service. */
const disconnect = async (page: Page, { url }: Service, host: Host) => {
  await page.route(`${url}/**`, (route) => route.abort());
  // The browser reports each as an error of the page.
  return async () => {
    await page.unroute(`${url}/**`);
    expect(host.problems.splice(0).length).toBeGreaterThan(0);
  };
};

test.beforeEach(({ page, host }) => selfHost(page, `${host.url}/pix/`));

test('a box in the language of its place names the host, and nothing is requested from it or stored before a click, which shows the pictures and keeps the focus', async ({
  page,
  host,
  service,
}) => {
  const requests = requestsTo(page, service);
  const places = ['<div lang="ar" dir="rtl">', '<div lang="de-AT">', '<div lang="fi">'];
  await host.open(
    `<main><h1>A walk</h1>${GALLERY}${places.map((place) => `${place}${GALLERY}</div>`).join('')}</main>${tag(service)}`,
  );
  await expect(page.locator('.pix-consent').first()).toContainText(new URL(service.url).host);
  const texts = ['en', 'ar', 'de', 'en'].map((lang) => CONSENT_TEXTS[lang]?.button ?? '');
  await expect(page.getByRole('button')).toHaveText(texts);
  await expect(page.locator('.pix-consent').last()).toHaveAttribute('lang', 'en');
  await page.waitForLoadState('networkidle');
  expect(await violations(page)).toEqual([]);
  expect(requests).toEqual([]);
  await show(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(pictures(page)).toHaveCount(3 * texts.length);
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await (await focused(page)).evaluate((element) => element?.getAttribute('data-pix-gallery'))).toBe(
    'all',
  );
  await page.keyboard.press('Tab');
  await expect(page.locator('pix-gallery a').first()).toBeFocused();
  expect(await stored(page)).toEqual([]);
});

test('the box fills the space that is reserved for the pictures, and nothing moves when they take its place', async ({
  page,
  host,
  service,
}) => {
  const markup = htmlCode({ consent: 'yes', limit: '12' }, tag(service), { address: '' });
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await host.open(markup);
    const sizes = () =>
      page
        .locator('[data-pix-gallery], [data-pix-gallery] > *')
        .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
    await expect(show(page)).toBeVisible();
    const [space = 0, box] = await sizes();
    expect(box).toBe(space);
    await show(page).click();
    await expect(pictures(page)).toHaveCount(12);
    // Percentages leave out the gaps.
    expect(Math.abs(((await sizes())[0] ?? 0) - space)).toBeLessThan(8);
  }
  // A box that needs more than is reserved has its own height.
  await host.open(GALLERY.replace('></div>', ' style="padding-bottom: 1%"></div>') + tag(service));
  const [button, box] = await Promise.all([
    show(page).boundingBox(),
    page.locator('.pix-consent').boundingBox(),
  ]);
  expect(box?.height).toBeGreaterThan(2 * (button?.height ?? 0));
  expect((await page.locator('[data-pix-gallery]').boundingBox())?.height).toBeCloseTo(box?.height ?? 0);
});

test("the page's own box stands in place of ours, and consent covers containers that are added later", async ({
  page,
  host,
  service,
}) => {
  const own = GALLERY.replace('></div>', '><p>From far away.</p><a href="#" data-pix-consent>Yes</a></div>');
  await host.open(own + tag(service));
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), GALLERY);
  await expect(show(page)).toHaveCount(1);
  await page.getByText('Yes').click();
  await expect(page.locator('pix-gallery')).toHaveCount(2);
  await expect(pictures(page)).toHaveCount(6);
  await expect(page.getByText('From far away.')).toHaveCount(0);
  await page.evaluate((html) => document.body.insertAdjacentHTML('afterbegin', html), own);
  await expect(page.locator('pix-gallery')).toHaveCount(3);
  await expect(page.getByText('From far away.')).toHaveCount(0);
  expect(page.url()).not.toContain('#');
});

test('consent is remembered for the host only if the tag asks for it', async ({ page, host, service }) => {
  await host.open(GALLERY + tag(service, 'data-remember'));
  await show(page).click();
  await expect(pictures(page)).toHaveCount(3);
  await page.reload();
  await expect(pictures(page)).toHaveCount(3);
  const key = `pix-consent:${new URL(service.url).host}`;
  await page.evaluate((name) => localStorage.removeItem(name), key);
  await page.reload();
  await expect(show(page)).toBeVisible();
  expect(await stored(page)).toEqual([]);
});

test('a box names the other host that its pictures come from, and consent for one host is none for another', async ({
  page,
  host,
  service,
}) => {
  const resized = requestsTo(page, { url: 'https://resized.example' });
  await page.route('https://resized.example/**', (route) =>
    route.fulfill({ path: 'docs/images/gallery.webp' }),
  );
  const other = GALLERY.replace('data-l', 'data-image-url="https://resized.example/{width}/{path}" data-l');
  await host.open(GALLERY + other + tag(service, 'data-remember'));
  await expect(page.locator('.pix-consent', { hasText: 'resized.example' })).toHaveCount(1);
  for (const count of [3, 6]) {
    expect(resized).toEqual([]);
    await show(page).first().click();
    await expect(pictures(page)).toHaveCount(count);
    await page.waitForLoadState('networkidle');
  }
  await page.reload();
  await expect(pictures(page)).toHaveCount(6);
  expect(resized.length).toBeGreaterThan(0);
});

test('Pix.consent() of a consent manager shows the pictures once the page has been parsed, and stores nothing', async ({
  page,
  host,
  service,
}) => {
  // The pictures' script has loaded and shown pictures while the page is being parsed.
  await page.route(`${host.url}/late.js`, async (route) => {
    await page.locator('pix-image img').waitFor();
    await route.fulfill({ body: '', contentType: 'text/javascript' });
  });
  await host.open(
    `${tag(service, 'data-remember').replace('async ', '')}<script>Pix.consent();</script><div data-pix-image="low-tide-early-light"></div>
      ${GALLERY.replace('></div>', '><p>Please wait</p><script src="/late.js"></script><p>for it</p></div>')}`,
  );
  await expect(page.getByText('for it')).toHaveCount(0);
  await expect(pictures(page)).toHaveCount(3);
  await page.evaluate(() => window.Pix?.consent?.());
  expect(await stored(page)).toEqual([]);
});

test('when the service cannot be reached, all boxes say so, that of the click to screen readers, and any button tries again', async ({
  page,
  host,
  service,
}) => {
  const reconnect = await disconnect(page, service, host);
  const invisible = GALLERY.replace('></div>', '><!-- Pictures --><noscript>Off</noscript></div>');
  const own = GALLERY.replace('></div>', ' id="own">Ask first</div>');
  const button = '<template shadowrootmode="open"><button data-pix-consent>All</button></template>';
  await host.open(`<main>${GALLERY}${invisible}${own}<div>${button}</div></main>${tag(service)}`);
  await show(page).last().click();
  await expect(page.getByText(/could not be loaded/)).toHaveCount(2);
  await expect(page.getByRole('alert')).toHaveCount(1);
  await expect(page.locator('[data-pix-gallery]').nth(1).getByRole('alert')).toBeVisible();
  await expect(page.locator('#own')).toHaveAttribute('data-pix-consent-failed', '');
  await reconnect();
  await page.getByRole('button', { name: 'All' }).click();
  await expect(pictures(page)).toHaveCount(9);
  await expect(page.locator('[data-pix-consent-failed]')).toHaveCount(0);
});

test('the box names the host of the service, and that of the script if it is another one', async ({
  page,
  host,
  service,
}) => {
  const warnings = warningsOf(page);
  const { host: name, port } = new URL(service.url);
  const other = `localhost:${port}`;
  const open = async (baseUrl: string, script = service.url, lang = 'en') => {
    await host.open(
      `<div lang="${lang}">${GALLERY}</div><script src="/pix/consent.js" data-script="${script}/cdn/sdk.js" data-base-url="${baseUrl}"></script>`,
    );
    return (await page.locator('.pix-consent > p').textContent())?.replaceAll(/[\u2068\u2069]/g, '');
  };
  const sentence = (...names: string[]) =>
    `The pictures here come from ${names[0]}. To show them, your browser connects to ${names.join(', ')}.`;
  expect(await open(service.url, `http://${other}`)).toBe(sentence(name, other));
  expect(await open(service.url, `http://${other}`, 'ja')).toContain(`${name}、${other}`);
  expect(await open(service.url, `http://${other}`, 'lus')).toContain(`${name}, ${other}`);
  expect(await open(service.url, '/pix')).toBe(sentence(name));
  expect(await open('/')).toBe(sentence(name));
  expect(warnings).toEqual([]);
  expect(await open('https://')).toBe(sentence(name));
  expect(warnings).toEqual(['Pix: data-base-url="https://" should be an http(s) address.']);
});

test('a warning tells of containers without a button, and of a tag for another service', async ({
  page,
  host,
  service,
}) => {
  const warnings = warningsOf(page);
  const other = tag(service).replace('<script', '<script data-base-url="https://other.example"');
  await host.open(
    `${GALLERY.replace('></div>', '><a href="/more">Pictures</a></div>')}${tag(service)}${tag(service)}${other}`.replaceAll(
      'async ',
      '',
    ),
  );
  expect(warnings).toEqual([
    expect.stringMatching(/^Pix: the second consent\.js, for other\.example, .* is ignored\.$/),
    'Pix: containers wait with content of their own, and no button of the document has data-pix-consent.',
  ]);
});

test('without the box, the embed script leaves out containers that wait, until the attribute is gone', async ({
  page,
  host,
  service,
}) => {
  await host.open(
    `${GALLERY.replace('></div>', ' id="waits">Ask first</div>')}<div data-pix-image="low-tide-early-light"></div>${service.script()}`,
  );
  await expect(page.locator('pix-image img')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#waits')).toHaveText('Ask first');
  await page.locator('#waits').evaluate((element) => element.removeAttribute('data-pix-render'));
  await expect(pictures(page)).toHaveCount(3);
  await page.locator('#waits').evaluate((element) => element.setAttribute('data-pix-render', 'consent'));
  await expect(page.locator('#waits')).toHaveText('Ask first');
});

test('one warning names a wrong value, a wrong element, whose content stays, and a script that comes from the host itself', async ({
  page,
  host,
  service,
}) => {
  const warnings = warningsOf(page);
  await host.open(
    `${GALLERY.replaceAll('"consent"', '"Consent"').repeat(2)}<section data-pix-render="consent">Kept</section><script async src="${service.url}/cdn/consent.js"></script>`,
  );
  await expect(show(page)).toHaveCount(2);
  expect(warnings).toEqual([
    expect.stringMatching(/consent\.js comes from .* Host it yourself, and set data-script/),
    'Pix: data-pix-render="Consent" of a container should be consent.',
    'Pix: data-pix-render of <section> has no effect: it belongs on the container itself.',
  ]);
  await show(page).first().click();
  await expect(pictures(page)).toHaveCount(6);
  await expect(page.getByText('Kept')).toBeVisible();
});
