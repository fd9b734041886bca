/** The block in the block editor, and on the page of the post. */
import { expect, test } from './support/wordpress.ts';

const SHOT = process.env['SHOT'];

test('an editor chooses an album by its cover, changes an option, and visitors see the pictures', async ({
  page,
  newPost,
  service,
  browser,
}) => {
  page.on('console', (m) => SHOT && console.log('CONSOLE', m.type(), m.text().slice(0,300)));
  page.on('pageerror', (m) => SHOT && console.log('ERR', String(m.stack).slice(0,600)));
  const [album] = (await service.albums()).data;
  const { canvas, preview, insert, publish } = await newPost();
  await insert('album');
  if (SHOT) await page.screenshot({ path: `${SHOT}/1-placeholder.png` });
  await canvas.getByRole('button', { name: 'An album' }).click();
  await canvas.getByRole('button', { name: 'Choose an album' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose an album' });
  const item = dialog.getByRole('button', { name: album?.title });
  await expect(item.locator('img')).toHaveJSProperty('complete', true);
  if (SHOT) await page.waitForTimeout(1000);
  if (SHOT) await page.screenshot({ path: `${SHOT}/2-chooser.png` });
  await item.click();
  await expect(preview.locator('pix-album img').first()).toBeVisible();
  if (SHOT) await page.waitForTimeout(1500);
  if (SHOT) await page.screenshot({ path: `${SHOT}/3-preview.png` });
  await page.getByRole('spinbutton', { name: 'How many' }).fill('3');
  await expect(preview.locator('pix-album img')).toHaveCount(3);
  if (SHOT) await page.waitForTimeout(1500);
  if (SHOT) await page.screenshot({ path: `${SHOT}/4-limit.png` });
  const address = await publish();
  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expect(visitor.locator('pix-album img')).toHaveCount(3);
  if (SHOT) await visitor.waitForTimeout(1500);
  if (SHOT) await visitor.screenshot({ path: `${SHOT}/5-visitor.png` });
  await visitor.close();
});
