/** The block in the block editor, and on the page of the post. */
import { OPTION_FIELDS } from '../../demo/src/snippet/fields.ts';
import { loadTexts } from '../../tools/wordpress/texts/load-texts.ts';
import { TEXTS } from '../../tools/wordpress/texts/texts.ts';
import { violations } from '../support/axe.ts';
import { block, post } from './support/posts.ts';
import { expect, test } from './support/wordpress.ts';

test('an editor chooses an album by its cover, changes an option, and visitors see the pictures', async ({
  page,
  editPost,
  service,
}) => {
  const headers: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(service.url)) headers.push(JSON.stringify(request.headers()));
  });
  const [album] = (await service.albums()).data;
  const { canvas, preview, insert, publish } = await editPost();
  await insert('album');
  await canvas.getByRole('button', { name: 'An album' }).click();
  await canvas.getByRole('button', { name: 'Choose an album' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose an album' });
  const item = dialog.getByRole('button', { name: album?.title ?? '' });
  await expect
    .poll(() => item.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await violations(page, { within: '.pix-chooser' })).toEqual([]);
  await item.click();
  await expect(preview.locator('pix-album img').first()).toBeVisible();
  await page.getByRole('spinbutton', { name: 'How many' }).fill('3');
  await expect(preview.locator('pix-album img')).toHaveCount(3);
  expect(await violations(page, { within: '.block-editor-block-inspector' })).toEqual([]);
  const address = await publish();
  await page.context().clearCookies();
  await page.goto(address);
  await expect(page.locator('pix-album img')).toHaveCount(3);
  expect(headers.length).toBeGreaterThan(3);
  expect(headers.join()).not.toMatch(/authorization|api-key/i);
});

test('the album chooser works by keys, finds albums by their titles, and says what is wrong', async ({
  page,
  editPost,
}) => {
  const { canvas, preview, insert } = await editPost();
  await insert('gallery');
  await canvas.getByRole('button', { name: 'An album' }).press('Enter');
  await expect(canvas.getByRole('button', { name: 'Choose an album' })).toBeFocused();
  await page.route('**/api/v1/albums?*', (route) => route.abort());
  await page.route('**/cdn/sdk.js', (route) => route.abort());
  await canvas.getByRole('button', { name: 'Choose an album' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Choose an album' });
  await expect(dialog.getByText('The albums could not be loaded.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(canvas.getByRole('button', { name: 'Choose an album' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The albums could not be loaded.')).toBeVisible();
  await page.unroute('**/api/v1/albums?*');
  await dialog.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(20);
  await dialog.getByRole('button', { name: 'Show more' }).press('Enter');
  await expect.poll(() => dialog.getByRole('listitem').count()).toBeGreaterThan(20);
  const search = dialog.getByRole('searchbox', { name: 'Search albums' });
  await search.fill('no such album');
  await expect(dialog.getByText('Nothing found.')).toBeVisible();
  await search.fill('TIDES');
  await expect(dialog.getByRole('listitem')).toHaveText(['Between two tides(13)']);
  await dialog.getByRole('listitem').getByRole('button').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(canvas.locator('.wp-block-pix-pictures')).toBeFocused();
  await expect(preview.getByText('The pictures could not be loaded.')).toBeVisible();
});

test('every option of a gallery is a control, in the language of the user', async ({ page, editPost }) => {
  const texts = (await loadTexts()).get('de')?.editor ?? {};
  const german = (english: string) => texts[english] ?? english;
  const { canvas, preview, insert } = await editPost('german');
  await insert(german(TEXTS.keywordGallery));
  await canvas.getByRole('button', { name: german(TEXTS.gallery), exact: true }).click();
  await expect(preview.locator('pix-gallery img')).toHaveCount(24);
  for (const panel of [TEXTS.look, TEXTS.visitors])
    await page.getByRole('button', { name: german(panel) }).click();
  const inspector = page.locator('.block-editor-block-inspector');
  await expect(inspector.getByText(german(TEXTS.description))).toBeVisible();
  const fields = OPTION_FIELDS.filter(({ applies }) => applies({}));
  expect(fields.length).toBeGreaterThan(15);
  for (const { label, control, values, names = {}, read } of fields) {
    const name = german(label);
    const box =
      control === 'checkboxes'
        ? inspector.getByRole('group', { name, exact: true })
        : inspector.getByLabel(name, { exact: true });
    await expect(box.first()).toBeVisible();
    for (const value of values.filter((each) => read(each, {})))
      await expect(box.first()).toContainText(german(names[value] ?? value));
  }
});

test('what users without markup or other programs entered is shown as they entered it; an album can be in its own order', async ({
  page,
  wordpress,
  editPost,
}) => {
  // WordPress filters the attributes of these users.
  const entered = { show: 'album', token: 'none', caption: 'below', 'caption-text': '{title} & more' };
  const choices = { ...entered, limit: 2, select: true, tools: ['share'] };
  const url = wordpress.run(post('con', block({ choices })));
  const { canvas, preview } = await editPost('ed', new URL(url).searchParams.get('p'));
  await canvas.locator('iframe.pix-preview').click({ force: true });
  const order = page.getByLabel('Order');
  await expect(order.locator('option').nth(0)).toHaveText('As in the album');
  await expect(preview.locator('[data-limit="2"][data-select=""]')).toHaveCount(1);
  await order.selectOption('Newest first');
  await expect(preview.locator('[data-sort="newest"]')).toHaveAttribute(
    'data-caption-text',
    '{title} & more',
  );
});

test('a template part with the block is a preview in the site editor, and on every page', async ({
  page,
  wordpress,
  signIn,
}) => {
  const footer = wordpress.run(`
    $content = '<!-- wp:pix/pictures {"choices":{"show":"albums","limit":"2"}} /-->';
    $part = ['post_type' => 'wp_template_part', 'post_name' => 'footer', 'post_title' => 'Footer'];
    $id = wp_insert_post($part + ['post_status' => 'publish', 'post_content' => $content]);
    wp_set_post_terms($id, 'twentytwentyfour', 'wp_theme');
    wp_set_post_terms($id, 'footer', 'wp_template_part_area');
    echo $id;`);
  await signIn('admin');
  const part = 'postType=wp_template_part&postId=twentytwentyfour//footer&canvas=edit';
  await page.goto(`${wordpress.url}/wp-admin/site-editor.php?${part}`);
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  await expect(canvas.frameLocator('iframe.pix-preview').locator('pix-albums img')).toHaveCount(2);
  await page.goto(wordpress.url);
  await page.locator('footer [data-pix-albums]').scrollIntoViewIfNeeded();
  await expect(page.locator('footer pix-albums img')).toHaveCount(2);
  wordpress.run(`wp_delete_post(${footer}, true);`);
});
