import {
  customProperty,
  isOfViewer,
  PROPERTY_NAMES,
  type PageName,
  type PropertyName,
} from './properties.ts';
import { lookCss } from './look-css.ts';
import { valueIn, type Scheme, type Theme, type Values } from './theme.ts';

/** The selector for the whole page. */
export const WHOLE_PAGE = ':root';
/** The selector of the viewer, which is a child of the body, outside of any container. */
const VIEWER = 'pix-lightbox';
const DARK = '@media (prefers-color-scheme: dark)';

/** A selector for a container by a class name; `undefined` if the name is not one. */
export const classSelector = (name: string): string | undefined =>
  /^-?[_a-z][\w-]*$/i.test(name) ? `.${name}` : undefined;

/** The CSS of a theme: what differs from the defaults alone; empty if nothing does. */
export function themeCss(theme: Theme, selector: string): string {
  const { values, dark } = theme;
  const parts = lookCss(theme, selector === WHOLE_PAGE ? '' : `${selector} `);
  return [rulesOf(values, selector), parts, inDark(rulesOf(dark, selector))].filter(Boolean).join('\n');
}

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
  const body = rule('body', [
    `background: ${valueOf('page-background')}`,
    `color: ${valueOf('page-color')}`,
    `font-family: ${valueOf('page-font')}`,
  ]);
  const values = scheme === 'dark' ? { ...theme.values, ...definedIn(theme.dark) } : theme.values;
  return [body, rulesOf(values, WHOLE_PAGE), lookCss(theme, '')].filter(Boolean).join('\n');
}

const definedIn = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

const rule = (selector: string, declarations: readonly string[]) =>
  declarations.length ? `${selector} {\n${declarations.map((each) => `  ${each};\n`).join('')}}\n` : '';

const inDark = (rules: string) => (rules ? `${DARK} {\n${rules.replace(/^(?=.)/gm, '  ')}}\n` : '');
