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
        <template slot="caption">
          <span data-pix-field="title" aria-hidden="true" />
        </template>
        <p slot="empty">No pictures yet.</p>
      </PixGallery>
      <p>{count} pictures</p>
    </>
  );
}
