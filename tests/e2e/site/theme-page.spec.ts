/** The page of the theme editor: links, keyboard, accessibility and responsive layout. */
import { violations } from '../../support/axe.ts';
import { serveCutPage } from '../../support/cut-page.ts';
import { expectToFit } from '../../support/demo-page.ts';
import { expect, focused, test } from '../../support/e2e.ts';
import { observeShifts, shiftsOf } from '../../support/layout-shifts.ts';
import {
  css,
  field,
  openEditor,
  openFragment,
  slider,
  stage,
  tab,
  THEME,
  tiles,
} from '../../support/theme-editor.ts';

test('the theme is in the URL: reload, Back and a copied link restore it; the viewer adds no entry to the history', async ({
  page,
  service,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page, service.url);
  await slider(page, 'gap').fill('13');
  await expect(page).toHaveURL(/#gap=13px$/);
  await page.reload();
  await expect(field(page, 'gap')).toHaveValue('13px');
  await page.getByLabel('Start from').selectOption('Tight mosaic');
  await expect(field(page, 'gap')).toHaveValue('2px');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('#status')).toHaveText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goBack();
  await expect(field(page, 'gap')).toHaveValue('13px');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(field(page, 'gap')).toHaveValue('2px');
  await expect(page.getByLabel('Start from')).toHaveValue('Tight mosaic');

  await page.locator('#viewer-frame').scrollIntoViewIfNeeded();
  await expect(page.frameLocator('#viewer-frame').locator('pix-lightbox .pswp__img').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('invalid values of links and entries are ignored, and the keyboard changes values', async ({
  page,
  service,
}) => {
  await test.step('values of a link that are invalid or break out of their declaration are ignored', async () => {
    const bad = [
      'radius=nonsense',
      'focus=red%3B--pix-gap%3A9px',
      'surface=red%7D+body%7Bdisplay%3Anone',
      'control-border=rgb(0+0+0',
      'viewer-font=16px+%22Georgia',
      'viewer-panel=url(https%3A%2F%2Fstranger.example%2F)',
      'control-hover=var(--x)',
      'tile-size=inherit',
      'nothing=1px',
      'dark.gap=1px',
    ];
    await openEditor(page, service.url, ['gap=3px', ...bad].join('&'));
    await expect(css(page)).toHaveText(':root {\n  --pix-gap: 3px;\n}\n');
    await expect(page.locator('#status')).toHaveText('Parts of this link are invalid: they were ignored.');
  });

  await test.step('an invalid entry shows what to enter, and leaves the theme as it is', async () => {
    for (const text of ['wide', '2px; color: red', '-4px', 'calc(1px']) {
      await field(page, 'gap').fill(text);
      await expect(field(page, 'gap')).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, 'gap')).toHaveAccessibleDescription(/Enter a length, such as 12px/);
    }
    await expect(css(page)).toHaveText(':root {\n  --pix-gap: 3px;\n}\n');
    await field(page, 'gap').fill('1rem');
    await expect(field(page, 'gap')).not.toHaveAttribute('aria-invalid');
    await expect(css(page)).toContainText('--pix-gap: 1rem;');
  });

  await test.step('the keyboard reaches tabs, sliders and fields, and arrow keys change values', async () => {
    await page.getByRole('button', { name: 'Reset all' }).click();
    await tab(page, 'Pictures').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Cards')).toBeFocused();
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await expect(slider(page, 'tile-size')).toBeFocused();
    await slider(page, 'gap').focus();
    await page.keyboard.press('ArrowRight');
    await expect(field(page, 'gap')).toHaveValue('7px');
    await page.keyboard.press('Tab');
    expect(await (await focused(page)).evaluate((element) => element?.id)).toBe('gap');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(field(page, 'gap')).toHaveValue('17px');
    await page.keyboard.press('ArrowDown');
    await expect(css(page)).toContainText('--pix-gap: 16px;');
  });
});

test('the page is usable on a phone, fits and is accessible', async ({ page, service }) => {
  await test.step('on a phone the preview stays in view while the controls scroll below it', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openEditor(page, service.url);
    await field(page, 'radius').focus();
    await field(page, 'radius').scrollIntoViewIfNeeded();
    await expect(field(page, 'radius')).toBeInViewport();
    await expect(tiles(stage(page)).first()).toBeInViewport();
  });

  await test.step('on a phone the preview has room for what the chosen group is about, and the CSS is as wide as its box', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await tab(page, 'Pictures').click();
    await openFragment(page, 'look=neon');
    await expect(css(page)).toContainText('box-shadow');
    await expect(stage(page).locator('pix-search')).toBeHidden();
    await tab(page, 'Controls').click();
    await expect(stage(page).locator('pix-search')).toBeInViewport();
    await expect(css(page)).toContainText('box-shadow');
    expect(
      await css(page).evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth),
    ).toBe(0);
  });

  await test.step('the page fits, also from right to left', async () => {
    for (const direction of ['ltr', 'rtl']) {
      await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
      await expectToFit(page);
    }
  });

  await test.step('axe finds no violations from 360 px in light or dark, in all groups and their messages', async () => {
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    await openFragment(page, 'focus=%23ccc');
    await tab(page, 'Pictures').click();
    await field(page, 'gap').fill('wide');
    await page.getByRole('tabpanel', { includeHidden: true }).evaluateAll((panels) => {
      for (const panel of panels) panel.removeAttribute('hidden');
    });
    for (const [width, colorScheme] of [
      [360, 'light'],
      [1280, 'dark'],
      [1280, 'light'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await page.getByRole('radio', { name: 'Light' }).check();
      await expect(page.locator('.row[data-name=focus] .warning')).toContainText('needs 3:1');
      // Dark mode changes nothing but colours.
      const rules = colorScheme === 'dark' ? ['color-contrast'] : [];
      expect(await violations(page, { within: 'main', rules })).toEqual([]);
    }
  });
});

test('nothing shifts while the page is being received, on a phone or a desktop', async ({
  page,
  service,
}) => {
  await observeShifts(page);
  const cutPage = await serveCutPage(service.url, '/theme/', (html) => [
    html.indexOf('<section class="controls-pane"'),
  ]);
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.goto('about:blank');
    await page.setViewportSize(size);
    // The script shows galleries before the editor has read the theme in the URL.
    await page.goto(`${cutPage.url}#${THEME}`, { waitUntil: 'commit' });
    await tiles(stage(page)).first().waitFor({ state: 'attached' });
    cutPage.proceed();
    await expect(tiles(stage(page)).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);
  }
  cutPage.close();
});

test('values apply while the page with the viewer is being received', async ({ page, service }) => {
  const cutPage = await serveCutPage(service.url, '/theme/viewer.html', () => [0]);
  await openEditor(page, new URL(cutPage.url).origin);
  await tab(page, 'Viewer').click();
  await page.waitForFunction(() => {
    const { contentDocument } = document.querySelector('#viewer-frame') as HTMLIFrameElement;
    return contentDocument?.URL.endsWith('viewer.html');
  });
  await field(page, 'viewer-color').fill('#eeeeee');
  await expect(css(page)).toContainText('--pix-viewer-color: #eeeeee');
  cutPage.close();
});
