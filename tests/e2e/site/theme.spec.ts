/** The theme editor: its controls change the preview, and its CSS has the same effect on other pages. */
import { decodeExample } from '../../../demo/src/playground/example-link.ts';
import { expect, test } from '../../support/e2e.ts';
import {
  css,
  field,
  openEditor,
  openFragment,
  picker,
  slider,
  stage,
  tab,
  THEME,
  themeStyles,
  tiles,
  viewerStyles,
} from '../../support/theme-editor.ts';

test('controls and looks change the preview', async ({ page, service }) => {
  await openEditor(page, service.url);
  const gallery = stage(page).locator('pix-gallery').first();
  const start = page.getByLabel('Start from');
  const reset = page.getByRole('button', { name: 'Reset all' });

  await test.step('sliders change galleries, cards and controls at once', async () => {
    await slider(page, 'gap').fill('20');
    await expect(field(page, 'gap')).toHaveValue('20px');
    await expect(stage(page).locator('pix-gallery .grid').first()).toHaveCSS('column-gap', '20px');
    await tab(page, 'Cards').click();
    await slider(page, 'card-radius').fill('33');
    await expect(stage(page).locator('pix-albums .frame').first()).toHaveCSS('border-radius', '33px');
    await slider(page, 'card-ratio').fill('1.5');
    await expect(stage(page).locator('pix-albums .frame').first()).toHaveCSS('aspect-ratio', '1.5 / 1');
    await tab(page, 'Controls').click();
    await slider(page, 'control-size').fill('52');
    await expect(stage(page).locator('pix-search .box').first()).toHaveCSS('block-size', '52px');
  });

  await test.step('colour pickers, typed colours and lists of fonts change the preview and the viewer', async () => {
    await tab(page, 'Colours').click();
    await picker(page, 'control-border').fill('#ff0000');
    const search = stage(page).locator('pix-search .box').first();
    await expect(search).toHaveCSS('border-top-color', 'rgb(255, 0, 0)');
    await field(page, 'control-surface').fill('rgb(0 0 255 / 50%)');
    await expect(search).toHaveCSS('background-color', 'rgba(0, 0, 255, 0.5)');
    await tab(page, 'Viewer').click();
    await field(page, 'viewer-color').fill('lime');
    const shown = page.frameLocator('#viewer-frame').locator('pix-lightbox dialog');
    await expect(shown).toHaveCSS('color', 'rgb(0, 255, 0)');
    await expect(shown.getByRole('button', { name: 'More', exact: true })).toBeVisible();
    // The viewer that opens by itself leaves the focus in the field.
    await expect(field(page, 'viewer-color')).toBeFocused();
    await page.locator('.row[data-name=viewer-font] select').selectOption('Monospace');
    await page.getByRole('button', { name: 'Open the viewer' }).click();
    const look = await viewerStyles(page);
    expect(look['color']).toBe('rgb(0, 255, 0)');
    expect(look['font']).toContain('ui-monospace');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open the viewer' })).toBeFocused();
  });

  await reset.click();
  await test.step('the preview has the chosen layout, page background and font', async () => {
    for (const layout of ['rows', 'columns', 'carousel', 'grid']) {
      await page.getByLabel('Layout').selectOption(layout);
      await expect(gallery).toHaveJSProperty('layout', layout);
    }
    await tab(page, 'Page').click();
    await picker(page, 'page-background').fill('#ffeedd');
    await page.locator('.row[data-name=page-font] select').selectOption('Serif');
    await expect(stage(page)).toHaveCSS('background-color', 'rgb(255, 238, 221)');
    await expect(gallery).toHaveCSS('font-family', /^Georgia/);
    await expect(css(page)).toHaveText(/nothing to copy/);
  });

  await test.step('a look brings its layout, the defaults return to the grid', async () => {
    await start.selectOption('Neon');
    await expect(gallery).toHaveJSProperty('layout', 'rows');
    await start.selectOption('Defaults');
    await expect(gallery).toHaveJSProperty('layout', 'grid');
    await start.selectOption('Neon');
    await reset.click();
    await expect(gallery).toHaveJSProperty('layout', 'grid');
  });

  await test.step('a look shows the group that it is about, has styles of parts, and a short link', async () => {
    await start.selectOption('Light viewer');
    await expect(tab(page, 'Viewer')).toHaveAttribute('aria-selected', 'true');
    const viewer = page.frameLocator('#viewer-frame').locator('pix-lightbox');
    await expect(viewer.locator('dialog')).toHaveCSS('color', 'rgb(28, 27, 26)');
    await viewer.getByRole('button', { name: 'Info' }).click();
    await expect(viewer.locator('[part~=info]')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await openFragment(page, 'look=polaroid');
    await expect(start).toHaveValue('Polaroid');
    await expect(tiles(stage(page)).first()).toHaveCSS('padding-bottom', '34px');
    await expect(css(page)).toContainText(':is(pix-gallery, pix-album)::part(tile) {');
    await slider(page, 'gap').fill('31');
    await expect(page).toHaveURL(/#look=polaroid&.*gap=31px/);
    await page.reload();
    await expect(field(page, 'gap')).toHaveValue('31px');
    await expect(tiles(stage(page)).first()).toHaveCSS('padding-bottom', '34px');
  });
});

test('the CSS contains only values that differ from the defaults; presets replace them, and contrasts are measured', async ({
  page,
  service,
}) => {
  await openEditor(page, service.url);
  const start = page.getByLabel('Start from');
  const reset = page.getByRole('button', { name: 'Reset all' });
  const summary = page.locator('#contrast-summary');

  await test.step('defaults have no CSS to copy, and Reset empties it', async () => {
    await expect(css(page)).toHaveText('/* Every value is a default: there is nothing to copy. */');
    await page.getByRole('button', { name: 'Copy CSS' }).click();
    await expect(page.locator('#status')).toHaveText('There is no CSS to copy.');
    await field(page, 'gap').fill('2');
    await expect(css(page)).toHaveText(':root {\n  --pix-gap: 2px;\n}\n', { useInnerText: false });
    await field(page, 'radius').fill('4px');
    await tab(page, 'Viewer').click();
    await picker(page, 'viewer-background').fill('#000000');
    await picker(page, 'viewer-color').fill('#eeeeee');
    await expect(css(page)).toHaveText(':root {\n  --pix-gap: 2px;\n  --pix-viewer-color: #eeeeee;\n}\n');
    await page.getByRole('button', { name: 'Reset Text colour (Viewer)' }).click();
    await expect(field(page, 'viewer-color')).toBeFocused();
    await expect(css(page)).toHaveText(':root {\n  --pix-gap: 2px;\n}\n');
    await reset.click();
    await expect(css(page)).toHaveText(/nothing to copy/);
    await expect(stage(page).locator('pix-gallery .grid').first()).toHaveCSS('column-gap', '6px');
  });

  await test.step('a preset shows that it has replaced own values, which Back restores', async () => {
    await tab(page, 'Pictures').click();
    await field(page, 'gap').fill('37');
    await expect(css(page)).toContainText('--pix-gap: 37px');
    await start.selectOption({ index: 1 });
    await expect(css(page)).not.toContainText('--pix-gap: 37px');
    await expect(page.locator('#status')).toHaveText(/^Your values were replaced/);
    await page.goBack();
    await expect(css(page)).toContainText('--pix-gap: 37px');
    await start.selectOption('Defaults');
    await start.selectOption({ index: 1 });
    await expect(page.locator('#status')).toBeEmpty();
  });

  await reset.click();
  await test.step('colours with too little contrast are listed, with their contrast and the required one', async () => {
    await expect(summary).toHaveText('All contrasts are sufficient.');
    await tab(page, 'Colours').click();
    await field(page, 'focus').fill('#999999');
    await expect(field(page, 'focus')).toHaveAccessibleDescription(
      /Focus ring on the page: 2\.8:1, needs 3:1\./,
    );
    await expect(summary).toHaveText(/^2 of \d+ contrasts are too low\.$/);
    await expect(page.getByRole('row', { name: /^Focus ring on the page/ })).toContainText('2.8:1 too low');
    await tab(page, 'Page').click();
    await field(page, 'page-color').fill('#777777');
    await expect(field(page, 'page-color')).toHaveAccessibleDescription(
      /Text on the page: 4\.4:1, needs 4\.5:1\./,
    );
    await openFragment(page, 'viewer-background=white');
    await expect(page.getByRole('row', { name: /^Text in the viewer/ })).toContainText('1.0:1 too low');
  });

  await reset.click();
  await test.step('all presets have sufficient contrasts, in light and dark', async () => {
    for (const name of await page.locator('#presets option').allTextContents()) {
      await start.selectOption(name);
      if (name !== 'Defaults') await expect(css(page)).toContainText('--pix-');
      await expect(summary).toHaveText('All contrasts are sufficient.');
    }
  });
});

test('the copied CSS has the same effect on another page', async ({ page, service, host, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openEditor(page, service.url, THEME);
  const look = await themeStyles(page, stage(page));
  await page.getByRole('button', { name: 'Open the viewer' }).click();
  const viewer = await viewerStyles(page);
  // The frame of the preview, which opens a viewer of its own, may have the focus.
  await page.locator('pix-lightbox dialog').press('Escape');
  await page.locator('pix-lightbox').waitFor({ state: 'detached' });
  const sheets: string[] = [];
  for (const scope of ['The whole page', 'One container']) {
    await page.locator('#scope').selectOption(scope);
    await page.getByRole('button', { name: 'Copy CSS' }).click();
    await expect(page.locator('#status')).toHaveText('CSS copied.');
    sheets.push(await page.evaluate(() => navigator.clipboard.readText()));
  }
  expect(new Set(sheets).size).toBe(2);
  for (const copied of sheets) {
    await host.open(`<style>${copied} body { font-family: system-ui, sans-serif; color: #111 }</style>
      <div class="my-gallery">
        <div data-pix-gallery="all" data-limit="6" data-controls="search sort tags"></div>
        <div data-pix-albums="all" data-limit="3"></div>
      </div>${service.script()}`);
    await expect(tiles(page).first()).toBeVisible();
    expect(await themeStyles(page, page.locator('body'))).toEqual(look);
    await page.evaluate(async () => {
      const pix = await window.Pix?.ready;
      const pictures = await pix?.listImages({ limit: 12 });
      await pix?.openViewer(pictures?.data ?? []);
    });
    expect(await viewerStyles(page)).toEqual(viewer);
  }
});

test('colours of dark mode are only in the dark preview, in the playground, and copied into a media query', async ({
  page,
  service,
  host,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openEditor(page, service.url, 'control-border=rgb(0+0+200)');
  const light = page.getByRole('radio', { name: 'Light' });
  const dark = page.getByRole('radio', { name: 'Dark' });
  const search = page.locator('pix-search .box').first();

  await test.step('the preview starts with the theme of the site', async () => {
    await expect(dark).toBeChecked();
    await expect(stage(page)).toHaveCSS('background-color', 'rgb(21, 20, 19)');
    await page.getByLabel('Select theme').filter({ visible: true }).selectOption('light');
    await expect(light).toBeChecked();
  });

  await dark.check();
  await tab(page, 'Colours').click();
  await expect(field(page, 'control-border')).toHaveAttribute('placeholder', 'rgb(0 0 200)');
  await field(page, 'control-border').fill('rgb(200 200 0)');
  await expect(search).toHaveCSS('border-top-color', 'rgb(200, 200, 0)');
  await expect(search).toHaveCSS('color', 'rgb(244, 241, 238)');
  await light.check();
  await expect(search).toHaveCSS('border-top-color', 'rgb(0, 0, 200)');
  const copied = (await css(page).textContent()) ?? '';

  await test.step('the playground opens with the theme and the page of the preview', async () => {
    const link = page.getByRole('link', { name: 'Open in the playground' });
    const result = page.frameLocator('iframe[title=Result]').locator('pix-search .box');
    /** The theme of the page that the link opens, which follows after edits. */
    const theme = async () => {
      const [, fragment = ''] = ((await link.getAttribute('href')) ?? '').split('#');
      return fragment && (await decodeExample(fragment)).settings?.theme;
    };
    await expect.poll(theme).toBe('light');
    const inLight = (await link.getAttribute('href')) ?? '';
    await dark.check();
    await expect.poll(theme).toBe('dark');
    await link.click();
    await expect(result).toHaveCSS('border-top-color', 'rgb(200, 200, 0)');
    await expect(result).toHaveCSS('color', 'rgb(244, 241, 238)');
    await page.goto('about:blank');
    await page.goto(inLight);
    await expect(result).toHaveCSS('border-top-color', 'rgb(0, 0, 200)');
  });

  await page.emulateMedia({ colorScheme: 'light' });
  await host.open(
    `<style>${copied}</style><div data-pix-gallery="all" data-limit="3" data-controls="search"></div>${service.script()}`,
  );
  await expect(search).toHaveCSS('border-top-color', 'rgb(0, 0, 200)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(search).toHaveCSS('border-top-color', 'rgb(200, 200, 0)');
});
