import { encodeExample } from '../playground/example-link.ts';
import { EXAMPLE_SCRIPT } from '../service-address.ts';
import { copyText } from '../tools/copy-text.ts';
import type { Scheme, Theme } from './theme.ts';
import { classSelector, previewCss, themeCss, WHOLE_PAGE } from './theme-css.ts';

/** Shown in place of CSS without a value. */
const EMPTY = '/* Every value is a default: there is nothing to copy. */\n';

/** Time in ms without edits after which the link to the playground follows. */
const LINK_DELAY_MS = 100;

/** The elements of the output. */
export interface OutputElements {
  code: HTMLElement;
  /** Choice between the whole page and one container. */
  scope: HTMLSelectElement;
  className: HTMLInputElement;
  copy: HTMLButtonElement;
  status: HTMLElement;
  playground: HTMLAnchorElement;
}

/** The CSS of the theme as text, and as a link to the playground. */
export interface Output {
  show: (theme: Theme, scheme: Scheme) => void;
}

export function createOutput(elements: OutputElements): Output {
  const { code, scope, className, copy, status, playground } = elements;
  let timer: number | undefined;
  let shown: readonly [Theme, Scheme] | undefined;
  const selector = () =>
    scope.value === WHOLE_PAGE
      ? WHOLE_PAGE
      : (classSelector(className.value) ?? classSelector(className.defaultValue));
  const show = (theme: Theme, scheme: Scheme) => {
    shown = [theme, scheme];
    code.textContent = themeCss(theme, selector() ?? WHOLE_PAGE) || EMPTY;
    status.textContent = '';
    clearTimeout(timer);
    timer = window.setTimeout(() => void showLink(theme, scheme), LINK_DELAY_MS);
  };
  const showLink = async (...parameters: [Theme, Scheme]) => {
    const fragment = await playgroundFragment(...parameters);
    if (shown?.[0] === parameters[0] && shown[1] === parameters[1]) playground.hash = fragment;
  };
  const refresh = () => {
    const isContainer = scope.value !== WHOLE_PAGE;
    className.disabled = !isContainer;
    className.ariaInvalid = isContainer && !classSelector(className.value) ? 'true' : null;
    if (shown) show(...shown);
  };
  scope.addEventListener('change', refresh);
  className.addEventListener('input', refresh);
  copy.addEventListener('click', () => {
    if (code.textContent === EMPTY) {
      status.textContent = 'There is no CSS to copy.';
      return;
    }
    void copyText(code.textContent).then((isCopied) => {
      status.textContent = isCopied ? 'CSS copied.' : 'Select the CSS below, and copy it.';
    });
  });
  return { show };
}

/** The page that the playground shows. */
const EXAMPLE_HTML = `<div
  data-pix-gallery="all"
  data-controls="search sort tags"
  data-limit="12"
></div>

<h2>Albums</h2>
<div data-pix-albums="all" data-limit="3"></div>

${EXAMPLE_SCRIPT}
`;

/** The fragment of a link to the playground, with the theme's CSS and the page of the preview. */
async function playgroundFragment(theme: Theme, scheme: Scheme): Promise<string> {
  const css = previewCss(theme, scheme);
  return encodeExample({
    html: EXAMPLE_HTML,
    css,
    settings: { theme: scheme },
  });
}
