/** The snippet builder: its options, its preview and its markup. */
import type { Page } from '@playwright/test';
import { OPTION_FIELDS } from '../../../demo/src/snippet/fields.ts';
import { KIND_LABELS, KINDS } from '../../../demo/src/snippet/kinds.ts';
import { violations } from '../../support/axe.ts';
import { expectAccessibleTool, openDemo } from '../../support/demo-page.ts';
import { expect, test, titles, waitForFrames, type Service } from '../../support/e2e.ts';
import { shiftsOf } from '../../support/layout-shifts.ts';
import { builderOf, chooseOption, show, shownCode } from '../../support/snippet.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Code that begins with a container of attributes and the style that reserves its space, and nothing else. */
const galleryWith = (...attributes: string[]) =>
  new RegExp(`^<div\\s+${attributes.join('\\s+')}\\s+style="padding-bottom: [^"]+"\\s*></div>`);

const open = (page: Page, { url }: Service, fragment = '') => page.goto(`${url}/snippet/${fragment}`);

test('each choice for each kind of container changes the preview and the markup', async ({
  page,
  service,
}) => {
  test.slow();
  await open(page, service);
  const { form, container } = builderOf(page);
  for (const kind of KINDS)
    await test.step(KIND_LABELS[kind], async () => {
      await show(page, KIND_LABELS[kind]);
      await expect(container.locator(`> pix-${kind}`)).toBeVisible();
      for (const field of OPTION_FIELDS) {
        const input = form.locator(`[name="${field.name}"]`).first();
        // Choices for another kind stay.
        if (!(await input.isVisible()) || (await container.getAttribute(field.attribute)) !== null) continue;
        const value = await chooseOption(form, field);
        await expect(container).toHaveAttribute(field.attribute, value);
        await expect
          .poll(() => shownCode(page))
          .toContain(value ? `${field.attribute}="${value}"` : field.attribute);
      }
      const applicable = OPTION_FIELDS.filter(({ applies }) => applies({ show: kind }));
      for (const { attribute } of applicable)
        expect(await container.getAttribute(attribute), attribute).not.toBeNull();
      for (const { attribute } of OPTION_FIELDS.filter((each) => !applicable.includes(each)))
        if (!/auto-pages|sync|caption-text/.test(attribute))
          expect(await container.getAttribute(attribute)).toBeNull();
    });
});

test('a gallery and its markup reflect what a visitor chooses, text fields offer the values of the service, and the preview can be as narrow as a phone', async ({
  page,
  service,
}) => {
  await open(page, service);
  const { form, gallery } = builderOf(page);
  const { data } = await service.images('?limit=100&sort=popular');
  const category = data.find((image) => image.category)?.category ?? '';
  await form.getByLabel('Category', { exact: true }).focus();
  const values = () =>
    page
      .locator('#values-category option')
      .evaluateAll((all) => all.map((each) => (each as HTMLOptionElement).value));
  await expect.poll(values).toContain(category);
  await form.getByLabel('Category', { exact: true }).fill(category);
  await form.getByRole('combobox', { name: 'Order' }).selectOption('popular');
  await form.getByLabel('How many').fill('6');
  const wanted = await service.images(`?limit=6&sort=popular&category=${encodeURIComponent(category)}`);
  await expect(gallery.locator('img')).toHaveCount(wanted.data.length);
  await expect.poll(() => titles(page, '#stage')).toEqual(wanted.data.map(({ title }) => title));
  const source = await shownCode(page);
  for (const attribute of ['data-limit="6"', 'data-sort="popular"', `data-category="${category}"`])
    expect(source).toContain(attribute);
  await form.getByLabel('More pictures').selectOption('pages');
  await form.getByRole('radio', { name: 'Columns' }).check();
  await form.getByRole('checkbox', { name: 'search' }).check();
  await form.getByRole('checkbox', { name: 'count' }).check();
  await form.getByLabel('Category', { exact: true }).fill('');
  await expect(gallery.getByRole('searchbox')).toBeVisible();
  await expect(gallery.getByRole('navigation')).toBeVisible();
  const withControls = await shownCode(page);
  for (const attribute of ['data-paging="pages"', 'data-layout="columns"', 'data-controls="search count"'])
    expect(withControls).toContain(attribute);

  const width = () => gallery.evaluate((element) => element.clientWidth);
  await expect.poll(width).toBeGreaterThan(500);
  await page.getByRole('radio', { name: 'Phone' }).check();
  await expect.poll(width).toBe(360);
});

