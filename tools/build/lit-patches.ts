import { resolve } from 'node:path';
import type { Patch } from './vendor-patches.ts';

/*
 * Patches of Lit for pages with other, unknown code. Lit is otherwise bundled as its authors ship it; the npm package uses
 * unmodified Lit.
 */

const TEMPLATES = '/lit-html/lit-html.js';
const ELEMENT = '/lit-element/lit-element.js';
const REACTIVE = '/@lit/reactive-element/reactive-element.js';

/** Creates the patches of one file. */
const patches = (
  file: string,
  ...pairs: readonly (readonly [from: string | RegExp, to: string])[]
): Patch[] => pairs.map(([from, to]) => ({ file, from, to }));

const internal = (file: string) => resolve(import.meta.dirname, '../../src/internal', file);

/** Renames Lit's Trusted Types policy to `pix`, so that pages need to allow one policy only. */
const litPolicyName: readonly Patch[] = patches(TEMPLATES, ['createPolicy("lit-html"', 'createPolicy("pix"']);

/** Creates the policy with the first template: on pages that refuse it, the first update rejects, once. */
const lazyPolicy: readonly Patch[] = [
  ...patches(
    TEMPLATES,
    [/,e=s\?(s\.createPolicy\(.*?\)):void 0/, ',policy=()=>$1'],
    ['return void 0!==e?e.createHTML(i):i', 'return s?(e??=policy()).createHTML(i):i'],
    ['const t=globalThis', 'let e;const t=globalThis'],
  ),
  ...patches(REACTIVE, ['catch(t){Promise.reject(t)}', 'catch{}']),
];

/** Against DOM clobbering: elements of the page that shadow members of the document do not affect Lit. */
const document: readonly Patch[] = patches(
  TEMPLATES,
  [/^/, `import { unclobbered } from ${JSON.stringify(internal('unclobbered.ts'))};`],
  ['l=document,', 'l=unclobbered(document),'],
  ['l.createTreeWalker(l,129)', 'l.createTreeWalker(document,129)'],
  ['P.currentNode=l,e', 'P.currentNode=document,e'],
);

/** Old libraries of the page replace `remove` by a version that fails for nodes of shadow trees. */
const removal: readonly Patch[] = patches(TEMPLATES, [
  'const s=i(t).nextSibling;i(t).remove()',
  'const s=t.nextSibling;t.parentNode.removeChild(t)',
]);

/** Against a polluted `Object.prototype`: its properties neither turn lists into nodes nor act as options. */
const prototypes: readonly Patch[] = [
  ...patches(
    TEMPLATES,
    ['void 0!==t.nodeType?this.T(t):d(t)?this.k(t)', 'd(t)?this.k(t):void 0!==t.nodeType?this.T(t)'],
    // Listeners are functions without options; a function inherits `once`, `capture` and `signal`, too.
    ['this.element.addEventListener(this.name,this,t)', 'this.element.addEventListener(this.name,this)'],
  ),
  ...patches(
    REACTIVE,
    ['createProperty(t,s=b){', 'createProperty(t,s=b){s={__proto__:null,...s};'],
    ['return{get:e,set(s)', 'return{__proto__:null,get:e,set(s)'],
    ['mode:"open"}', '__proto__:null,mode:"open"}'],
  ),
  ...patches(ELEMENT, ['{host:this}', '{__proto__:null,host:this}']),
];

/** Templates use the registered tag name of an element whose default name the page has taken. */
const names: readonly Patch[] = patches(
  TEMPLATES,
  [/^/, `import { withRegisteredNames } from ${JSON.stringify(internal('define.ts'))};`],
  ['return[V(t,l+(t[s]||"<?>")', 'return[V(t,withRegisteredNames(l+(t[s]||"<?>"))'],
);

/** Removes Lit's version numbers and polyfill hooks from `window`: Pix defines one global only. */
const globals: readonly Patch[] = [
  ...patches(TEMPLATES, [
    /,B=t\.litHtmlPolyfillSupport;B\?\.\(S,k\),\(t\.litHtmlVersions\?\?=\[\]\)\.push\("[\d.]+"\);const D=/,
    ',D=',
  ]),
  ...patches(
    REACTIVE,
    [/,p\?\.\(\{ReactiveElement:y\}\),\(a\.reactiveElementVersions\?\?=\[\]\)\.push\("[\d.]+"\);/, ';'],
    [',p=a.reactiveElementPolyfillSupport', ''],
    // Metadata of decorators.
    ['Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;', ''],
    [/const t=this\[Symbol\.metadata\];if\(null!==t\)\{.*?(?=this\._\$Eh=new Map)/, ''],
  ),
  ...patches(
    ELEMENT,
    [/,s\.litElementHydrateSupport\?\..*?;o\?\.\(\{LitElement:i\}\);/, ';'],
    [/\(s\.litElementVersions\?\?=\[\]\)\.push\("[\d.]+"\);/, ''],
  ),
];

/** All patches of Lit in the embed script. */
export const litPatches: readonly Patch[] = [
  ...litPolicyName,
  ...lazyPolicy,
  ...document,
  ...removal,
  ...prototypes,
  ...names,
  ...globals,
];
