import { define } from '../../internal/define.ts';
import { PixSearch } from './pix-search.ts';

define('pix-search', PixSearch);
