import type { Browser } from 'playwright';
import { expect } from 'vitest';
import { PATIENCE_MS } from '../../tools/patience.ts';

const LOADED = { timeout: PATIENCE_MS.condition };

/** What a story shows. */
interface Shown {
  /** State of the gallery. */
  state: HTMLElementTagNameMap['pix-gallery']['state'];
  /** Text in the gallery. */
  text?: string;
  /** Computed style of the gallery. */
  style?: Record<string, string>;
}

/** The stories by their ids, in the order of the sidebar. */
const STORIES: Record<string, Shown> = {
  'gallery--pictures': { state: 'ready', text: 'Low tide, early light' },
  'gallery--empty': { state: 'empty', text: 'There are no pictures here yet.' },
  'gallery--slow': { state: 'loading' },
  'gallery--failed': { state: 'error', text: 'Try again' },
  'gallery--hostile-titles': { state: 'ready', text: '<b>bold</b>' },
  'gallery--right-to-left': { state: 'ready', text: 'غروب الشمس على البحر', style: { direction: 'rtl' } },
  'gallery--dark': {
    state: 'ready',
    text: 'Low tide, early light',
    style: { backgroundColor: 'rgb(17, 17, 17)' },
  },
};

/** Whether the gallery of a page shows what is expected, with all its images. */
function showsStory({ state, text = '', style = {} }: Shown): boolean {
  const gallery = document.querySelector('pix-gallery');
  if (gallery?.state !== state) return false;
  const root = gallery.shadowRoot;
  const images = [...(root?.querySelectorAll('img') ?? [])];
  const computed = getComputedStyle(gallery);
  return (
    (root?.textContent.includes(text) ?? false) &&
    images.length > 0 === (state === 'ready') &&
    images.every((image) => image.complete && image.naturalWidth > 0) &&
    Object.entries(style).every(([name, value]) => computed[name as 'direction'] === value)
  );
}

/** Opens a Storybook and one story after the other. Expects no error of a script, and no request to another host. */
export async function visitStories(browser: Browser, url: string): Promise<void> {
  await using page = await browser.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  // Requests of the page and of its service worker.
  page.context().on('request', (request) => {
    if (!request.url().startsWith(`${url}/`)) complaints.push(request.url());
  });
  await page.goto(`${url}/index.html`);
  const items = page.locator('[data-item-id*="--"]');
  await items.last().waitFor(LOADED);
  const ids = await items.evaluateAll((elements) =>
    elements.map((item) => item.getAttribute('data-item-id')),
  );
  expect(ids).toEqual(Object.keys(STORIES));
  const frame = await (await page.waitForSelector('#storybook-preview-iframe', LOADED)).contentFrame();
  for (const [index, [id, shown]] of Object.entries(STORIES).entries()) {
    await items.nth(index).getByRole('link').first().click();
    await frame?.waitForFunction(showsStory, shown, LOADED).catch((error: unknown) => {
      throw new Error([`${id}:`, ...complaints, String(error)].join('\n'));
    });
  }
  expect(complaints).toEqual([]);
}
