/** @jest-environment jsdom */
import { within } from '@testing-library/dom';
import 'pix-sdk/define';
import { sourceOf } from 'pix-sdk/elements';

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

  const picture = await within(gallery.shadowRoot).findByAltText('The quay');
  expect(picture.closest('a').pathname).toBe('/quay.jpg');
});
