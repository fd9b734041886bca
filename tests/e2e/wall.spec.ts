import { expect, test } from '../support/e2e.ts';

test('a wall shows the pictures of its filter, one after the other, in full screen by its button, and without a fade for visitors who prefer less motion', async ({
  page,
  host,
  service,
}) => {
  const albums = (await service.albums()).data;
  const album = albums.find(({ image_count: count }) => count > 1);
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/v1/images') requested.push(search);
  });
  await host.open(
    `<div data-pix-wall data-album="${album?.token}" data-interval="1" data-fit="cover" data-caption="over" style="height: 300px"></div>${service.script()}`,
  );
  const wall = page.locator('pix-wall');
  await expect(wall.locator('img').last()).toHaveCSS('object-fit', 'cover');
  // The request of the script is the one of the element.
  expect(requested).toEqual([expect.stringContaining(`album=${album?.token}`)]);
  const first = await wall.locator('.caption').textContent();
  await expect(wall.locator('.caption')).not.toHaveText(first ?? '');
  const { height } = (await wall.boundingBox()) ?? {};
  expect(height).toBe(300);
  await wall.getByRole('button', { name: 'Full screen' }).click();
  await expect(wall.getByRole('button', { name: 'Leave full screen' })).toBeVisible();
  await page.keyboard.press('f');
  await expect(wall.getByRole('button', { name: 'Full screen', exact: true })).toBeAttached();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const images = wall.locator('img');
  const before = await images.last().getAttribute('src');
  await expect(images.last()).not.toHaveAttribute('src', before ?? '');
  await expect(images).toHaveCount(1);
});
