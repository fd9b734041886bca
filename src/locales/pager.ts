import type { galleryTexts } from './gallery.ts';
import type { Messages } from './message.ts';

/** English texts of the pager and of the carousel's buttons. */
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

/** Keys of the texts of a gallery. */
export type GalleryText = keyof typeof galleryTexts | keyof typeof pagerTexts;
