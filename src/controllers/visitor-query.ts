/** Query parameters that have controls. */
export type QueryName = 'q' | 'sort' | 'category' | 'tag';

/** A query parameter that a visitor set: its value, and the one that the page had set before. */
export interface VisitorFilter {
  name: QueryName;
  value: string;
  pageValue: string | undefined;
}

/** A gallery, reduced to the query parameters that have controls. */
type QueryHost = Partial<Record<QueryName, string | undefined>>;

const choices = new WeakMap<QueryHost, Map<QueryName, VisitorFilter>>();

/** Records that a visitor sets a query parameter, by a control or a link; to be called before the gallery's property is set. */
export function recordChoice(gallery: QueryHost, name: QueryName, value = ''): void {
  const filters = choices.get(gallery) ?? new Map<QueryName, VisitorFilter>();
  const known = filters.get(name);
  const current = gallery[name] ?? '';
  filters.set(name, {
    name,
    value,
    pageValue: known?.value === current ? known.pageValue : current || undefined,
  });
  choices.set(gallery, filters);
}

/** Search terms, tag and category that a visitor has set; without those that the page has set. */
export function visitorFilters(gallery: QueryHost): VisitorFilter[] {
  const filters = [...(choices.get(gallery)?.values() ?? [])];
  return filters.filter(
    ({ name, value, pageValue }) =>
      name !== 'sort' && value && value === gallery[name] && value !== pageValue,
  );
}
