import { expect, type FrameLocator, type Page } from '@playwright/test';
import { test as base } from '../../support/e2e.ts';
import { startWordpress, USERS, type Wordpress } from './start-wordpress.ts';

export { expect };

interface Fixtures {
  /** Signs in, and opens an empty post in the block editor. */
  newPost: (user?: keyof typeof USERS) => Promise<Editor>;
  signIn: (user: keyof typeof USERS) => Promise<void>;
}

/** The block editor. */
export interface Editor {
  /** Its canvas, a frame with the blocks. */
  canvas: FrameLocator;
  /** The page in the frame of the preview. */
  preview: FrameLocator;
  /** Inserts a block by its name, as users find it. */
  insert: (name: string) => Promise<void>;
  /** Publishes the post; returns its address. */
  publish: () => Promise<string>;
}

export const test = base.extend<Fixtures, { wordpress: Wordpress }>({
  wordpress: [
    async ({ service }, use) => {
      await using wordpress = await startWordpress(service.url);
      await use(wordpress);
      expect(wordpress.warnings()).toEqual([]);
    },
    { scope: 'worker' },
  ],
  signIn: async ({ page, wordpress }, use) => {
    await use(async (user) => {
      await page.goto(`${wordpress.url}/wp-login.php`);
      await page.getByLabel('Username or Email Address').fill(user);
      await page.getByLabel('Password', { exact: true }).fill(USERS[user]);
      await page.getByRole('button', { name: 'Log In' }).click();
      await page.waitForURL('**/wp-admin/**');
    });
  },
  newPost: async ({ page, wordpress, signIn }, use) => {
    await use(async (user = 'ed') => {
      await signIn(user);
      await page.goto(`${wordpress.url}/wp-admin/post-new.php?post_title=Pictures`);
      return editorOf(page);
    });
  },
});

async function editorOf(page: Page): Promise<Editor> {
  const canvas = page.frameLocator('iframe[name="editor-canvas"]');
  await canvas.locator('.block-editor-block-list__layout').first().waitFor();
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click();
  return {
    canvas,
    preview: canvas.frameLocator('iframe.pix-preview'),
    insert: async (name) => {
      await page.getByRole('button', { name: 'Toggle block inserter' }).click();
      await page.getByRole('searchbox', { name: 'Search for blocks and patterns' }).fill(name);
      await page.getByRole('option', { name: 'Pix' }).click();
      await page.getByRole('button', { name: 'Toggle block inserter' }).click();
    },
    publish: async () => {
      const bar = page.getByRole('region', { name: 'Editor top bar' });
      await bar.getByRole('button', { name: 'Publish', exact: true }).click();
      const panel = page.getByRole('region', { name: 'Editor publish' });
      await panel.getByRole('button', { name: 'Publish', exact: true }).click();
      const link = panel.getByRole('link', { name: 'View Post' });
      return (await link.getAttribute('href')) ?? '';
    },
  };
}
