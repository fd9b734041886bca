import { resolve } from 'node:path';
import type { Patch } from './vendor-patches.ts';

export const TEMPLATES = '/lit-html/lit-html.js';
export const ELEMENT = '/lit-element/lit-element.js';
export const REACTIVE = '/@lit/reactive-element/reactive-element.js';

/** Creates the patches of one file. */
export const patches = (
  file: string,
  ...pairs: readonly (readonly [from: string | RegExp, to: string])[]
): Patch[] => pairs.map(([from, to]) => ({ file, from, to }));

const internal = (file: string) => resolve(import.meta.dirname, '../../src/internal', file);

/** Against DOM clobbering: elements of the page that shadow members of the document do not affect Lit. */
export const litDocument: readonly Patch[] = patches(
  TEMPLATES,
  [/^/, `import { unclobbered } from ${JSON.stringify(internal('unclobbered.ts'))};`],
  ['l=document,', 'l=unclobbered(document),'],
  ['l.createTreeWalker(l,129)', 'l.createTreeWalker(document,129)'],
  ['P.currentNode=l,e', 'P.currentNode=document,e'],
);

/** Templates use the registered tag name of an element whose default name the page has taken. */
export const litNames: readonly Patch[] = patches(
  TEMPLATES,
  [/^/, `import { withRegisteredNames } from ${JSON.stringify(internal('define.ts'))};`],
  ['return[V(t,l+(t[s]||"<?>")),e]', 'return[V(t,withRegisteredNames(l+(t[s]||"<?>"))),e]'],
);

/** Renames Lit's Trusted Types policy to `pix`, so that pages need to allow one policy only (P7). */
export const litPolicyName: readonly Patch[] = patches(TEMPLATES, [
  'createPolicy("lit-html"',
  'createPolicy("pix"',
]);

/** Creates the policy lazily with the first template: on pages that refuse it, the first update rejects, once. */
export const lazyPolicy: readonly Patch[] = [
  ...patches(
    TEMPLATES,
    [/,e=s\?(s\.createPolicy\(.*?\)):void 0/, ',policy=()=>$1'],
    ['return void 0!==e?e.createHTML(i):i', 'return s?(e??=policy()).createHTML(i):i'],
    ['const t=globalThis', 'let e;const t=globalThis'],
  ),
  ...patches(REACTIVE, ['catch(t){Promise.reject(t)}', 'catch{}']),
];

/** Removes Lit's version numbers and polyfill hooks from `window`: Pix defines one global only (P16). */
export const litGlobals: readonly Patch[] = [
  ...patches(TEMPLATES, [
    /,B=t\.litHtmlPolyfillSupport;B\?\.\(S,k\),\(t\.litHtmlVersions\?\?=\[\]\)\.push\("[\d.]+"\);const D=/,
    ',D=',
  ]),
  ...patches(
    REACTIVE,
    [/,p\?\.\(\{ReactiveElement:y\}\),\(a\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\);/, ';'],
    [',p=a.reactiveElementPolyfillSupport', ''],
    // Used by decorators only.
    ['Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;', ''],
  ),
  ...patches(
    ELEMENT,
    [/,s\.litElementHydrateSupport\?\..*?;o\?\.\(\{LitElement:i\}\);/, ';'],
    [/\(s\.litElementVersions\?\?=\[\]\)\.push\("[\d.]+"\);/, ''],
  ),
];
