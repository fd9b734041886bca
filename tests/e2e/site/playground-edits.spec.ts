/** Edits of visitors in the playground survive a reload and other examples, and can be downloaded as a page. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectLoaded, test } from '../../support/e2e.ts';

/** An editor, after it has replaced its text area. */
const editor = (page: Page) => page.locator('.cm-content[aria-label=HTML]');
const restore = (page: Page) => page.getByRole('button', { name: 'Restore your edits' });
const result = (page: Page) => page.frameLocator('iframe[title=Result]');
const tiles = (page: Page) => result(page).locator(':is(pix-gallery, pix-albums) img');
const heading = (page: Page, name: string) => result(page).getByRole('heading', { name });

test('an edit runs by itself, Reset reverts it, and a link contains it; edits survive a reload, other examples and links', async ({
  page,
  service,
}) => {
  await page.goto(`${service.url}/playground/`);

  await test.step('Reset and another example keep the edits for a button and for Undo', async () => {
    await editor(page).fill('<h1>Mine</h1>');
    await expect(restore(page)).toBeHidden();
    for (const replace of [
      () => page.getByRole('button', { name: 'Reset' }).click(),
      () => page.getByLabel('Start from').selectOption('Search and filters'),
    ]) {
      await replace();
      await expect(editor(page)).toContainText('data-pix-gallery');
      await restore(page).click();
      await expect(editor(page)).toHaveText('<h1>Mine</h1>');
      await expect(heading(page, 'Mine')).toBeVisible();
      await expect(restore(page)).toBeHidden();

      await replace();
      await expect(editor(page)).toContainText('data-pix-gallery');
      await editor(page).focus();
      await page.keyboard.press('ControlOrMeta+z');
      await expect(editor(page)).toHaveText('<h1>Mine</h1>');
    }
  });

  await test.step('a reload keeps the edits and the direction', async () => {
    await page.getByLabel('Start from').selectOption('Albums');
    await editor(page).fill('<h1>Mine</h1>');
    await page.getByLabel('Direction').selectOption('Right to left');
    await page.reload();
    await expect(editor(page)).toHaveText('<h1>Mine</h1>');
    await expect(heading(page, 'Mine')).toBeVisible();
    await expect(page.getByLabel('Direction')).toHaveValue('rtl');
    await expect(page.getByLabel('Start from')).toHaveValue('Albums');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(editor(page)).toContainText('data-pix-albums');
  });

  await test.step('edits can be swapped with the edits that they have replaced, also after a reload', async () => {
    await editor(page).fill('<h1>First</h1>');
    await page.getByRole('button', { name: 'Reset' }).click();
    await editor(page).fill('<h1>Second</h1>');
    await page.reload();
    await expect(editor(page)).toHaveText('<h1>Second</h1>');
    await restore(page).click();
    await expect(editor(page)).toHaveText('<h1>First</h1>');
    await restore(page).click();
    await expect(editor(page)).toHaveText('<h1>Second</h1>');
  });

  await test.step('a link contains an edit and the direction, and leaves other edits to be restored', async () => {
    await editor(page).fill('<h1>Linked</h1><div data-pix-count></div>');
    await expect(heading(page, 'Linked')).toBeVisible();
    await page.getByLabel('Direction').selectOption('Right to left');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page).toHaveURL(/#./);
    const link = page.url();
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(tiles(page).first()).toBeVisible();
    // Edits of the linked example would be restored with it.
    await page.getByLabel('Start from').selectOption('Search and filters');
    await editor(page).fill('<h1>Mine</h1>');
    await page.goto('about:blank');
    await page.goto(link);
    await expect(heading(page, 'Linked')).toBeVisible();
    await expect(result(page).locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByLabel('Direction')).toHaveValue('rtl');
    await restore(page).click();
    await expect(heading(page, 'Mine')).toBeVisible();
  });
});

test('the download of an example is a page that works on another server', async ({
  page,
  service,
  host,
  hostServer,
}) => {
  await page.goto(`${service.url}/playground/`);
  const files: string[] = [];
  for (const name of ['A gallery by script tag', 'Pictures of your own']) {
    await page.getByLabel('Start from').selectOption(name);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('pix-example.html');
    files.push(await readFile(await download.path(), 'utf8'));
  }
  expect(new Set(files).size).toBe(2);
  for (const file of files) {
    hostServer.answer(file, {});
    await page.goto(host.url);
    await expect(page.locator('pix-gallery img').first()).toBeVisible();
    await expectLoaded(page.locator('pix-gallery img').first());
  }
});
