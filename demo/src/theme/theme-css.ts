import {
  customProperty,
  isOfViewer,
  PROPERTY_NAMES,
  type PageName,
  type PropertyName,
} from './properties.ts';
import { lookCss } from './look-css.ts';
import { presetWithLook } from './presets.ts';
import { valueIn, type Scheme, type Theme, type Values } from './theme.ts';

/** The selector for the whole page. */
export const WHOLE_PAGE = ':root';
/** The selector of the viewer, which is a child of the body, outside of any container. */
const VIEWER = 'pix-lightbox';
const DARK = '@media (prefers-color-scheme: dark)';

/** A selector for a container by a class name; `undefined` if the name is not one. */
export const classSelector = (name: string): string | undefined =>
  /^-?[_a-z][\w-]*$/i.test(name) ? `.${name}` : undefined;

/** The CSS of a theme: what differs from the defaults alone, after a note on the page that it is made for; empty if nothing does. */
export function themeCss(theme: Theme, selector: string): string {
  const { values, dark } = theme;
  const parts = lookCss(theme, selector === WHOLE_PAGE ? '' : `${selector} `);
  const rules = [rulesOf(values, selector), parts, inDark(rulesOf(dark, selector))].filter(Boolean);
  return rules.length ? [pageNote(theme), ...rules].filter(Boolean).join('\n') : '';
}

/** A comment with the colours and the font of the page, and with the layout, if they are not the defaults of the preview. */
function pageNote({ values, dark, look }: Theme): string {
  const pageOf = (each: Values) =>
    PAGE_NAMES.filter((name) => each[name] !== undefined)
      .map((name) => `${PAGE_PROPERTIES[name]}: ${each[name]}`)
      .join('; ');
  const { layout } = presetWithLook(look) ?? {};
  const lines = [
    pageOf(values) && `For a page with ${pageOf(values)}`,
    pageOf(dark) && `In dark mode, with ${pageOf(dark)}`,
    layout && `With data-layout="${layout}"`,
  ];
  return lines.flatMap((line) => (line ? `/* ${line.replaceAll('*/', '')} */\n` : [])).join('');
}

/** Properties of the body of the page. */
const PAGE_PROPERTIES: Readonly<Record<PageName, string>> = {
  'page-background': 'background',
  'page-color': 'color',
  'page-font': 'font-family',
};
const PAGE_NAMES = Object.keys(PAGE_PROPERTIES) as PageName[];

function rulesOf(values: Values, selector: string): string {
  const names = PROPERTY_NAMES.filter((name) => values[name] !== undefined);
  const ruleOf = (target: string, chosen: readonly PropertyName[]) =>
    rule(
      target,
      chosen.map((name) => `${customProperty(name)}: ${values[name]}`),
    );
  if (selector === WHOLE_PAGE) return ruleOf(selector, names);
  return (
    ruleOf(
      selector,
      names.filter((name) => !isOfViewer(name)),
    ) + ruleOf(VIEWER, names.filter(isOfViewer))
  );
}

/** The CSS of a theme and of the page around the preview in one scheme, whatever that of the visitor is. */
export function previewCss(theme: Theme, scheme: Scheme): string {
  const valueOf = (name: PageName) => valueIn(theme, name, scheme) ?? '';
  const body = rule(
    'body',
    PAGE_NAMES.map((name) => `${PAGE_PROPERTIES[name]}: ${valueOf(name)}`),
  );
  const values = scheme === 'dark' ? { ...theme.values, ...definedIn(theme.dark) } : theme.values;
  return [body, rulesOf(values, WHOLE_PAGE), lookCss(theme, '')].filter(Boolean).join('\n');
}

const definedIn = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const rule = (selector: string, declarations: readonly string[]) =>
  declarations.length ? `${selector} {\n${declarations.map((each) => `  ${each};\n`).join('')}}\n` : '';

const inDark = (rules: string) => (rules ? `${DARK} {\n${rules.replace(/^(?=.)/gm, '  ')}}\n` : '');
