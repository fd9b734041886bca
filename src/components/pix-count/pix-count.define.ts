import { define } from '../../internal/define.ts';
import { PixCount } from './pix-count.ts';

define('pix-count', PixCount);
