import { define } from '../../internal/define.ts';
import { PixImage } from './pix-image.ts';

define('pix-image', PixImage);
