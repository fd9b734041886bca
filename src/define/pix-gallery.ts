/** Registers `<pix-gallery>`: `import 'pix-sdk/define/pix-gallery'`. */
import './base-url-sources.ts';
import { PixGallery } from '../components/pix-gallery/pix-gallery.ts';
import { define } from '../internal/custom-element.ts';

/** @public The registered class of `<pix-gallery>`. */
export default define('pix-gallery', PixGallery);
export type * from '../components/events.ts';
