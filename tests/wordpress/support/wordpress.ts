import { expect, type FrameLocator, type Page } from '@playwright/test';
import { test as base } from '../../support/e2e.ts';
import { startWordpress, type USERS, type Wordpress } from './start-wordpress.ts';

export { expect };

interface Fixtures {
  /** Signs in, and opens a post in the block editor: without an id, an empty one. */
  editPost: (user?: keyof typeof USERS, id?: string | null) => Promise<Editor>;
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
      const cookies = JSON.parse(wordpress.run(cookiesOf(user))) as Record<string, string>;
      const url = wordpress.url;
      await page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url })));
    });
  },
  editPost: async ({ page, wordpress, signIn }, use) => {
    await use(async (user = 'ed', id = null) => {
      await signIn(user);
      const path = id ? `post.php?post=${id}&action=edit` : 'post-new.php?post_title=Pictures';
      await page.goto(`${wordpress.url}/wp-admin/${path}`);
      return editorOf(page);
    });
  },
});

/** Code of PHP that signs a user in, and prints the cookies: the form and the dashboard after it take seconds. */
const cookiesOf = (user: string) => `
  $id = get_user_by('login', '${user}')->ID;
  $end = time() + DAY_IN_SECONDS;
  $token = WP_Session_Tokens::get_instance($id)->create($end);
  echo json_encode([
    AUTH_COOKIE => wp_generate_auth_cookie($id, $end, 'auth', $token),
    LOGGED_IN_COOKIE => wp_generate_auth_cookie($id, $end, 'logged_in', $token),
  ]);`;

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
