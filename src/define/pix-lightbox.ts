/** Registers `<pix-lightbox>` for pictures of the page: `import 'pix-sdk/define/pix-lightbox'`. */
import { PixLightbox } from '../components/pix-lightbox/pix-lightbox.ts';
import { define } from '../internal/custom-element.ts';

/** @public The registered class of `<pix-lightbox>`. */
export default define('pix-lightbox', PixLightbox);
export type * from '../components/events.ts';
