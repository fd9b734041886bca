'use client';

import { useEffect, useState } from 'react';
import 'pix-sdk/define';

/** Registers the elements in the browser, and counts the pictures that they load. */
export function Loaded() {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const listener = (event: HTMLElementEventMap['pix-load']) => setCount(event.detail.count);
    document.body.addEventListener('pix-load', listener);
    return () => document.body.removeEventListener('pix-load', listener);
  }, []);
  return <output>{count} pictures</output>;
}
