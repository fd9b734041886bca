import { useState } from 'react';
import { createPublicPix } from 'pix-sdk';
import 'pix-sdk/define';
import 'pix-sdk/jsx';

const pix = createPublicPix({ baseUrl: 'https://pix.example' });

export function Gallery() {
  const [count, setCount] = useState(0);
  return (
    <>
      <pix-gallery
        source={pix}
        limit={12}
        layout="rows"
        style={{ '--pix-row-height': '180px' }}
        onpix-load={(event) => setCount(event.detail.count)}
      >
        <template slot="caption">
          <span data-pix-field="title" aria-hidden="true" />
        </template>
      </pix-gallery>
      <p>{count} pictures</p>
    </>
  );
}
