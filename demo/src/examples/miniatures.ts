import type { EXAMPLE_PAGES } from './pages.ts';

/** A gallery of a miniature: the attributes of its container. */
type Miniature = readonly string[];

/** What the card of each example shows: galleries as small as possible, which load when they come into view. */
export const MINIATURES: Readonly<Record<keyof typeof EXAMPLE_PAGES, Miniature>> = {
  gallery: ['data-pix-gallery="all" data-limit="24"'],
  layouts: [
    'data-pix-gallery="all" data-layout="rows" data-limit="12"',
    'data-pix-gallery="all" data-layout="columns" data-limit="12"',
  ],
  huge: ['data-pix-gallery="all" data-limit="60"'],
  explorer: ['data-pix-gallery="all" data-controls="search category sort tags" data-limit="12"'],
  album: [
    'data-pix-albums="all" data-limit="1"',
    'data-pix-gallery="all" data-sort="oldest" data-limit="24"',
  ],
  albums: ['data-pix-albums="all" data-limit="6"'],
  styling: ['data-pix-gallery="all" data-limit="16"'],
  languages: ['lang="ar" dir="rtl" data-pix-gallery="all" data-controls="search sort count" data-limit="12"'],
  javascript: ['data-pix-gallery="all" data-layout="carousel" data-limit="6"'],
  module: ['data-pix-gallery="all" data-layout="rows" data-limit="6" data-sort="popular"'],
};

/** Code that is shown above the pictures. */
export const MINIATURE_CODE: Readonly<Record<string, string>> = {
  javascript: "await Pix.renderGallery('#sea', {\n  layout: 'carousel',\n});",
  module: 'import \'pix-sdk/define\';\n\n<pix-gallery limit="6">',
};
