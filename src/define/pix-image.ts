/** Registers `<pix-image>`: `import 'pix-sdk/define/pix-image'`. */
import './base-url-sources.ts';
import { PixImage } from '../components/pix-image/pix-image.ts';
import { define } from '../internal/custom-element.ts';

/** @public The registered class of `<pix-image>`. */
export default define('pix-image', PixImage);
export type * from '../components/events.ts';
