/** The tools that a container chooses for its viewer, and those of the page. */
import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import {
  counter,
  expect,
  requestedPaths,
  test,
  waitForViewer,
  warningsOf,
  WITHOUT_MOTION,
} from '../support/e2e.ts';
import { hold } from '../support/hold-elements.ts';

test.use(WITHOUT_MOTION);

const OWN = `<a slot="tool" href="/order/{slug}">Order a print <svg viewBox="0 0 24 24"><path d="M4 7h16" /></svg></a>
  <button slot="tool" name="like" data-key="l">Like <svg viewBox="0 0 24 24"><path d="M4 7h16" /></svg></button>`;

test('tools of a page are in the viewer with name, place and shortcut, in the bar and in the menu', async ({
  page,
  host,
  service,
}) => {
  await host.open(
    `<div data-pix-gallery="all" data-limit="3">${OWN}</div>
      <script>
        document.addEventListener('pix-tool', ({ detail }) => document.body.setAttribute('data-used', detail.name + ' ' + detail.image.slug));
        document.querySelector('button').addEventListener('click', () => document.body.setAttribute('data-clicked', ''));
      </script>${service.script()}`,
  );
  const { data } = await service.images('?limit=2');
  const slug = data[1]?.slug ?? '';
  const dialog = page.getByRole('dialog');
  const more = dialog.getByRole('button', { name: 'More' });
  const body = page.locator('body');
  for (const width of [360, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 720 });
      await page.locator('pix-gallery [data-index]').nth(1).click();
      await expect(more).toBeVisible();
      if (width === 360) await more.click();
      await expect(dialog.getByRole('link', { name: 'Order a print' })).toHaveAttribute(
        'href',
        `/order/${slug}`,
      );
      await expect(dialog.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-keyshortcuts', 'L');
      expect(await violations(page, { within: 'pix-lightbox' })).toEqual([]);
      await dialog.getByRole('button', { name: 'Like' }).click();
      await expect(body).toHaveAttribute('data-used', `like ${slug}`);
      await expect(body).toHaveAttribute('data-clicked', '');
      await body.evaluate((element) => {
        element.removeAttribute('data-used');
        element.removeAttribute('data-clicked');
      });
      await page.keyboard.press('l');
      await expect(body).toHaveAttribute('data-used', `like ${slug}`);
      // The page has its own content back, and the next viewer has the tools again.
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(page.locator('[data-pix-gallery] button[name=like]')).toHaveCount(1);
    });
});

test('a container names the tools, and pages without the option load no code for it; that of a tool loads when a pointer or the focus comes to its button', async ({
  page,
  host,
  service,
}) => {
  const paths = requestedPaths(page);
  const warnings = warningsOf(page);
  await host.open(
    `<div data-pix-gallery="all" data-limit="3"></div><div data-pix-album="${(await service.albums()).data[0]?.token}" data-tools="info, slideshow printing"></div><div data-pix-image="low-tide-early-light" data-tools=""></div>${service.script()}`,
  );
  const requests = (chunk: string) => paths.filter((path) => path.includes(`/${chunk}-`)).length;
  const tools = page.locator('pix-lightbox .tools > *');
  const open = async (tag: string) => {
    await page.locator(`${tag} [data-index]`).first().click();
    await expect(page.locator('pix-lightbox .tools:not([inert])')).toBeAttached();
  };
  const close = async () => {
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await open('pix-gallery');
  expect(await tools.count()).toBeGreaterThan(3);
  expect(['page-tools', 'info-panel', 'tool-menu'].map(requests)).toEqual([0, 0, 0]);
  await page.getByRole('button', { name: 'Info' }).hover();
  await expect.poll(() => requests('info-panel')).toBe(1);
  await page.getByRole('button', { name: 'More' }).focus();
  await expect.poll(() => requests('tool-menu')).toBe(1);
  await close();
  await open('pix-album');
  await expect(tools).toHaveCount(2);
  await expect(tools.first()).toHaveAccessibleName('Info');
  await close();
  await open('pix-image');
  await expect(tools).toHaveCount(0);
  expect(warnings).toEqual([expect.stringContaining('tools contains "printing"; there are slideshow,')]);
});

/** Tools by the chunk that they load: how a visitor uses each, and what appears then. */
const ON_USE: Record<string, { use: (page: Page) => Promise<unknown>; effect: string }> = {
  'info-panel': { use: (page) => page.keyboard.press('i'), effect: '.info h2:focus' },
  slideshow: { use: (page) => page.keyboard.press(' '), effect: '[aria-label="Pause slideshow"]' },
  'thumbnail-strip': { use: (page) => page.keyboard.press('t'), effect: '.strip' },
  // The last one, since the focus on its first entry loads the code of another tool.
  'tool-menu': {
    use: (page) => page.getByRole('button', { name: 'More' }).click(),
    effect: '.menu > :first-child:focus',
  },
};

/** Opens the second of three pictures. */
async function openSecond(page: Page): Promise<void> {
  await page.locator('pix-gallery [data-index]').nth(1).click();
  await waitForViewer(page);
}

/** Closes the viewer, whatever it shows. */
async function closeViewer(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('pix-lightbox')).toHaveCount(0);
}

test('a tool that is used before its code has loaded is used once the code arrives', async ({
  page,
  host,
  service,
}) => {
  const paths = requestedPaths(page);
  const tools = await Promise.all(
    Object.entries(ON_USE).map(async ([chunk, tool]) => ({
      ...tool,
      chunk,
      release: await hold(page, `**/chunks/${chunk}-*`),
      requests: () => paths.filter((path) => path.includes(`/${chunk}-`)).length,
    })),
  );
  await host.open(`<div data-pix-gallery="all" data-limit="3"></div>${service.script()}`);
  for (const { chunk, use, effect, release, requests } of tools)
    await test.step(chunk, async () => {
      await openSecond(page);
      expect(requests()).toBe(0);
      await use(page);
      await expect.poll(requests).toBe(1);
      // An impatient visitor uses it again.
      await use(page);
      await page.keyboard.press('ArrowRight');
      await expect(counter(page)).toHaveText('3 / 3');
      await expect(page.locator(`pix-lightbox ${effect}`)).toHaveCount(0);
      release();
      await expect(page.locator(`pix-lightbox ${effect}`)).toHaveCount(1);
      await closeViewer(page);
    });
});

test('a tool whose code cannot be loaded says so, and the viewer goes on', async ({
  page,
  host,
  service,
}) => {
  for (const chunk of Object.keys(ON_USE)) await page.route(`**/chunks/${chunk}-*`, (route) => route.abort());
  await host.open(`<div data-pix-gallery="all" data-limit="3"></div>${service.script()}`);
  for (const [chunk, { use }] of Object.entries(ON_USE))
    await test.step(chunk, async () => {
      await openSecond(page);
      // A message of the tool before is gone with its viewer.
      await expect(page.locator('pix-lightbox').getByRole('status')).not.toHaveText('Could not be loaded');
      await use(page);
      await expect(page.locator('pix-lightbox [part=toast]')).toHaveText('Could not be loaded');
      await expect(page.locator('pix-lightbox').getByRole('status')).toHaveText('Could not be loaded');
      await page.keyboard.press('ArrowRight');
      await expect(counter(page)).toHaveText('3 / 3');
      await closeViewer(page);
    });
  host.problems.length = 0;
});
