import { useState } from 'react';
import { createPublicPix } from 'pix-sdk';
import 'pix-sdk/define';
import 'pix-sdk/jsx';

const pix = createPublicPix({ baseUrl: 'https://pix.example' });

export default function App() {
  const [count, setCount] = useState(0);
  return (
    <>
      <pix-gallery limit={12} source={pix} onpix-load={(event) => setCount(event.detail.count)} />
      <output>{count} pictures</output>
    </>
  );
}
