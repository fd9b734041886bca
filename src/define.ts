/** Registers `<pix-gallery>`, `<pix-album>` and `<pix-albums>`: `import 'pix-sdk/define'`. */
import './components/pix-gallery/pix-gallery.define.ts';
import './components/pix-album/pix-album.define.ts';
import './components/pix-albums/pix-albums.define.ts';
