import type { Plugin } from 'vite';

/** One edit of a library's file: what must stand there, and what stands there afterwards. */
interface Edit {
  /** End of the file's path. */
  file: string;
  from: string | RegExp;
  to: string;
}

/**
 * Edits library files while they are bundled. An edit that finds nothing to do fails the build: a new version of the
 * library must be looked at, not silently bundled as it is.
 */
export function vendorEdits(name: string, edits: readonly Edit[]): Plugin {
  return {
    name,
    enforce: 'pre',
    transform(code, id) {
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

/** Pages that allow one Trusted Types policy allow ours: Lit's takes the name `pix` (P7). */
export const litPolicyName: readonly Edit[] = [
  { file: '/lit-html/lit-html.js', from: 'createPolicy("lit-html"', to: 'createPolicy("pix"' },
];

/** Lit leaves its version numbers and hooks for polyfills on `window`; a page gets one global from us (P16). */
export const litGlobals: readonly Edit[] = [
  {
    file: '/lit-html/lit-html.js',
    from: /,B=t\.litHtmlPolyfillSupport;B\?\.\(S,k\),\(t\.litHtmlVersions\?\?=\[\]\)\.push\("[\d.]+"\);const D=/,
    to: ',D=',
  },
  {
    file: '/@lit/reactive-element/reactive-element.js',
    from: /,p\?\.\(\{ReactiveElement:y\}\),\(a\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\);/,
    to: ';',
  },
  // Only decorators use it.
  {
    file: '/@lit/reactive-element/reactive-element.js',
    from: 'Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;',
    to: '',
  },
  {
    file: '/@lit/reactive-element/reactive-element.js',
    from: /const t=this\[Symbol\.metadata\];if\(null!==t\)\{.*?\}(?=this\._\$Eh=)/,
    to: '',
  },
  {
    file: '/lit-element/lit-element.js',
    from: /,s\.litElementHydrateSupport\?\..*?;o\?\.\(\{LitElement:i\}\);/,
    to: ';',
  },
  {
    file: '/lit-element/lit-element.js',
    from: /\(s\.litElementVersions\?\?=\[\]\)\.push\("[\d.]+"\);/,
    to: '',
  },
];

/** Every browser that runs the rest of the bundle has constructable style sheets: the way without them goes. */
export const litOldBrowsers: readonly Edit[] = [
  {
    file: '/@lit/reactive-element/css-tag.js',
    from: /e=t\.ShadowRoot&&.*?"replace"in CSSStyleSheet\.prototype/,
    to: 'e=!0',
  },
];

const NO_INTERFACE = 'export default class { items = []; updatePreloaderVisibility() {} init() {} }';

/**
 * PhotoSwipe without its own buttons, which the viewer never shows: a tenth less of it, and with them go both places
 * where it writes markup strings (P5). Needs its sources instead of its bundle.
 */
export const photoswipeInterface: readonly Edit[] = [
  { file: '/photoswipe/src/js/ui/ui.js', from: /^[^]*$/, to: NO_INTERFACE },
  {
    file: '/photoswipe/src/js/slide/content.js',
    from: "this.element.innerHTML = this.data.html || '';",
    to: '',
  },
];
