/** @jest-environment jsdom */
import 'pix-sdk/define';
import { sourceOf } from 'pix-sdk/elements';
import { screen } from 'shadow-dom-testing-library';

test('the gallery links to the quay', async () => {
  const gallery = document.createElement('pix-gallery');
  gallery.source = sourceOf([
    {
      id: 1,
      slug: 'quay',
      title: 'The quay',
      dimensions: { width: 1600, height: 1067 },
      urls: { direct_url: '/quay.jpg', thumbnail_url: '/quay-small.jpg' },
    },
  ]);
  document.body.append(gallery);

  const picture = await screen.findByShadowAltText('The quay');
  expect(picture.closest('a').pathname).toBe('/quay.jpg');
});
