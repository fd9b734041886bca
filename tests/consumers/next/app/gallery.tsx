'use client';

import { useState } from 'react';
import { createPublicPix } from 'pix-sdk';
import { PixGallery } from 'pix-sdk/react';

const pix = createPublicPix({ baseUrl: 'https://pix.example' });

export function Gallery() {
  const [count, setCount] = useState(0);
  return (
    <>
      <PixGallery limit={12} source={pix} onPixLoad={(event) => setCount(event.detail.count)} />
      <output>{count} pictures</output>
    </>
  );
}
