import { define } from '../../internal/define.ts';
import { PixSort } from './pix-sort.ts';

define('pix-sort', PixSort);
