import type { galleryTexts } from './gallery.ts';
import type { Messages } from './message.ts';

/** What leads on in a gallery says, in English. */
export const pagerTexts = {
  shownOf: '{shown} of {count} pictures',
  showMore: 'Show more',
  pages: 'Pages',
  pageNumber: 'Page {page}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  back: 'Back',
  forward: 'Forward',
} satisfies Messages;

/** Names of all that a gallery says. */
export type GalleryText = keyof typeof galleryTexts | keyof typeof pagerTexts;
