import { IMAGE_FILTERS } from '../contract/image-filters.ts';
import type { ImageFilter } from '../contract/models.ts';

/** Controls of a gallery, in their order, with the query parameter that each sets. */
export const CONTROL_FILTERS = {
  search: 'q',
  sort: 'sort',
  category: 'category',
  tags: 'tag',
  count: undefined,
} as const satisfies Record<string, ImageFilter | undefined>;

/** Name of a control in the property `controls` of a gallery. */
export type ControlName = keyof typeof CONTROL_FILTERS;

const CONTROLLED: readonly (ImageFilter | undefined)[] = Object.values(CONTROL_FILTERS);

/** Parameters without a control, which only the page sets. */
export const PAGE_FILTERS = IMAGE_FILTERS.filter((name) => !CONTROLLED.includes(name));

/** A query parameter that a visitor set: its value, and the one that the page had set before. */
export interface VisitorFilter {
  name: ImageFilter;
  value: string;
  pageValue: string | undefined;
}

/** A gallery, reduced to its query. */
type QueryHost = Partial<Record<ImageFilter, string | undefined>>;

const choices = new WeakMap<QueryHost, Map<ImageFilter, VisitorFilter>>();

/** Records that a visitor sets a query parameter, by a control or a link; to be called before the gallery's property is set. */
export function recordChoice(gallery: QueryHost, name: ImageFilter, value = ''): void {
  const filters = choices.get(gallery) ?? new Map<ImageFilter, VisitorFilter>();
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

/** Maximum length of a search, in UTF-16 code units. */
export const MAX_SEARCH_LENGTH = 200;
