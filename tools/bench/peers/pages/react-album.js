import 'yet-another-react-lightbox/styles.css';
import { createElement, Fragment, useState } from 'react';
import { createRoot } from 'react-dom/client';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { readList } from './list.js';

/** Shows the list in an album of react-photo-album, with a viewer. */
export async function showAlbum(Album, options) {
  const records = await readList();
  const photos = records.map(({ title, urls, dimensions }) => ({
    src: urls.thumbnail_url,
    alt: title,
    ...dimensions,
  }));
  const slides = records.map(({ title, urls, dimensions }) => ({
    src: urls.direct_url,
    alt: title,
    ...dimensions,
  }));

  function Gallery() {
    const [index, setIndex] = useState(-1);
    return createElement(
      Fragment,
      null,
      createElement(Album, { photos, spacing: 8, ...options, onClick: (event) => setIndex(event.index) }),
      createElement(Lightbox, {
        slides,
        index,
        open: index >= 0,
        close: () => setIndex(-1),
        plugins: [Zoom],
      }),
    );
  }
  createRoot(document.querySelector('#gallery')).render(createElement(Gallery));
}
