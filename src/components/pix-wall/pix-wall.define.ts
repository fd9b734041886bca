import { define } from '../../internal/custom-element.ts';
import { PixWall } from './pix-wall.ts';

/** @public The registered class of `<pix-wall>`. */
export default define('pix-wall', PixWall);
export type * from '../events.ts';
