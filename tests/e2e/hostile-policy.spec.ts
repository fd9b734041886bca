import { mkdir, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startPixServer } from '../../mock-server/server.ts';
import { DIST } from '../../tools/build/configs.ts';
import {
  counter,
  expect,
  expectLoaded,
  pictureWidth,
  test,
  waitForViewer,
  warningsOf,
  WITHOUT_MOTION,
} from '../support/e2e.ts';

test.use(WITHOUT_MOTION);

const TWO = '<div data-pix-gallery="all" data-limit="2"></div>';

/** A gallery of two large pictures, whatever other tests have uploaded to the same service. */
const LARGE = '<div data-pix-gallery="all" data-tag="photograph" data-limit="2"></div>';

/** Shows the gallery, opens the viewer, and closes it. */
async function useGallery(page: Page, meanwhile?: () => Promise<void>): Promise<void> {
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
  await expectLoaded(page.locator('pix-gallery img').first());
  await page.locator('pix-gallery a').first().click();
  await expect(counter(page)).toHaveText('1 / 2');
  await waitForViewer(page);
  await meanwhile?.();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test("gallery and viewer need no inline style: style-src 'none' (P7, H22)", async ({
  page,
  host,
  service,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await host.open(
    `${LARGE}<div data-pix-gallery="all" data-limit="4" data-layout="rows" data-controls="search sort tags"></div>${service.script()}`,
    { 'content-security-policy': "style-src 'none'" },
  );
  const [grid, rows] = [page.locator('pix-gallery').first(), page.locator('pix-gallery').nth(1)];
  await expect(rows.locator('a img')).toHaveCount(4);
  // Rows are as wide as the page: the computed lengths are applied.
  await expect
    .poll(() =>
      rows.evaluate(({ shadowRoot, clientWidth }) => {
        const tiles = [...(shadowRoot?.querySelectorAll('a[data-index]') ?? [])];
        const boxes = tiles.map((tile) => tile.getBoundingClientRect());
        const right = Math.max(...boxes.map((box) => box.right)) - Math.min(...boxes.map((box) => box.left));
        const { height: control } = shadowRoot?.querySelector('pix-search')?.getBoundingClientRect() ?? {};
        return [Math.abs(right - clientWidth) < 2, Math.min(...boxes.map((box) => box.height)) > 90, control];
      }),
    )
    .toEqual([true, true, 40]);
  const squares = await grid.locator('a').evaluateAll((tiles) =>
    tiles.map((tile) => {
      const { x, y, width, height } = tile.getBoundingClientRect();
      const image = tile.querySelector('img') as HTMLImageElement;
      return {
        x,
        y,
        width,
        isSquare: Math.abs(width - height) < 1,
        fit: getComputedStyle(image).objectFit,
      };
    }),
  );
  const [first, second] = squares;
  expect(squares).toMatchObject([
    { isSquare: true, fit: 'cover' },
    { isSquare: true, fit: 'cover', y: first?.y },
  ]);
  expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(6, 0);
  // A container that has lost its gallery gets another one.
  await rows.evaluate((gallery) => gallery.parentElement?.remove());
  await useGallery(page, async () => {
    const dialog = page.locator('pix-lightbox dialog');
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 1280, height: 800 });
    const close = await page.getByRole('button', { name: 'Close', exact: true }).boundingBox();
    expect(close).toMatchObject({ width: 44, height: 44 });
    await expect.poll(() => pictureWidth(page)).toBeGreaterThan(400);
  });
});

test('a policy that blocks our requests causes one attempt of each and one error that names the directive; a report-only policy blocks nothing (H24)', async ({
  page,
  host,
  service,
}) => {
  await page.addInitScript(() => {
    const errors: unknown[] = [];
    Object.assign(window, { errors });
    document.addEventListener('pix-error', (event) => {
      const { detail } = event as CustomEvent<unknown>;
      const { code, message, attempts } = (
        detail as { error: { code: string; message: string; attempts: number } }
      ).error;
      errors.push({ code, message, attempts });
    });
  });
  const galleries = TWO + TWO.replace('2', '3') + TWO.replace('2', '4');
  await host.open(galleries + service.script(), { 'content-security-policy': "connect-src 'self'" });
  const errors = () => page.evaluate(() => (window as unknown as { errors: unknown[] }).errors);
  const message = expect.stringContaining(`blocks ${service.url}: add it to connect-src`) as unknown;
  await expect.poll(errors).toEqual(Array(3).fill({ code: 'blocked', attempts: 1, message }));
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(3);
  // One error of the browser, and one of its event, for each.
  const ofPolicy = host.problems.splice(0).filter((text) => /violates|CSP/.test(text));
  expect(ofPolicy.filter((text) => text.startsWith('CSP'))).toHaveLength(3);

  await host.open(TWO + service.script(), { 'content-security-policy-report-only': "connect-src 'self'" });
  await expect(page.locator('pix-gallery img')).toHaveCount(2);
  host.problems.length = 0;
});

