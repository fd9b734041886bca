import type { Plugin } from 'vite';

/** One edit of a library's file: what must stand there, and what stands there afterwards. */
export interface Edit {
  /** End of the file's path. */
  file: string;
  from: string | RegExp;
  to: string;
}

/**
 * Edits library files while they are bundled. An edit that finds nothing to do fails the build: a new version of the
 * library must be looked at, not silently bundled as it is.
 *
 * @param unasked What our own files must not say, because an edit takes it out of a library.
 */
export function vendorEdits(name: string, edits: readonly Edit[], unasked: readonly RegExp[] = []): Plugin {
  return {
    name,
    enforce: 'pre',
    transform(code, id) {
      const asked = id.includes('/node_modules/') ? null : unasked.find((words) => words.test(code));
      if (asked) this.error(`${id} says what ${String(asked)} finds: an edit leaves that out of the bundle.`);
      const own = edits.filter(({ file }) => id.endsWith(file));
      if (!own.length) return undefined;
      for (const { file, from, to } of own) {
        const edited = code.replace(from, to);
        if (edited === code)
          this.error(`${file} no longer has ${String(from)}: see where it went, and edit it there.`);
        code = edited;
      }
      return { code, map: null };
    },
  };
}

const NO_INTERFACE = 'export default class { items = []; updatePreloaderVisibility() {} init() {} }';

const ONLY_FILTERS = `import Eventable from './eventable.js';
import Content from '../slide/content.js';
export default class extends Eventable {
  getNumItems() { return this.applyFilters('numItems', 0); }
  getItemData(index) { return this.applyFilters('itemData', {}, index); }
  createContentFromData(data, index) { return new Content(data, this, index); }
}`;

const NO_MOVEMENT = `export default class {
  isOpen = false;
  constructor(viewer) { this.viewer = viewer; }
  open() {
    const { viewer } = this;
    this.isOpen = true;
    viewer.applyBgOpacity(1);
    viewer.element.style.opacity = '1';
    viewer.dispatch('openingAnimationEnd');
    viewer.currSlide?.applyCurrentZoomPan();
  }
  close() {
    this.isOpen = false;
    this.viewer.destroy();
  }
}`;

/**
 * PhotoSwipe without its own buttons, which the viewer never shows: a tenth less of it, and with them go both places
 * where it writes markup strings (P5). Needs its sources instead of its bundle.
 */
export const photoswipeInterface: readonly Edit[] = [
  { file: '/photoswipe/src/js/ui/ui.js', from: /^[^]*$/, to: NO_INTERFACE },
  // The viewer has keys of its own, and gives its slides through filters.
  { file: '/photoswipe/src/js/keyboard.js', from: /^[^]*$/, to: 'export default class {}' },
  // The viewer moves its pictures itself when it opens and closes.
  { file: '/photoswipe/src/js/opener.js', from: /^[^]*$/, to: NO_MOVEMENT },
  {
    file: '/photoswipe/src/js/photoswipe.js',
    from: 'this._initialThumbBounds = this.getThumbBounds();',
    to: '',
  },
  {
    file: '/photoswipe/src/js/photoswipe.js',
    from: /getThumbBounds\(\) \{[^}]*\}/,
    to: '',
  },
  { file: '/photoswipe/src/js/core/base.js', from: /^[^]*$/, to: ONLY_FILTERS },
  // Every browser that runs the script has passive listeners.
  {
    file: '/photoswipe/src/js/util/dom-events.js',
    from: /let (\w+ = )false;[^]*?\(e\) \{\}/,
    to: 'const $1true;',
  },
  // The viewer is as large as the window, and its room is a function.
  { file: '/photoswipe/src/js/util/viewport-size.js', from: /if \(options\.getViewport[^]*?\}\s+\}/, to: '' },
  {
    file: '/photoswipe/src/js/util/viewport-size.js',
    from: /let paddingValue = 0;[^]*?return Number.*?;/,
    to: 'return options.paddingFn(viewportSize, itemData, index)[prop];',
  },
  {
    file: '/photoswipe/src/js/slide/content.js',
    from: "this.element.innerHTML = this.data.html || '';",
    to: '',
  },
];
