/** Actions in the snippet builder. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { OptionField } from '../../demo/src/snippet/fields.ts';
import { sourceOf } from './shown-source.ts';

/** Parts of the page of the snippet builder. */
export const builderOf = (page: Page) => ({
  form: page.getByRole('form', { name: 'Options' }),
  /** The container of the preview. */
  container: page.locator('#stage > div'),
  gallery: page.locator('#stage pix-gallery'),
  code: page.getByRole('tabpanel').filter({ visible: true }),
});

/** The code in the selected tab. */
export const shownCode = (page: Page) => sourceOf(builderOf(page).code.locator('[data-block]'));

/** Copies the code with the button. Resolves with the content of the clipboard. */
export async function copyCode(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

/** Selects what the snippet shows: a gallery, an album, … */
export const show = (page: Page, what: string) =>
  page.getByRole('radio', { name: what, exact: true }).check();

/** Values of texts that must have a form. */
const TEXTS: Readonly<Record<string, string>> = {
  'caption-text': '{title}',
  'focal-point': '50% 30%',
  'image-url': '/{path}?w={width}',
  ratio: '3:2',
  link: '/photo/{slug}',
};

/** Chooses a value of an option other than the default. Resolves with the value of the attribute. */
export async function chooseOption(form: Locator, field: OptionField): Promise<string> {
  const { name, control, values } = field;
  const input = form.locator(`[name="${name}"]`);
  const [last = ''] =
    control === 'select'
      ? // Not all values are offered for every kind of container.
        (
          await input
            .locator('option:enabled')
            .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value))
        ).slice(-1)
      : values.slice(-1);
  if (control === 'select') await input.selectOption(last);
  else if (control === 'checkboxes' || control === 'radios')
    await input.and(form.locator(`[value="${last}"]`)).check();
  else if (control === 'checkbox') await input.check();
  else await input.fill(control === 'number' ? String(Math.max(3, field.least)) : (TEXTS[name] ?? 'sea'));
  await input.last().blur();
  return control === 'checkbox'
    ? ''
    : control === 'number'
      ? String(Math.max(3, field.least))
      : control === 'text'
        ? await input.inputValue()
        : last;
}
