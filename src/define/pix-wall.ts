/** Registers `<pix-wall>`: `import 'pix-sdk/define/pix-wall'`. */
import './base-url-sources.ts';
import { PixWall } from '../components/pix-wall/pix-wall.ts';
import { define } from '../internal/custom-element.ts';

/** @public The registered class of `<pix-wall>`. */
export default define('pix-wall', PixWall);
export type * from '../components/events.ts';
