import { createSignal } from 'solid-js';
import { createPublicPix } from 'pix-sdk';
import 'pix-sdk/define';
import 'pix-sdk/jsx/solid';

const pix = createPublicPix({ baseUrl: 'https://pix.example' });

export function Gallery() {
  const [count, setCount] = createSignal(0);
  return (
    <>
      <pix-gallery
        prop:source={pix}
        attr:limit="12"
        attr:layout="rows"
        style={{ '--pix-row-height': '180px' }}
        on:pix-load={(event) => setCount(event.detail.count)}
      >
        <template slot="caption">
          <span data-pix-field="title" aria-hidden="true" />
        </template>
      </pix-gallery>
      <p>{count()} pictures</p>
    </>
  );
}
