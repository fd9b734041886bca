/** Registers all elements: `import 'pix-sdk/define'`. */
import './define/base-url-sources.ts';
import './define/pix-gallery.ts';
import './define/pix-album.ts';
import './define/pix-albums.ts';
import './define/pix-search.ts';
import './define/pix-sort.ts';
import './define/pix-categories.ts';
import './define/pix-tags.ts';
import './define/pix-count.ts';
import './define/pix-image.ts';
import './define/pix-wall.ts';

// For their declarations: tag names, events and `window.Pix`, which TypeScript knows only by a type that it imports.
export type * from './elements.ts';
export type * from './global.ts';
export { setDefaultSource } from './components/sources.ts';
