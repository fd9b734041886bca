/** `/cdn/pix.mjs` on host pages. */
import { expect, it } from 'vitest';
import { openPage, SCRIPT, service, useViewer, waitForPictures } from './support/host-page.ts';

/** Markup of a gallery, and a script that imports the module and sets the source of the gallery. */
const MODULE = `<pix-gallery id="own" limit="3"></pix-gallery>
  <script type="module">
    import { createPublicPix } from '${service}/cdn/pix.mjs';
    const gallery = document.querySelector('#own');
    gallery.addEventListener('pix-load', () => (gallery.dataset.loads = 'some'));
    gallery.source = createPublicPix({ baseUrl: '${service}' });
  </script>`;

it('one import shows pictures, fires pix-load and opens the viewer', async () => {
  const page = await openPage(MODULE);
  await waitForPictures(page, '#own[data-loads]', 3);
  await useViewer(page, '#own', 3);
  expect(page.window).not.toHaveProperty('Pix');
  expect(page.problems).toEqual([]);
});

it.each([
  ['the module', (script: string) => MODULE + script],
  ['the script', (script: string) => script + MODULE],
])('script and module work side by side, %s first (P1, H2)', async (_, order) => {
  const page = await openPage(order(`<div id="here" data-pix-gallery="all" data-limit="2"></div>${SCRIPT}`));
  await waitForPictures(page, '#own[data-loads]', 3);
  await waitForPictures(page, '#here pix-gallery', 2);
  await useViewer(page, '#here pix-gallery', 2);
  await useViewer(page, '#own', 3);
  expect([...page.warnings, ...page.problems]).toEqual([]);
});
