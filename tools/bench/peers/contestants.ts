/** A page of `pages/`, and its name in the table. */
export interface Contestant {
  /** Name of the page's file. */
  id: string;
  name: string;
  /** Packages whose versions the result states; none for Pix, which is built from this repository. */
  packages: readonly string[];
}

export const CONTESTANTS: readonly Contestant[] = [
  { id: 'pix', name: 'Pix', packages: [] },
  { id: 'photoswipe', name: 'PhotoSwipe and a CSS grid', packages: ['photoswipe'] },
  { id: 'lightgallery', name: 'lightGallery and a CSS grid', packages: ['lightgallery'] },
  { id: 'fancybox', name: 'Fancybox and a CSS grid', packages: ['@fancyapps/ui'] },
  { id: 'infinitegrid', name: 'InfiniteGrid and PhotoSwipe', packages: ['@egjs/infinitegrid', 'photoswipe'] },
  {
    id: 'react-photo-album',
    name: 'react-photo-album and Yet Another React Lightbox',
    packages: ['react-photo-album', 'yet-another-react-lightbox', 'react'],
  },
];