test('a policy that blocks our pictures leaves links with titles, and no picture is requested twice (H24)', async ({
  page,
  host,
  service,
}) => {
  await host.open(`${TWO}${service.script()}`, { 'content-security-policy': "img-src 'self'" });
  const { data } = await service.images('?limit=2');
  const named = page.getByRole('link', { name: data[0]?.title ?? '' });
  await expect(named).toHaveAttribute('href', /\/i\//);
  await page.waitForLoadState('networkidle');
  const refused = host.problems.splice(0).filter((text) => text.startsWith('CSP img-src'));
  expect(new Set(refused).size).toBe(refused.length);
  expect(refused.length).toBeGreaterThan(0);
});

test('an isolated page shows pictures and viewer (H25)', async ({ page, host, service }) => {
  await host.open(TWO + service.script(), {
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await useGallery(page);
});

test('a page from a file shows gallery and viewer, also of pictures that the server protects, if it allows the origin null (H26)', async ({
  page,
  host,
}, info) => {
  const pictures = info.outputPath('pictures');
  await mkdir(pictures);
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>';
  for (const name of ['sea', 'shore']) await writeFile(`${pictures}/${name}.svg`, drawing);
  const scripts = [{ prefix: '/cdn/', dir: DIST.cdn }];
  const server = await startPixServer({ port: 0, pictures, allowOrigins: ['null'], static: scripts });
  const file = info.outputPath('page.html');
  await writeFile(file, `<!doctype html><body>${TWO}<script async src="${server.url}/cdn/sdk.js"></script>`);
  await page.goto(`file://${file}`);
  await useGallery(page);
  await server.close();
  expect(host.problems).toEqual([]);
});

test('pages without a URL, and a sandboxed frame of unknown origin, show gallery and viewer (H8, H26)', async ({
  page,
  host,
  service,
}) => {
  const body = `<div data-pix-gallery=all data-limit=2 data-history=?photo data-sync></div>${service.script()}`;
  const inner = `<!doctype html><body>${body}`.replaceAll('"', "'");
  const size = 'width="600" height="300"';
  await host.open(`<iframe id="data" ${size} src="data:text/html,${encodeURIComponent(inner)}"></iframe>
    <iframe id="srcdoc" ${size} srcdoc="${inner}"></iframe>
    <iframe id="sandbox" ${size} sandbox="allow-scripts" srcdoc="${inner}"></iframe>`);
  for (const id of ['data', 'srcdoc', 'sandbox'])
    await test.step(id, async () => {
      const frame = page.frameLocator(`#${id}`);
      await expect(frame.locator('pix-gallery img')).toHaveCount(2);
      await frame.locator('pix-gallery a').first().click();
      await expect(frame.locator('pix-lightbox .counter')).toHaveText('1 / 2');
      await page.keyboard.press('ArrowRight');
      await expect(frame.locator('pix-lightbox .counter')).toHaveText('2 / 2');
      await page.keyboard.press('Escape');
      await expect(frame.locator('pix-lightbox')).toHaveCount(0);
    });
});

test('features that the page does not permit are hidden, without console messages (H35)', async ({
  page,
  host,
  service,
}) => {
  const words: string[] = [];
  page.on('console', (message) => words.push(message.text()));
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'share', {
      value: () => Promise.resolve(),
      configurable: true,
    });
  });
  await host.open(TWO + service.script(), {
    'permissions-policy': 'fullscreen=(), clipboard-write=(), web-share=()',
  });
  await page.locator('pix-gallery a').first().click();
  await waitForViewer(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('link', { name: 'View picture page' })).toBeVisible();
  const offered = await page.locator('pix-lightbox [part~=menu-item]').allTextContents();
  expect(offered.join()).not.toMatch(/Full screen|Copy/);
  await expect(page.getByRole('button', { name: 'Full screen' })).toHaveCount(0);
  await page.keyboard.press('f');
  expect(words.filter((text) => !text.includes('Permissions-Policy header'))).toEqual([]);
});

test('a policy for Trusted Types without our name leaves links with pictures (P7, H23)', async ({
  page,
  host,
  service,
}) => {
  await host.open(
    `<div data-pix-gallery="all" data-limit="2"><a href="/all">All pictures</a></div>${service.script()}`,
    {
      'content-security-policy': "require-trusted-types-for 'script'; trusted-types other",
    },
  );
  await expect(page.locator('li > a > img')).toHaveCount(2);
  await expect(page.getByText('All pictures')).toHaveCount(0);
  // The browser logs the violation.
  const problems = host.problems.splice(0);
  expect(
    problems.filter((text) => !/trusted-types|Content Security Policy|TrustedTypePolicy/i.test(text)),
  ).toEqual([]);
});

test('a key in an attribute is rejected with one warning for each place, and never sent (P8)', async ({
  page,
  host,
  service,
}) => {
  const key = 'pix_test_owner';
  const warnings = warningsOf(page);
  const sent: string[] = [];
  page.on('request', async (request) =>
    sent.push(request.url(), JSON.stringify(await request.allHeaders().catch(() => ({})))),
  );
  await host.open(`<div data-pix-gallery="all" data-limit="2" data-api-key="${key}"></div>
    <div data-pix-gallery="all" data-limit="2" data-q="${key}"></div>
    <div data-pix-album="${key}">An album</div>${service.script(`data-key="${key}"`)}`);
  await expect(page.locator('pix-gallery img')).toHaveCount(4);
  await page.locator('pix-gallery a').first().click();
  await expect(counter(page)).toHaveText('1 / 2');
  await expect(page.getByText('An album')).toBeVisible();
  expect(warnings.toSorted()).toEqual(
    ['data-api-key', 'data-key', 'data-pix-album', 'data-q'].map((name) =>
      expect.stringMatching(new RegExp(`^Pix: ${name}="…" should be removed: API keys are secret`)),
    ),
  );
  expect(sent.join()).not.toContain(key);
});
