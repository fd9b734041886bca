/** Registers all elements: `import 'pix-sdk/define'`. */
import './base-url-sources.ts';
import './components/pix-gallery/pix-gallery.define.ts';
import './components/pix-album/pix-album.define.ts';
import './components/pix-albums/pix-albums.define.ts';
import './components/pix-search/pix-search.define.ts';
import './components/pix-sort/pix-sort.define.ts';
import './components/pix-categories/pix-categories.define.ts';
import './components/pix-tags/pix-tags.define.ts';
import './components/pix-count/pix-count.define.ts';
import './components/pix-image/pix-image.define.ts';
import './components/pix-wall/pix-wall.define.ts';

// For their declarations: tag names, events and `window.Pix`, which TypeScript knows only by a type that it imports.
export type * from './elements.ts';
export type * from './global.ts';
export { setDefaultSource } from './components/sources.ts';
