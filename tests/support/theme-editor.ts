/** Controls and preview of the theme editor, and the styles that a theme sets. */
import { expect, type Locator, type Page } from '@playwright/test';
import { waitForViewer } from './e2e.ts';

/** The tab of a group of properties. */
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
/** The text field of a property. */
export const field = (page: Page, name: string) => page.locator(`.row[data-name="${name}"] [type=text]`);
/** The slider of a property. */
export const slider = (page: Page, name: string) => page.locator(`.row[data-name="${name}"] [type=range]`);
/** The colour picker of a property. */
export const picker = (page: Page, name: string) => page.locator(`.row[data-name="${name}"] [type=color]`);
/** The field with the CSS of the theme. */
export const css = (page: Page) => page.locator('#css');
/** The preview of the theme. */
export const stage = (page: Page) => page.locator('#stage');

/** Opens the theme editor with the theme of a fragment, and waits for the preview. */
export async function openEditor(page: Page, url: string, fragment = ''): Promise<void> {
  await page.goto(`${url}/theme/${fragment && `#${fragment}`}`);
  await expect(tiles(stage(page)).first()).toBeVisible();
}

/** Opens the theme of another fragment in the open editor. */
export const openFragment = (page: Page, fragment: string) =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);

/** Tiles of the first gallery. */
export const tiles = (root: Locator | Page) => root.locator('pix-gallery').first().locator('[part~=tile]');
const style = (element: Locator, property: string) =>
  element.evaluate((each, name) => getComputedStyle(each).getPropertyValue(name), property);

/** Computed styles of gallery, cards, controls and viewer that a theme sets. */
export async function themeStyles(page: Page, root: Locator): Promise<Record<string, string>> {
  const gallery = root.locator('pix-gallery').first();
  const parts: Record<string, readonly [Locator, string]> = {
    radius: [gallery.locator('[part~=tile] .frame, [part~=image]').first(), 'border-radius'],
    gap: [gallery.locator('.grid').first(), 'column-gap'],
    'card radius': [root.locator('pix-albums .frame').first(), 'border-radius'],
    'card ratio': [root.locator('pix-albums .frame').first(), 'aspect-ratio'],
    'card gap': [root.locator('pix-albums .grid').first(), 'gap'],
    'control size': [gallery.locator('pix-search .box'), 'block-size'],
    'control border': [gallery.locator('pix-search .box'), 'border-top-color'],
    'control radius': [gallery.locator('pix-search .box'), 'border-top-left-radius'],
    'chip size': [gallery.locator('pix-tags .chip').first(), 'block-size'],
  };
  const look: Record<string, string> = {};
  for (const [name, [element, property]] of Object.entries(parts)) {
    await element.waitFor({ state: 'attached' });
    look[name] = await style(element, property);
  }
  return look;
}

/** Computed styles of the open viewer that a theme sets. */
export async function viewerStyles(page: Page): Promise<Record<string, string>> {
  await waitForViewer(page);
  const dialog = page.locator('pix-lightbox dialog');
  return {
    color: await style(dialog, 'color'),
    font: await style(dialog, 'font'),
    button: await style(page.locator('pix-lightbox .next'), 'background-color'),
    backdrop: await style(page.locator('pix-lightbox .pswp__bg'), 'background-color'),
  };
}

/** The fragment of a theme that changes galleries, cards, controls and the viewer. */
export const THEME = [
  'gap=3px',
  'radius=21px',
  'card-ratio=3+%2F+2',
  'card-gap=30px+10px',
  'card-radius=17px',
  'control-size=50px',
  'control-radius=5px',
  'chip-size=40px',
  'control-border=rgb(0+128+0)',
  'viewer-background=rgb(250+240+230)',
  'viewer-color=rgb(40+30+20)',
  'viewer-button=rgb(220+210+200)',
  'viewer-font=20px%2F1.5+Georgia%2C+serif',
].join('&');
