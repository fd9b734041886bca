/** The playground: examples of visitors, and untrusted examples in links. */
import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { MAX_FRAGMENT_CHARACTERS } from '../../../demo/src/playground/example-link.ts';
import type { SharedExample } from '../../../demo/src/playground/example.ts';
import { EXAMPLES } from '../../../demo/src/playground/examples.ts';
import { playgroundUrl } from '../../../demo/src/playground-url.ts';
import { startPixServer } from '../../../mock-server/server.ts';
import { DIST } from '../../../tools/build/configs.ts';
import { expectAccessibleTool } from '../../support/demo-page.ts';
import { expect, expectLoaded, test } from '../../support/e2e.ts';

const result = (page: Page) => page.frameLocator('iframe[title=Result]');
const tiles = (page: Page) => result(page).locator('pix-gallery img');
const consoleText = (page: Page) => page.locator('#console');
/** An editor, after it has replaced its text area. */
const editor = (page: Page, name: string) => page.locator(`.cm-content[aria-label=${name}]`);

const openExample = (page: Page, url: string, example: SharedExample) =>
  page.goto(url + playgroundUrl(example));

test('every example of the list shows pictures, and no error', async ({ page, service, host }) => {
  await page.goto(`${service.url}/playground/`);
  for (const { name } of EXAMPLES) {
    await page.getByLabel('Start from').selectOption(name);
    const button = result(page).getByRole('button', { name: 'Open the viewer' });
    if (name === 'The viewer alone') await button.click();
    const pictures = result(page).locator('img').filter({ visible: true });
    await expectLoaded(pictures.first());
    await expect(consoleText(page).locator('[data-level=error], [data-level=warn]')).toHaveCount(0);
  }
  expect(host.problems).toEqual([]);
});

test('a click before the script has loaded opens the viewer as soon as it has', async ({
  page,
  service,
  host,
}) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/cdn/sdk.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(`${service.url}/playground/`);
  const entries = await page.evaluate(() => history.length);
  await page.getByLabel('Start from').selectOption('The viewer alone');
  await result(page).getByRole('button', { name: 'Open the viewer' }).click();
  script.resolve();
  await expect(result(page).getByRole('dialog')).toBeVisible();
  // Back leaves the playground: an entry of the viewer would stay when the example runs again.
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(host.problems).toEqual([]);
});

test('on a phone, the example runs when its result comes into view or is opened', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`${service.url}/playground/`);
  await expect(editor(page, 'HTML')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('iframe[title=Result]')).toHaveCount(0);
  await page.locator('#frame').scrollIntoViewIfNeeded();
  await expect(tiles(page).first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  await expect(editor(page, 'HTML')).toBeVisible();
  await expect(page.locator('iframe[title=Result]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.locator('iframe[title=Result]')).toHaveCount(1);
});

test('an edit runs by itself, a link contains it, and Reset reverts it', async ({ page, service }) => {
  await page.goto(`${service.url}/playground/`);
  await editor(page, 'HTML').fill('<h1>Edited</h1><div data-pix-count></div>');
  await expect(result(page).getByRole('heading', { name: 'Edited' })).toBeVisible();
  await page.getByLabel('Direction').selectOption('Right to left');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page).toHaveURL(/#./);
  const link = page.url();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(tiles(page).first()).toBeVisible();

  await page.goto('about:blank');
  await page.goto(link);
  await expect(result(page).getByRole('heading', { name: 'Edited' })).toBeVisible();
  await expect(result(page).locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByLabel('Direction')).toHaveValue('rtl');
});

test('conditions change the service, language, direction and theme of the result', async ({
  page,
  service,
}) => {
  const html = '<div data-pix-gallery="all" data-limit="3" data-controls="count"></div>';
  await openExample(page, service.url, { html });
  const choose = (label: string, option: string) =>
    page.getByRole('group', { name: 'Conditions' }).getByLabel(label).selectOption(option);
  await choose('Pictures', '10,000');
  await expect(result(page).getByText('10,000 results')).toBeVisible();
  await choose('Pictures', 'None');
  await expect(result(page).getByText('There are no pictures here yet.')).toBeVisible();
  await choose('Pictures', 'Sample');
  await choose('Faults', 'Every request fails');
  await expect(result(page).getByText('The service is having problems')).toBeVisible();
  await choose('Faults', 'First request fails');
  await expect(tiles(page)).toHaveCount(3);
  await choose('Faults', 'None');
  await choose('Network', 'Slow: 2 s');
  await choose('Language', 'German');
  await choose('Theme', 'Dark');
  const root = result(page).locator('html');
  await expect(root).toHaveAttribute('lang', 'de');
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await expect(result(page).getByText(/\d Ergebnisse/)).toBeVisible();
});

test('a damaged or too long link shows a message, and leaves the code as it is', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/playground/`);
  await editor(page, 'HTML').fill('<p>Mine</p>');
  for (const [fragment, message] of [
    ['no-example', 'damaged'],
    [playgroundUrl({ html: '<p>' }).slice('/playground/#'.length, -4), 'damaged'],
    ['A'.repeat(MAX_FRAGMENT_CHARACTERS + 1), 'too long'],
    [playgroundUrl({ html: ' '.repeat(1_000_000) }).slice('/playground/#'.length), 'too long'],
  ] as const) {
    await page.evaluate((text) => (location.hash = text), fragment);
    await expect(page.getByRole('alert')).toContainText(message);
    await expect(editor(page, 'HTML')).toHaveText('<p>Mine</p>');
  }
});

test('code from a link cannot access the page, its storage, its URL or other servers', async ({
  page,
  service,
}) => {
  const requests: string[] = [];
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${service.url}/playground/`);
  await page.evaluate(() => {
    localStorage.setItem('secret', 'kept');
    document.cookie = 'secret=kept';
  });
  const js = `
    const attempts = {
      parent: () => parent.document.title,
      top: () => top.location.href,
      storage: () => localStorage.getItem('secret'),
      session: () => sessionStorage.length,
      cookie: () => document.cookie,
      leave: () => { top.location = 'https://stranger.example/'; },
      popup: () => { if (!open('https://stranger.example/')) throw new Error('no window'); },
      request: () => new XMLHttpRequest().open('GET', 'https://stranger.example/'),
      frame: () => { const frame = document.createElement('iframe'); frame.src = '/'; document.body.append(frame); return frame.contentWindow.document.title; },
    };
    for (const [name, attempt] of Object.entries(attempts)) {
      try { console.log(name, 'works', await attempt()); } catch { console.log(name, 'refused'); }
    }
    for (const url of ['https://stranger.example/data', '/llms.txt'])
      await fetch(url).then(() => console.log('fetch works'), () => console.log('fetch refused'));
    parent.postMessage({ type: 'line', level: 'x', text: '<img src=x onerror="document.title=1">' }, '*');
    parent.postMessage({ type: 'ready' }, '*');
    document.body.append('Done: ' + self.origin);
    location = 'https://stranger.example/frame';
  `;
  await openExample(page, service.url, { html: '', js });
  await expect(consoleText(page)).toContainText('<img src=x');
  const lines = await consoleText(page).innerText();
  for (const name of ['parent', 'top', 'storage', 'session', 'cookie', 'leave', 'popup', 'frame'])
    expect(lines).toContain(`${name} refused`);
  expect(lines).not.toContain('fetch works');
  // The frame cannot navigate to a foreign page either.
  await expect.poll(() => messages.some((text) => text.includes('frame-src'))).toBe(true);
  await expect(page).toHaveTitle(/Playground/);
  expect(page.url()).toContain(`${service.url}/playground/`);
  expect(await page.evaluate(() => [localStorage.getItem('secret'), document.cookie])).toEqual([
    'kept',
    'secret=kept',
  ]);
  expect(requests.filter((url) => url.includes('stranger.example'))).toEqual([]);
});

