import type { ColumnsModel } from './columns/layout-columns.ts';
import type { Box } from './layout-model.ts';
import { boxOf, segmentAt, type PagedLayout } from './paged-layout.ts';

/** Direction of an arrow key; `left` is towards the inline start, so callers mirror it in right-to-left pages. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** Finds the visually nearest item in a direction; `undefined` at an edge, as nothing wraps. */
export function nearest(layout: PagedLayout, index: number, direction: Direction): number | undefined {
  const from = boxOf(layout, index);
  if (!from) return undefined;
  const search = layout.strategy.fills === 'columns' ? nearestInColumns : nearestInRows;
  return search(layout, { index, from }, direction);
}

interface Departure {
  index: number;
  /** The box of the item. */
  from: Box;
}

/** The adjacent item of the same row, or the item of the adjacent row that is nearest to the middle of the item of departure. */
function nearestInRows(
  layout: PagedLayout,
  { index, from }: Departure,
  direction: Direction,
): number | undefined {
  const isSideways = direction === 'left' || direction === 'right';
  const step = direction === 'left' || direction === 'up' ? -1 : 1;
  let i = index + step;
  let box = boxOf(layout, i);
  if (isSideways) return box?.y === from.y ? i : undefined;
  if (layout.strategy.axis === 'x') return undefined;
  while (box?.y === from.y) box = boxOf(layout, (i += step));
  if (!box) return undefined;
  const { y } = box;
  const middle = from.x + from.width / 2;
  let found: number | undefined;
  let least = Infinity;
  for (; box?.y === y; box = boxOf(layout, (i += step))) {
    const away = distanceFrom(middle, box.x, box.width);
    if (away < least) [found, least] = [i, away];
  }
  return found;
}

/** Offset in columns of a move. */
const SIDEWAYS = { up: 0, down: 0, left: -1, right: 1 } as const satisfies Record<Direction, number>;

/** The next item of the same column, or the item of the adjacent column that is nearest to the middle of the item of departure. */
function nearestInColumns(
  layout: PagedLayout,
  { index, from }: Departure,
  direction: Direction,
): number | undefined {
  const { columnWidth, next: ends } = segmentAt(layout, index)?.model as ColumnsModel;
  const columnOf = (box: Box) => Math.round(box.x / (columnWidth + layout.lengths.gap));
  const column = columnOf(from) + SIDEWAYS[direction];
  if (column < 0 || column >= ends.length) return undefined;
  const next = (i: number, step: number): number | undefined => {
    for (let box; (box = boxOf(layout, (i += step)));) if (columnOf(box) === column) return i;
    return undefined;
  };
  if (direction === 'up') return next(index, -1);
  if (direction === 'down') return next(index, 1);
  const middle = from.y + from.height / 2;
  const away = (i: number) => {
    const { y, height } = boxOf(layout, i) ?? from;
    return distanceFrom(middle, y, height);
  };
  // In a column, boxes are sorted by y: their distance falls, then rises.
  let found: number | undefined;
  for (const step of [-1, 1])
    for (let i = next(index, step); i !== undefined; i = next(i, step)) {
      if (found !== undefined && away(i) >= away(found)) break;
      found = i;
    }
  return found;
}

/** Distance of a point from an interval. */
const distanceFrom = (point: number, start: number, length: number): number =>
  Math.max(start - point, point - start - length, 0);
