import { createPublicPix } from 'pix-sdk';
import 'pix-sdk/define';
import { createMockFetch } from 'pix-sdk/mock';
import { screen } from 'shadow-dom-testing-library';

test('the gallery links to the quay', async () => {
  const fetch = createMockFetch({ seed: { pictures: [{ slug: 'quay', title: 'The quay' }] } });
  const gallery = document.createElement('pix-gallery');
  gallery.source = createPublicPix({ baseUrl: 'http://pix.test', fetch });
  document.body.append(gallery);

  const picture = await screen.findByShadowAltText('The quay');
  expect(picture.closest('a')?.href).toBe('http://pix.test/i/quay');
});
