import { isColor, NAMES, PROPERTY_NAMES, type Name, type PageName, type PropertyName } from './properties.ts';

export type Scheme = 'light' | 'dark';

/** Values by property; a missing one is the default. */
export type Values = { readonly [Property in Name]?: string | undefined };

/** A theme: values for both colour schemes, and colours that replace them in dark mode. */
export interface Theme {
  readonly values: Values;
  readonly dark: Values;
  /** Name of the look whose styles of parts the theme has. */
  readonly look?: string | undefined;
}

export const DEFAULT_THEME: Theme = { values: {}, dark: {} };

/** The page of the preview in both schemes. */
export const PAGE_DEFAULTS: Readonly<Record<Scheme, Readonly<Record<PageName, string>>>> = {
  light: { 'page-background': '#ffffff', 'page-color': '#111111', 'page-font': 'system-ui, sans-serif' },
  dark: { 'page-background': '#151413', 'page-color': '#f4f1ee', 'page-font': 'system-ui, sans-serif' },
};

/** The part of a theme that an edit of a property in a scheme changes: colours alone differ in dark mode. */
const partOf = (name: Name, scheme: Scheme) => (scheme === 'dark' && isColor(name) ? 'dark' : 'values');

/** The value that an edit in a scheme changes; `undefined` if there is none. */
export const ownValue = ({ values, dark }: Theme, name: Name, scheme: Scheme) =>
  ({ values, dark })[partOf(name, scheme)][name];

/** The value that a property has without one of its own in a scheme; `undefined` for the default of an element. */
export function inheritedValue({ values }: Theme, name: Name, scheme: Scheme): string | undefined {
  if (name in PAGE_DEFAULTS.light) return PAGE_DEFAULTS[scheme][name as PageName];
  return partOf(name, scheme) === 'dark' ? values[name] : undefined;
}

/** The value of a property in a scheme; `undefined` for the default of an element. */
export const valueIn = (theme: Theme, name: Name, scheme: Scheme) =>
  ownValue(theme, name, scheme) ?? inheritedValue(theme, name, scheme);

/** A theme with another value in a scheme; `undefined` resets it. */
export function withValue(theme: Theme, name: Name, scheme: Scheme, value: string | undefined): Theme {
  const part = partOf(name, scheme);
  return { ...theme, [part]: { ...theme[part], [name]: value } };
}

/** A theme's values of the custom properties in a scheme: those of the preview. */
export const appliedValues = (theme: Theme, scheme: Scheme): Map<PropertyName, string | undefined> =>
  new Map(PROPERTY_NAMES.map((name) => [name, valueIn(theme, name, scheme)]));

/** Names with a value in a part of a theme, in order. */
export const namesIn = (values: Values): Name[] => NAMES.filter((name) => values[name] !== undefined);
