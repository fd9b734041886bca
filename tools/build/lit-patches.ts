import { TEMPLATES, ELEMENT, REACTIVE, patches, lazyPolicy } from './lit-page-patches.ts';
import type { Patch } from './vendor-patches.ts';

const STYLES = '/@lit/reactive-element/css-tag.js';

/*
 * Patches that remove the features of Lit that the components do not use: a third of its size. The build fails on source
 * patterns in `unsupportedUsage`, which need a removed feature. The npm package uses unmodified Lit.
 */

/** Supports Boolean and Number only. */
const PROPERTY_CONVERTER = `const { is: i, defineProperty: e } = Object;
const u = {
  fromAttribute(value, type) {
    if (type === Boolean) return value !== null;
    return type === Number && value !== null ? Number(value) : value;
  },
};`;

const FINALIZE = `static finalize() {
  if (this._$Eh) return;
  this.elementStyles = [this.styles ?? []].flat(Infinity);
  const own = Object.entries(this.properties ?? {}).map(([name, options]) => [name, { __proto__: null, ...options }]);
  this.elementProperties = new Map(own);
  this._$Eh = new Map();
  for (const [name, { attribute, state }] of this.elementProperties) {
    const key = Symbol();
    e(this.prototype, name, {
      __proto__: null,
      get() { return this[key]; },
      set(value) {
        const before = this[key];
        this[key] = value;
        this.requestUpdate(name, before);
      },
      configurable: true,
      enumerable: true,
    });
    if (attribute !== false && !state) this._$Eh.set(attribute ?? name.toLowerCase(), name);
  }
}`;

const CONSTRUCTOR = `constructor() {
  super();
  this._$ES = new Promise((resolve) => (this.enableUpdating = resolve));
  this._$AL = new Map();
  this._$Ep = new Map();
  for (const name of this.constructor.elementProperties.keys()) {
    if (!this.hasOwnProperty(name)) continue;
    this._$Ep.set(name, this[name]);
    delete this[name];
  }
  this.requestUpdate();
}
`;

const CHANGES = `attributeChangedCallback(attribute, before, value) {
  const { _$Eh, elementProperties } = this.constructor;
  const name = _$Eh.get(attribute);
  const { converter = u, type } = elementProperties.get(name);
  this[name] = converter.fromAttribute(value, type);
}
requestUpdate(name, before) {
  if (name !== undefined) {
    if (i(this[name], before)) return;
    if (!this._$AL.has(name)) this._$AL.set(name, this.hasUpdated ? before : undefined);
  }
  if (!this.isUpdatePending) this._$ES = this._$EP();
}`;

const PERFORM = `const changed = this._$AL;
try {
  this.willUpdate(changed);
  this._$EO?.forEach((controller) => controller.hostUpdate?.());
  this.update(changed);
} catch (error) {
  this._$EM();
  throw error;
}
this._$AE(changed);`;

const STYLE_SHEETS = `class n {
  constructor(text) { this.cssText = text; }
  get styleSheet() {
    if (!this.sheet) (this.sheet = new CSSStyleSheet()).replaceSync(this.cssText);
    return this.sheet;
  }
}
const i = ([text]) => new n(text), c = 0, e = 0, r = 0;
const S = (root, styles) => {
  if (root.adoptedStyleSheets && CSSStyleSheet.prototype.replaceSync)
    root.adoptedStyleSheets = styles.map(({ styleSheet }) => styleSheet);
  else for (const { cssText } of styles) root.appendChild(document.createElement('style')).textContent = cssText;
};`;

const RENDER = `(value, root) => (root._$litPart$ ??= new k(root.appendChild(c()), null))._$AI(value)`;

const ATTRIBUTE = `class H {
  constructor(element, name) {
    this.element = element;
    this.name = name;
    this._$AH = A;
  }
  _$AI(value) {
    if (!a(value) || value !== this._$AH) this.j((this._$AH = value));
  }
`;

const RESOLVE = `function M(part, value) {
  const Directive = a(value) ? undefined : value._$litDirective$;
  if (part._$Cl?.constructor !== Directive) {
    part._$Cl = Directive && new Directive(part);
    part._$Cl?._$AT(part, part);
  }
  return part._$Cl ? part._$Cl._$AS(part, value.values) : value;
}`;

const LISTENER = `class z extends H {
  _$AI(listener) {
    if (this._$AH === A) this.element.addEventListener(this.name, this);
    this._$AH = listener;
  }
  handleEvent(event) { this._$AH(event); }
}`;

