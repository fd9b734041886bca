/** The playground: damaged links, and untrusted code in links. */
import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { MAX_FRAGMENT_CHARACTERS } from '../../../demo/src/playground/example-link.ts';
import type { SharedExample } from '../../../demo/src/playground/example.ts';
import { playgroundUrl } from '../../../demo/src/playground-url.ts';
import { startPixServer } from '../../../mock-server/server.ts';
import { DIST } from '../../../tools/build/configs.ts';
import { expect, expectLoaded, test } from '../../support/e2e.ts';

const tiles = (page: Page) => page.frameLocator('iframe[title=Result]').locator('pix-gallery img');
const consoleText = (page: Page) => page.locator('#console');
/** An editor, after it has replaced its text area. */
const editor = (page: Page, name: string) => page.locator(`.cm-content[aria-label=${name}]`);

const openExample = (page: Page, url: string, example: SharedExample) =>
  page.goto(url + playgroundUrl(example));

test('a damaged or too long link shows a message and leaves the code as it is; the page of the frame runs nothing outside of the sandbox', async ({
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

  const runs = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    frame.src = '/playground/frame.html';
    document.body.append(frame);
    await new Promise((resolve) => (frame.onload = resolve));
    // Runs after the listeners of the frame: an example would already have replaced the page and this listener.
    const received = new Promise((resolve) => frame.contentWindow?.addEventListener('message', resolve));
    frame.contentWindow?.postMessage({ html: '<p id="ran">' }, '*', [new MessageChannel().port2]);
    await received;
    return frame.contentDocument?.querySelector('#ran') !== null;
  });
  expect(runs).toBe(false);
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
    console.log('<img src=x onerror="document.title=1">');
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

test('a flood of long lines from a link is cut: the page shows its start and says so, until the next run; it never reads messages that an example posts to it, which would block it', async ({
  page,
  service,
}) => {
  await page.addInitScript(() => {
    if (window !== top) return;
    const counts = { received: 0, read: 0 };
    addEventListener('message', (event) => {
      counts.received += 1;
      Object.defineProperty(event, 'data', { get: () => (counts.read += 1) });
    });
    Object.assign(window, { counts });
  });
  const js = `
    for (let at = 0; at < 100; at++) parent.postMessage([{ at }], '*');
    console.log('long '.repeat(100_000));
    for (let at = 0; at < 1_000; at++) console.log('line ' + at);
  `;
  await openExample(page, service.url, { html: '', js });
  const lines = consoleText(page).locator('> div');
  await expect(lines.last()).toHaveText('More output is not shown.');
  await expect(lines).toHaveCount(201);
  expect((await lines.first().textContent())?.length).toBe(2_000);
  const counts = () =>
    page.evaluate(() => (window as unknown as { counts: { received: number; read: number } }).counts);
  await expect.poll(async () => (await counts()).received).toBeGreaterThanOrEqual(100);
  expect((await counts()).read).toBe(0);
  await editor(page, 'JavaScript').fill("console.log('next')");
  await expect(lines).toHaveText(['next']);
});
