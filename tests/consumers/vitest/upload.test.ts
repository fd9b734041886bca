import { createPix } from 'pix-sdk';
import { createMockFetch } from 'pix-sdk/mock';
import { expect, test } from 'vitest';

test('a file of the document is uploaded', async () => {
  const fetch = createMockFetch();
  const key = { apiKey: 'pix_test_owner', dangerouslyAllowKeyInBrowser: true };
  const pix = createPix({ baseUrl: 'http://pix.test', fetch, ...key });
  const image = new File(['<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>'], 'quay.svg');
  expect((await pix.images.upload({ image, slug: 'quay' })).slug).toBe('quay');
});
