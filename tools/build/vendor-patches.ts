import type { Plugin } from 'vite';

/** A patch of a library's file: the text to find and its replacement. */
export interface Patch {
  /** Suffix of the file's path. */
  file: string;
  from: string | RegExp;
  to: string;
}

/**
 * Vite plugin that patches library files while they are bundled. A patch that does not match fails the build, so that a
 * new version of a library is reviewed.
 *
 * @param unsupportedUsage Patterns that our own files must not contain, because a patch removes the feature.
 */
export function vendorPatches(
  name: string,
  patches: readonly Patch[],
  unsupportedUsage: readonly RegExp[] = [],
): Plugin {
  return {
    name,
    enforce: 'pre',
    transform(code, id) {
      const used = id.includes('/node_modules/')
        ? null
        : unsupportedUsage.find((pattern) => pattern.test(code));
      if (used) this.error(`${id} matches ${String(used)}: a patch removes that feature from the bundle.`);
      const own = patches.filter(({ file }) => id.endsWith(file));
      if (!own.length) return undefined;
      for (const { file, from, to } of own) {
        const patched = code.replace(from, to);
        if (patched === code) this.error(`${file} no longer contains ${String(from)}: update the patch.`);
        code = patched;
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
 * Removes PhotoSwipe's own UI, which the viewer never shows: 10 % smaller, and without the two places that write
 * `innerHTML` (P5). Requires PhotoSwipe's sources instead of its bundle.
 */
export const photoswipeInterface: readonly Patch[] = [
  { file: '/photoswipe/src/js/ui/ui.js', from: /^[^]*$/, to: NO_INTERFACE },
  // The viewer has its own keyboard handling, and provides slides through filters.
  { file: '/photoswipe/src/js/keyboard.js', from: /^[^]*$/, to: 'export default class {}' },
  // The viewer runs its own open and close transitions.
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
  // No listener needs to be passive, and an options object would inherit from a polluted `Object.prototype`.
  {
    file: '/photoswipe/src/js/util/dom-events.js',
    from: /let (\w+ = )false;[^]*?\(e\) \{\}/,
    to: 'const $1false;',
  },
  // The viewer fills the window, and its padding is a function.
  { file: '/photoswipe/src/js/util/viewport-size.js', from: /if \(options\.getViewport[^]*?\}\s+\}/, to: '' },
  {
    file: '/photoswipe/src/js/util/viewport-size.js',
    from: /let paddingValue = 0;[^]*?return Number.*?;/,
    to: 'return options.paddingFn(viewportSize, itemData, index)[prop];',
  },
  // Old libraries of the page replace `remove` by a version that fails for detached elements.
  ...(
    [
      ['slide/content', 'this.element.remove();'],
      ['slide/content', 'this.placeholder.element.remove();'],
      ['slide/placeholder', 'this.element.remove();'],
      ['slide/slide', 'this.container.remove();'],
      ['photoswipe', 'this.element?.remove();'],
    ] as const
  ).map(([name, from]) => ({
    file: `/photoswipe/src/js/${name}.js`,
    from,
    to: from.replace(/(.*?)\??\.remove\(\);/, '$1?.parentNode?.removeChild($1);'),
  })),
  {
    file: '/photoswipe/src/js/slide/content.js',
    from: "this.element.innerHTML = this.data.html || '';",
    to: '',
  },
];