test('choices are kept in the URL: reload and links restore them, Back undoes them, an open picture leaves them alone', async ({
  page,
  service,
}) => {
  await open(page, service);
  const { form, container, gallery } = builderOf(page);
  await form.getByRole('radio', { name: 'Rows' }).check();
  await form.getByLabel('How many').fill('7');
  await form.getByRole('checkbox', { name: 'tags' }).check();
  await expect(page).toHaveURL(/#limit=7&layout=rows&controls=tags$/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.reload();
  await expect(form.getByRole('radio', { name: 'Rows' })).toBeChecked();
  await expect(container).toHaveAttribute('data-limit', '7');
  await page.goBack();
  await expect(container).not.toHaveAttribute('data-controls');
  await expect(form.getByRole('checkbox', { name: 'tags' })).not.toBeChecked();
  await page.goBack();
  await expect(form.getByLabel('How many')).toHaveValue('');
  await expect(container).toHaveAttribute('data-layout', 'rows');

  await page.goto('about:blank');
  await page.goto(link);
  await expect(container).toHaveAttribute('data-controls', 'tags');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => shownCode(page)).toMatch(galleryWith('data-pix-gallery="all"'));
  expect(new URL(page.url()).hash).toBe('');

  await page.goto('about:blank');
  await open(page, service, '#limit=3&history=%23photo');
  await gallery.locator('a').first().click();
  await expect(page).toHaveURL(/[#&]photo=/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/#limit=3&history=%23photo$/);
  await expect(form.getByLabel('How many')).toHaveValue('3');
});

test('everything can be chosen and copied by keyboard; visitors choose an album and a picture from those of the service', async ({
  page,
  service,
}) => {
  await open(page, service);
  await page.getByRole('radio', { name: 'Pictures' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Album cards' })).toBeChecked();
  await expect(builderOf(page).container).toHaveAttribute('data-pix-albums', 'all');
  await page.keyboard.press('Tab');
  await page.keyboard.type('owner');
  await page.keyboard.press('Enter');
  await expect(builderOf(page).container).toHaveAttribute('data-user', 'owner');
  await page.getByRole('tab', { name: 'HTML' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'npm' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<pix-albums');

  const { form, container } = builderOf(page);
  const dialog = page.getByRole('dialog');
  const albums = (await service.albums()).data;
  await show(page, 'An album');
  await expect(container).toHaveAttribute('data-pix-album', albums[0]?.token ?? '');
  await form.getByRole('button', { name: 'Choose an album' }).click();
  await dialog.getByRole('button', { name: albums[1]?.title ?? '' }).click();
  await expect(dialog).toBeHidden();
  await expect(container).toHaveAttribute('data-pix-album', albums[1]?.token ?? '');
  await expect(page).toHaveURL(new RegExp(`#show=album&token=${albums[1]?.token}$`));

  const pictures = (await service.images()).data;
  await show(page, 'One picture');
  await expect(container).toHaveAttribute('data-pix-image', pictures[0]?.slug ?? '');
  await form.getByRole('button', { name: 'Choose a picture' }).click();
  await dialog
    .getByRole('link', { name: pictures[2]?.title ?? '' })
    .first()
    .click();
  await expect(container).toHaveAttribute('data-pix-image', pictures[2]?.slug ?? '');
  await expect.poll(() => shownCode(page)).toContain(`slug="${pictures[2]?.slug}"`);
  await expect(form.getByRole('button', { name: 'Choose a picture' })).toBeFocused();
  // Neither the picker nor the viewer is open.
  await expect(dialog).toBeHidden();
});

test('loads without a shift or an error, is accessible in both themes, and as narrow as 320 px', async ({
  page,
  service,
}) => {
  test.slow();
  const problems = await openDemo(page, `${service.url}/snippet/#layout=rows&script=pinned`);
  await expect.poll(() => shownCode(page)).toContain('integrity=');
  await waitForFrames(page);
  expect(await shiftsOf(page)).toEqual([]);
  const { form, gallery } = builderOf(page);
  await page.getByRole('radio', { name: 'On my own server' }).check();
  await form.getByLabel('More pictures').selectOption('scroll');
  for (const name of ['search', 'count']) await form.getByRole('checkbox', { name }).check();
  await expect(gallery.getByRole('searchbox')).toBeVisible();
  await expect(gallery.locator('img').first()).toBeVisible();
  await expectAccessibleTool(page);
  await show(page, 'An album');
  await page.getByRole('button', { name: 'Choose an album' }).click();
  await expect(page.getByRole('dialog').locator('pix-albums .card').first()).toBeVisible();
  expect(await violations(page, { within: '#picker' })).toEqual([]);
  expect(problems).toEqual([]);
});
