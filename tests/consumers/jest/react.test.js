import { configure, render } from '@testing-library/react';
import { createPublicPix } from 'pix-sdk';
import { createMockFetch } from 'pix-sdk/mock';
import { PixGallery } from 'pix-sdk/react';
import { createElement, useRef, useState } from 'react';
import { screen } from 'shadow-dom-testing-library';

// For busy machines.
configure({ asyncUtilTimeout: 60_000 });

const fetch = createMockFetch({ seed: { pictures: [{ slug: 'pier', title: 'The pier' }] } });
const pix = createPublicPix({ baseUrl: 'http://pix.test', fetch });

function Page() {
  const gallery = useRef(null);
  const [count, setCount] = useState(0);
  const onPixLoad = (event) => setCount(event.detail.count);
  return createElement(
    'main',
    null,
    createElement(PixGallery, { ref: gallery, source: pix, limit: 12, onPixLoad }),
    createElement('button', { onClick: () => gallery.current.show(0) }, `Look at ${count} pictures`),
  );
}

test('the button counts the pictures and opens the viewer', async () => {
  render(createElement(Page));
  const button = await screen.findByText('Look at 1 pictures');
  expect(await screen.findAllByShadowAltText('The pier')).toHaveLength(1);
  button.click();
  await screen.findByShadowRole('dialog', { name: 'Picture viewer' });
});
