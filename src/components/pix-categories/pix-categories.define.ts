import { define } from '../../internal/define.ts';
import { PixCategories } from './pix-categories.ts';

define('pix-categories', PixCategories);
