import { PHOTOGRAPH_TAG } from '../../../mock-server/seed/catalogue/photographs.ts';

/** The gallery of the home page: it runs there, and is shown, word for word. */
export const GALLERY = `<div data-pix-gallery="all" data-tag="${PHOTOGRAPH_TAG}"
  data-limit="9" data-layout="rows"></div>`;
