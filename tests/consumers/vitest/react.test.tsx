import { render } from '@testing-library/react';
import { createPublicPix } from 'pix-sdk';
import { createMockFetch } from 'pix-sdk/mock';
import { PixGallery } from 'pix-sdk/react';
import { useRef, useState } from 'react';
import { screen } from 'shadow-dom-testing-library';
import { expect, test } from 'vitest';

const fetch = createMockFetch({ seed: { pictures: [{ slug: 'pier', title: 'The pier' }] } });
const pix = createPublicPix({ baseUrl: 'http://pix.test', fetch });

function Page() {
  const gallery = useRef<HTMLElementTagNameMap['pix-gallery']>(null);
  const [count, setCount] = useState(0);
  return (
    <>
      <PixGallery ref={gallery} source={pix} limit={12} onPixLoad={(event) => setCount(event.detail.count)} />
      <button onClick={() => void gallery.current?.show(0)}>Look at {count} pictures</button>
    </>
  );
}

test('the button counts the pictures and opens the viewer', async () => {
  render(<Page />);
  const button = await screen.findByText('Look at 1 pictures');
  expect(await screen.findAllByShadowAltText('The pier')).toHaveLength(1);
  button.click();
  await screen.findByShadowRole('dialog', { name: 'Picture viewer' });
});
