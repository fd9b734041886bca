import { unclobbered } from '../internal/documents.ts';
import { inheritedAttribute } from '../internal/flat-tree.ts';
import { CONSENT_TEXTS, type ConsentTexts } from '../locales/consent.ts';

/** Class of the box, for style sheets of pages. */
const BOX = 'pix-consent';

/** Attribute of buttons that give consent. */
export const CONSENT = 'data-pix-consent';

/** Custom property of a box: the height that the container reserves for pictures, as its inline `padding-bottom`. The box takes it. */
const SPACE = '--pix-space';

/** Styles without specificity: every rule of a page overrides them. */
const STYLES = `
:where(.${BOX}) { box-sizing: border-box; display: grid; grid: auto auto / minmax(0, 1fr); gap: 1em; justify-items: center; align-content: center;
  min-height: 12em; margin-bottom: calc(-1 * var(${SPACE}, 0px)); border-radius: 8px;
  background: color-mix(in srgb, currentColor 8%, transparent); text-align: center; overflow-wrap: anywhere; }
:where(.${BOX})::before { content: ''; grid-area: 1 / 1 / 3; padding-bottom: var(${SPACE}, 0px); }
:where(.${BOX} > p) { grid-area: 1 / 1; align-self: end; margin: 1.5em 1.5em 0; max-width: 36em; }
:where(.${BOX} > button) { grid-area: 2 / 1; align-self: start; min-height: 44px; margin: 0 1.5em 1.5em; padding: 0 1.25em; border: 1px solid;
  border-radius: 6px; background: Canvas; color: CanvasText; font: inherit; cursor: pointer; }
:where([${CONSENT}][aria-disabled]) { cursor: progress; opacity: 0.7; }`;

let hasStyles = false;

/** Adds the styles to the page once, which its policy allows; a browser without such style sheets shows the box unstyled. */
function addStyles(): void {
  if (hasStyles || !('adoptedStyleSheets' in Document.prototype)) return;
  hasStyles = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  Reflect.set(document, 'adoptedStyleSheets', [sheet, ...unclobbered(document).adoptedStyleSheets]);
}

/** The texts in the language of an element. */
function textsFor(element: Element): ConsentTexts & { lang: string } {
  const [language = ''] = (inheritedAttribute(element, 'lang') ?? '').toLowerCase().split(/[-_]/);
  const lang = Object.hasOwn(CONSENT_TEXTS, language) ? language : 'en';
  return { lang, ...(CONSENT_TEXTS[lang] as ConsentTexts) };
}

/** Nodes of a container that consent replaces: all but what its element has slots for. */
export const contentOf = (container: Element): ChildNode[] =>
  [...unclobbered(container).childNodes].filter(
    (node) => !(node instanceof Element && node.getAttribute('slot')),
  );

const isVisible = (node: ChildNode) =>
  node instanceof Element
    ? !unclobbered(node).matches('noscript, script, style, template')
    : node instanceof Text && node.data.trim() !== '';

/**
 * Shows a box in a container that has no content of its own: who delivers the pictures, and a button.
 *
 * @param hosts Hosts that the browser will contact; the first delivers the pictures.
 */
export function showBox(container: Element, hosts: readonly string[]): void {
  if (contentOf(container).filter(isVisible).length) return;
  addStyles();
  const { lang, sentence, button } = textsFor(container);
  const create = (tag: string, properties: object) =>
    Object.assign(unclobbered(document).createElement(tag), properties);
  const box = create('div', { className: BOX, lang, ...(lang === 'en' && { dir: 'ltr' }) });
  // Isolated: the host keeps its direction, and the sentence its own.
  const names = hosts.map((name) => `\u2068${name}\u2069`);
  // Commas of the language; of English if the browser does not know them.
  const all = new Intl.ListFormat([lang, 'en'], { style: 'narrow' }).format(names);
  const text = create('p', {
    textContent: sentence.replace('{host}', names[0] ?? '').replace('{hosts}', all),
  });
  const action = create('button', { type: 'button', textContent: button });
  action.setAttribute(CONSENT, '');
  const { paddingTop, paddingBottom } = (container as HTMLElement).style;
  if (paddingBottom && !paddingTop) box.style.setProperty(SPACE, paddingBottom);
  box.append(text, action);
  container.append(box);
}

/** Says in the box of a container, if it is ours, that the pictures could not be loaded; the button remains. A screen reader says it once. */
export function showFailure(container: Element, isClicked: boolean): void {
  const text = container.querySelector(`:scope > .${BOX} > p`);
  if (!text) return;
  if (isClicked) text.setAttribute('role', 'alert');
  else text.removeAttribute('role');
  text.textContent = textsFor(container).failed;
}
