/** A page of `pages/`, and its name in the table. */
export interface Contestant {
  /** Name of the page's file. */
  id: string;
  name: string;
  /** Packages whose versions the result states; none for Pix, which is built from this repository, and for pages by hand. */
  packages: readonly string[];
  /** The page has no viewer, and shows only what is possible: it is no choice between libraries. */
  isByHand?: boolean;
}

const PIX: Contestant = { id: 'pix', name: 'Pix', packages: [] };

const BY_HAND: Contestant = { id: 'by-hand', name: 'Rows by hand', packages: [], isByHand: true };

const REACT: Contestant = {
  id: 'react-photo-album',
  name: 'react-photo-album and Yet Another React Lightbox',
  packages: ['react-photo-album', 'yet-another-react-lightbox', 'react'],
};

const INFINITE_GRID: Contestant = {
  id: 'infinitegrid',
  name: 'InfiniteGrid and PhotoSwipe',
  packages: ['@egjs/infinitegrid', 'photoswipe'],
};

const NANOGALLERY: Contestant = {
  id: 'nanogallery2',
  name: 'nanogallery2',
  packages: ['nanogallery2', 'jquery'],
};

/** Pages that show the same pictures in the same layout. */
export interface Group {
  layout: 'grid' | 'rows' | 'columns';
  pictures: number;
  contestants: readonly Contestant[];
}

/** What is compared, Pix first. Lists of 1,000 and 10,000 pictures: those that show such a list. */
export const GROUPS: readonly Group[] = [
  {
    layout: 'grid',
    pictures: 24,
    contestants: [
      PIX,
      { id: 'photoswipe', name: 'PhotoSwipe and a CSS grid', packages: ['photoswipe'] },
      { id: 'lightgallery', name: 'lightGallery and a CSS grid', packages: ['lightgallery'] },
      { id: 'fancybox', name: 'Fancybox and a CSS grid', packages: ['@fancyapps/ui'] },
    ],
  },
  { layout: 'rows', pictures: 24, contestants: [PIX, REACT, INFINITE_GRID, NANOGALLERY, BY_HAND] },
  {
    layout: 'columns',
    pictures: 24,
    contestants: [PIX, { ...REACT, id: 'react-photo-album-columns' }],
  },
  { layout: 'rows', pictures: 1000, contestants: [PIX, REACT, INFINITE_GRID, NANOGALLERY, BY_HAND] },
  { layout: 'rows', pictures: 10_000, contestants: [PIX, INFINITE_GRID, BY_HAND] },
];

/** Pages that give the pictures of the same article a viewer, Pix first. */
export const LIGHTBOXES: readonly Contestant[] = [
  { ...PIX, id: 'own-pix' },
  { id: 'own-glightbox', name: 'GLightbox', packages: ['glightbox'] },
  { id: 'own-photoswipe', name: 'PhotoSwipe', packages: ['photoswipe'] },
  { id: 'own-fancybox', name: 'Fancybox', packages: ['@fancyapps/ui'] },
];

/** Names of the pages of all groups. */
export const PAGES: readonly string[] = [
  ...new Set(GROUPS.flatMap(({ contestants }) => contestants.map(({ id }) => id))),
];
