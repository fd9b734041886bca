import type { Direction } from './layout-strategy.ts';
import { boxOf, itemCount, segmentAt, type PagedLayout } from './paged-layout.ts';

/**
 * Finds the visually nearest item in a direction; `undefined` at an edge, as nothing wraps. In the adjacent row or column it
 * is the item nearest to the middle of the item of departure.
 */
export function nearest(layout: PagedLayout, index: number, direction: Direction): number | undefined {
  const model = segmentAt(layout, index)?.model;
  if (!model) return undefined;
  const item = { index, count: itemCount(layout), model, boxOf: (i: number) => boxOf(layout, i) };
  return layout.strategy.neighbour(item, direction);
}
