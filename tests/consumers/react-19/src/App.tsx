import { useEffect, useRef, useState } from 'react';
import { createPublicPix } from 'pix-sdk';
import 'pix-sdk/define';

const pix = createPublicPix({ baseUrl: 'https://pix.example' });

export default function App() {
  const place = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const gallery = document.createElement('pix-gallery');
    gallery.limit = 12;
    gallery.source = pix;
    gallery.addEventListener('pix-load', (event) => setCount(event.detail.count));
    place.current?.append(gallery);
    return () => gallery.remove();
  }, []);
  return (
    <>
      <div ref={place} />
      <output>{count} pictures</output>
    </>
  );
}
