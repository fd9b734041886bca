import { NO_ITEMS, type ItemRange } from './layout-model.ts';
import { strategyOf, type LayoutModel } from './layouts.ts';

/**
 * Finds the items whose boxes intersect an interval of the scroll axis: y for grid, rows and columns, x for a carousel.
 * Columns may include some items outside of it, because their items are not sorted into rows. Binary search, O(log count).
 */
export function itemsBetween(model: LayoutModel, start: number, end: number): ItemRange {
  if (!(start < end) || !model.count) return NO_ITEMS;
  const { first, last } = strategyOf(model.layout).itemsBetween(model, start, end);
  return first <= last ? { first, last } : NO_ITEMS;
}