test('beside own pictures, examples show those of the sample, and their code cannot probe the own ones', async ({
  page,
}, info) => {
  const pictures = info.outputPath('pictures');
  await mkdir(pictures);
  await writeFile(
    `${pictures}/secret.svg`,
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>',
  );
  const server = await startPixServer({
    port: 0,
    pictures,
    static: [
      { prefix: '/cdn/', dir: DIST.cdn },
      { prefix: '/', dir: DIST.site },
    ],
  });
  const probe = (path: string) =>
    `<img src="${path}" onload="console.log('loaded')" onerror="console.log('refused')">`;
  const html = ['/cdn.php?id=1', '/raw/secret.svg', '/thumb/secret.svg'].map(probe).join('');
  await openExample(page, server.url, { html: `<div data-pix-gallery="all" data-limit="2"></div>${html}` });
  await expectLoaded(tiles(page).first());
  await expect(consoleText(page).getByText('refused')).toHaveCount(3);
  await expect(consoleText(page)).not.toContainText('loaded');
  await server.close();
});

test('a flood of long messages from a link is cut: the page shows its start, and stays usable', async ({
  page,
  service,
}) => {
  const js = `
    parent.postMessage({ type: 'line', level: 'log', text: 'long '.repeat(1_000_000) }, '*');
    for (let at = 0; at < 10_000; at++) parent.postMessage({ type: 'line', level: 'log', text: 'line ' + at }, '*');
  `;
  await openExample(page, service.url, { html: '', js });
  const lines = consoleText(page).locator('> div');
  await expect(lines).toHaveCount(200);
  expect((await lines.first().textContent())?.length).toBe(2_000);
});

test('the result has the theme of the site, unless another one is chosen', async ({ page, service }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openExample(page, service.url, { html: '<p>Theme</p>' });
  const root = result(page).locator('html');
  await expect(root).toHaveCSS('color-scheme', 'dark');
  await page.getByLabel('Select theme').filter({ visible: true }).selectOption('light');
  await expect(root).toHaveCSS('color-scheme', 'light');
  await page.getByRole('group', { name: 'Conditions' }).getByLabel('Theme').selectOption('Dark');
  await expect(root).toHaveCSS('color-scheme', 'dark');
});

test('the page of the frame runs nothing outside of the sandbox', async ({ page, service }) => {
  await page.goto(`${service.url}/playground/`);
  const runs = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = '/playground/frame.html';
    document.body.append(frame);
    await new Promise((resolve) => (frame.onload = resolve));
    // Runs after the listeners of the frame: an example would already have replaced the page and this listener.
    const received = new Promise((resolve) => frame.contentWindow?.addEventListener('message', resolve));
    frame.contentWindow?.postMessage({ type: 'run', example: { html: '<p id="ran">' } }, '*');
    await received;
    return frame.contentDocument?.querySelector('#ran') !== null;
  });
  expect(runs).toBe(false);
});

test('is accessible in both themes, and as narrow as 320 px', async ({ page, service }) => {
  await page.goto(`${service.url}/playground/`);
  await expect(editor(page, 'HTML')).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();
  await expectAccessibleTool(page);
});
