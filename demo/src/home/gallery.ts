import { PHOTOGRAPH_TAG, photographs } from '../../../mock-server/seed/catalogue/photographs.ts';
import { slugFrom } from '../../../mock-server/seed/names.ts';
import { reservedSpace } from '../snippet/reserved-space.ts';

/** The gallery of the home page, whose style sheet reserves its space. */
export const GALLERY = `<div data-pix-gallery="all" data-tag="${PHOTOGRAPH_TAG}"
  data-limit="9" data-layout="rows"></div>`;

/** The gallery as it is shown: with the style that reserves its space on other pages. */
export const SNIPPET = GALLERY.replace(
  '></div>',
  `\n  style="padding-bottom: ${reservedSpace({ layout: 'rows', limit: 9 })}"></div>`,
);

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
