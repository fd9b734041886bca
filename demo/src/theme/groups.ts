import { readDocumentedProperties, type DocumentedProperty } from './documented-properties.ts';
import { controlOf, GROUPS, NAMES, type Control, type Name, type PageName } from './properties.ts';
import { PAGE_DEFAULTS } from './theme.ts';

/** A property as the editor shows it. */
interface RowOfProperty extends DocumentedProperty {
  name: Name;
  control: Control;
}

const PAGE_TEXTS: Readonly<Record<PageName, string>> = {
  'page-background': 'Background of the page.',
  'page-color': 'Text colour of the page.',
  'page-font': 'Font families of the page.',
};

/**
 * The groups of the editor with their properties.
 *
 * @throws Error if a property is not in the reference.
 */
export function groupsOfRows(): { group: string; rows: RowOfProperty[] }[] {
  const documented = readDocumentedProperties();
  const rows = NAMES.map((name): RowOfProperty => {
    const property = isPage(name)
      ? { fallback: PAGE_DEFAULTS.light[name], text: PAGE_TEXTS[name] }
      : documented.get(name);
    if (!property) throw new Error(`The reference has no custom property --pix-${name}.`);
    return { name, control: controlOf(name), ...property };
  });
  return GROUPS.map((group) => ({ group, rows: rows.filter(({ control }) => control.group === group) }));
}

const isPage = (name: Name): name is PageName => name in PAGE_TEXTS;
