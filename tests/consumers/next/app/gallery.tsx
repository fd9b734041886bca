'use client';

import { useState } from 'react';
import { createPublicPix } from 'pix-sdk';
import { PixGallery } from 'pix-sdk/react';

const pix = createPublicPix({ baseUrl: 'https://pix.example' });

export function Gallery() {
  const [count, setCount] = useState(0);
  return (
    <>
      <PixGallery
        source={pix}
        limit={12}
        layout="rows"
        style={{ '--pix-row-height': '180px' }}
        onPixLoad={(event) => setCount(event.detail.count)}
      >
        {/* As HTML: React cannot hydrate the children of a template. */}
        <template
          slot="caption"
          dangerouslySetInnerHTML={{ __html: '<span data-pix-field="title"></span>' }}
        />
        <p slot="empty">No pictures yet.</p>
      </PixGallery>
      <p>{count} pictures</p>
    </>
  );
}
