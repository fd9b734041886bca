import { PHOTOGRAPH_TAG, photographs } from '../../../mock-server/seed/catalogue/photographs.ts';
import { slugFrom } from '../../../mock-server/seed/names.ts';

/** The gallery of the home page: it runs there, and is shown, word for word. */
export const GALLERY = `<div data-pix-gallery="all" data-tag="${PHOTOGRAPH_TAG}"
  data-limit="9" data-layout="rows"></div>`;

/** Number of pictures in the first two rows on a phone; on wide screens the first row has fewer. */
const FIRST_PICTURES = 4;

/** Elements of the head that load the first pictures before the script asks for them, where thumbnails are sharp enough. */
export const PRELOADS = photographs.slice(0, FIRST_PICTURES).map(({ title }) => ({
  tag: 'link' as const,
  attrs: {
    rel: 'preload',
    as: 'image',
    href: `/thumb/${slugFrom(title)}.webp`,
    media: '(max-width: 40rem), (max-width: 100rem) and (max-resolution: 1dppx)',
  },
}));
