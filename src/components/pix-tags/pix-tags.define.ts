import { define } from '../../internal/define.ts';
import { PixTags } from './pix-tags.ts';

define('pix-tags', PixTags);
