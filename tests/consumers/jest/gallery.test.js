import { within } from '@testing-library/dom';
import { createPublicPix } from 'pix-sdk';
import 'pix-sdk/define';
import { createMockFetch } from 'pix-sdk/mock';

test('the gallery links to the quay', async () => {
  const fetch = createMockFetch({ seed: { pictures: [{ slug: 'quay', title: 'The quay' }] } });
  const gallery = document.createElement('pix-gallery');
  gallery.source = createPublicPix({ baseUrl: 'http://pix.test', fetch });
  document.body.append(gallery);

  const picture = await within(gallery.shadowRoot).findByAltText('The quay');
  expect(picture.closest('a').href).toBe('http://pix.test/i/quay');
});