/** Removes reflecting properties, custom accessors and comparisons, objects in attributes, decorators, inheritance. */
const properties: readonly Patch[] = patches(
  REACTIVE,
  [/const\{is:i,.*?f=\(t,s\)=>!i\(t,s\),b=\{.*?\};/, PROPERTY_CONVERTER],
  ['this._$Eh&&[...', '[...'],
  [/static addInitializer\(.*?(?=static get observed)/, ''],
  [/static createProperty\(.*?(?=constructor\(\)\{)/, FINALIZE],
  [/constructor\(\)\{super\(\).*?(?=addController)/, CONSTRUCTOR],
  [/_\$E_\(\)\{.*?(?=createRenderRoot)/, ''],
  [
    /if\((this\.renderRoot\?\?=this\.createRenderRoot\(\)),this\._\$Ep\)\{(for\(.*?=s);this\._\$Ep=void 0\}/,
    '$1;$2;',
  ],
  [/attributeChangedCallback\(.*?(?=async _\$EP)/, CHANGES],
  [/const t=this\.constructor\.elementProperties;if\(t\.size>0\)for.*?(?=\}let t=!1)/, ''],
  ['this._$Eq&&=this._$Eq.forEach(t=>this._$ET(t,this[t])),', ''],
  [/(?<=y\.shadowRootOptions=\{mode:"open"\}),.*?;/, ';'],
  ['y.elementStyles=[],', ''],
  [/,f as notEqual/, ''],
  ['mode:"open"}', '__proto__:null,mode:"open"}'],
);

/** Removes custom scheduling, skipping and awaiting of updates. */
const updates: readonly Patch[] = patches(
  REACTIVE,
  ['const t=this.scheduleUpdate();return null!=t&&await t,', 'return this.performUpdate(),'],
  ['scheduleUpdate(){return this.performUpdate()}', ''],
  [/let t=!1;const s=this\._\$AL;try\{.*?t&&this\._\$AE\(s\)/, PERFORM],
  [/return this\.getUpdateComplete\(\).*?shouldUpdate\(t\)\{return!0\}/, 'return this._$ES}'],
);

/** Removes nested style sheets and the fallback for browsers without constructable style sheets. */
const styles: readonly Patch[] = patches(STYLES, [/const t=globalThis,.*?(?=export)/, STYLE_SHEETS]);

/** Removes connection state of directives, and `renderBefore`. */
const connections: readonly Patch[] = [
  ...patches(
    TEMPLATES,
    [/get parentNode\(\)\{return this\._\$AM\.parentNode\}get _\$AU\(\)\{.*?\}(?=u\(t\))/, ''],
    [/get _\$AU\(\)\{return this\._\$AM\?\._\$AU.*?\}(?=constructor)/, ''],
    [',this._$Cv=e?.isConnected??!0}get parentNode(){let t', '}get parentNode(){let t'],
    [/get parentNode\(\)\{let t=.*?(?=_\$AI)/, ''],
    ['this._$AP?.(!1,!0,s);t!==', ';t!=='],
    [/this\._\$AN=void 0,/g, ''],
    ['i=t=>t,', ''],
    ['const s=i(t).nextSibling;i(t).remove()', 'const s=t.nextSibling;t.remove()'],
    [/setConnected\(t\)\{.*?\}(?=\}class H)/, ''],
    [/(?<=D=)\(t,i,s\)=>\{.*?return h\._\$AI\(t\),h\}/, RENDER],
  ),
  ...patches(
    ELEMENT,
    [/createRenderRoot\(\)\{.*?(?=update\(t\))/, ''],
    ['this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),', ''],
    ['this._$Do=e(', 'e('],
    [',this._$Do=void 0', ''],
    ['i._$litElement$=!0,i["finalized"]=!0', ''],
    [/connectedCallback\(\)\{super.*?(?=render\(\))/, ''],
    ['constructor(){super(...arguments),this.renderOptions={host:this}}', ''],
    [',this.renderOptions)', ')'],
  ),
];

/**
 * Removes bindings in comments, tag names, raw text elements and on elements; SVG and MathML templates; compiled
 * templates; hydration.
 */
const bindings: readonly Patch[] = patches(
  TEMPLATES,
  [/const j=\{.*?\}(?=,D=)/, 'const j={I:k}'],
  ['x=t=>(i,...s)=>({_$litType$:t,', 'x=(i,...s)=>({_$litType$:1,'],
  ['b=x(1),w=x(2),T=x(3)', 'b=x,w=0,T=0'],
  ['Error("invalid template strings array")', 'Error("No template")'],
  ['if(r.hasAttributes())for', 'for'],
  // Old libraries of the page replace `remove`.
  ['const s=t.nextSibling;t.remove()', 'const s=t.nextSibling;t.parentNode.removeChild(t)'],
  // Properties in a polluted Object.prototype must not turn lists into nodes.
  ['void 0!==t.nodeType?this.T(t):d(t)?this.k(t)', 'd(t)?this.k(t):void 0!==t.nodeType?this.T(t)'],
  ['N=(t,i)=>', 'N=t=>'],
  ['N(t,i)', 'N(t)'],
  ['l=2===i?"<svg>":3===i?"<math>":""', 'l=""'],
  ['+(2===i?"</svg>":3===i?"</math>":"")', ''],
  ['strings:t,_$litType$:i},e)', 'strings:t},e)'],
  [/,2===i\|\|3===i\)\{.*?\}(?=for)/, ');'],
  ['/<(?:(!--|\\/[^a-zA-Z])|(\\/?[a-zA-Z][^>\\s]*)|(\\/?$))/g,_=/-->/g,m=/>/g', '/<\\/?[a-zA-Z][^>\\s]*/g'],
  [/c===v\?"!--"===u\[1\].*?:c===p\?">"/, 'c===v?c=p:c===p?">"'],
  ['c=n??v,d=-1', 'c=v,d=-1'],
  [/c===\$\|\|c===g\?c=p:.*?;/, 'c=p;'],
  ['let n,l=', 'let l='],
  [',y=/^(?:script|style|textarea|title)$/i', ''],
  ['else t.startsWith(o)&&(d.push({type:6,index:l}),r.removeAttribute(t))', ''],
  [/if\(y\.test\(r\.tagName\)\)\{.*?(?=\}else if\(8)/, ''],
  [/(?<=d\.push\(\{type:2,index:l\}\));else\{let t=-1;.*?\}(?=l\+\+)/, ';'],
  [':6===r.type&&(i=new Z(h,this,t))', ':0'],
  [/class Z\{.*?\}(?=const j)/, ''],
  ['(t?.creationScope??l).importNode', 'l.importNode'],
  ['_$litType$:s}=t,e="number"==typeof s?', '}=t,e='],
  [/(?<=e=this\._\$AC\(t\)):\(.*?,s\)(?=;if)/, ''],
);

/**
 * Removes iterables other than arrays; attributes with several values or directives; listeners with options or that
 * become undefined; parents.
 */
const directives: readonly Patch[] = patches(
  TEMPLATES,
  ['d=t=>u(t)||"function"==typeof t?.[Symbol.iterator]', 'd=u'],
  [/function M\(.*?(?=class R)/, RESOLVE],
  ['_$AI(t,i=this){t=M(this,t,i),', '_$AI(t){t=M(this,t),'],
  [/class H\{.*?(?=j\(t\)\{t===A)/, ATTRIBUTE],
  ['r.ctor(h,r.name,r.strings,this,t)', 'r.ctor(h,r.name)'],
  ['s=r.getAttribute(t).split(o),', ''],
  ['strings:s,', ''],
  [/let i=0;for\(const s of this\._\$AV\).*?i\+\+/, 'this._$AV.forEach((s,i)=>s._$AI(t[i]))'],
  [/class z extends H\{.*?(?=const j=)/, LISTENER],
  ['constructor(){super(...arguments),this.type=3}', ''],
  ['constructor(){super(...arguments),this.type=4}', ''],
  [',this._$AM=s,this.options=e', ''],
  ['constructor(t,i,s,e){this.type=2', 'constructor(t,i){this.type=2'],
  ['new k(h,h.nextSibling,this,t)', 'new k(h,h.nextSibling)'],
  ['new k(this.O(c()),this.O(c()),this,this.options)', 'new k(this.O(c()),this.O(c()))'],
  ['this._$AD=t,this._$AM=i', 'this._$AD=t'],
  ['constructor(t,i){this._$AV', 'constructor(t){this._$AV'],
  ['new R(e,this)', 'new R(e)'],
  ['u(t){', 'u(){'],
  ['u(this.options)', 'u()'],
);

/** All features of Lit that the components do not use. */
export const litUnused: readonly Patch[] = [
  ...properties,
  ...updates,
  ...styles,
  ...connections,
  ...bindings,
  ...directives,
  ...lazyPolicy,
];

/** Source patterns that need a removed feature. */
export const unsupportedUsage: readonly RegExp[] = [
  /from 'lit\/(?!directives\/repeat)/,
  /\b(?:reflect|useDefault|hasChanged|noAccessor|type: (?:Object|Array))\b/,
  /\b(?:should|schedule)Update\b|\b(?:getUpdateComplete|addInitializer|createProperty|createRenderRoot)\b/,
  /\bsvg`|\b(?:mathml|unsafeCSS|noChange|renderOptions)\b/,
  /css`[^`]*\$\{|@[a-z-]+=\$\{[^}]*\bnothing\b/,
  // An iterable other than an array.
  /\$\{(?:new (?:Set|Map)\b|[^{}`]*\.(?:keys|values|entries)\(\)\})/,
  // An attribute with text and values: must be written as one value.
  /from 'lit'[^]*\s[a-z-]+="[^"]*\$\{/,
  /<(?:!--|script|style|textarea|title)\b[^`]*\$\{/,
];
