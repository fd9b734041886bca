/** Modules of MIGRATION.md in pages, after the described change. */
import { counter, expect, focused } from '../support/e2e.ts';
import { expectReport, gallery, NOWHERE, testModules } from '../support/module-blocks.ts';

testModules([
  {
    document: 'MIGRATION.md',
    heading: '`show()` resolves when the viewer is open',
    language: 'diff',
    body: gallery,
    shows: async ({ page }, lines) => {
      await expect.poll(() => lines).toEqual(['open']);
      await expect(counter(page)).toHaveText(/^2 \/ /);
      await page.keyboard.press('Escape');
      await expect.poll(() => lines).toEqual(['open', 'closed']);
    },
  },
  {
    document: 'MIGRATION.md',
    heading: '`reveal()` may resolve without a tile',
    language: 'diff',
    body: gallery,
    more: "import 'pix-sdk/define'; void focusPicture(document.querySelector('pix-gallery')!, 3);",
    shows: async ({ page, service }) => {
      const { data } = await service.images('?limit=4');
      const focusedName = () =>
        focused(page).then((handle) => handle.evaluate((node) => node?.querySelector('img')?.alt));
      await expect(page.locator('pix-gallery img')).toHaveCount(6);
      await expect.poll(focusedName).toBe(data[3]?.title);
    },
  },
  {
    document: 'MIGRATION.md',
    heading: 'Clients in pages reject headers with keys',
    language: 'diff',
    more: 'console.log((await pix.images.list({ limit: 2 })).data.length);',
    // The reference server accepts its own keys only.
    fill: ['public-token', 'pix_test_owner'],
    shows: (_scene, lines) => expect.poll(() => lines).toEqual(['2']),
  },
  {
    document: 'MIGRATION.md',
    heading: 'Blocked requests have the code `blocked`',
    language: 'diff',
    more: `import { createPublicPix } from 'pix-sdk'; createPublicPix({ baseUrl: '${NOWHERE}', retry: 0 }).images.list().catch(report);`,
    shows: (scene, lines) => expectReport(scene, lines, /^You are offline\.$/),
  },
  {
    document: 'MIGRATION.md',
    heading: 'Error texts are for visitors',
    body: () => `<pix-gallery base-url="${NOWHERE}"></pix-gallery>`,
    shows: (scene, lines) => expectReport(scene, lines, /^PixNetworkError/),
  },
]);
