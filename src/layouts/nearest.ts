import type { Box, ColumnsModel, GridModel } from './layout-model.ts';
import { boxOf, itemCount, segmentAt, type PagedLayout } from './paged-layout.ts';

/** Direction of an arrow key; `left` is towards the inline start, so callers mirror it in right-to-left pages. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * Finds the visually nearest item in a direction; `undefined` at an edge, as nothing wraps. In the adjacent row or column it
 * is the item nearest to the middle of the item of departure.
 */
export function nearest(layout: PagedLayout, index: number, direction: Direction): number | undefined {
  const model = segmentAt(layout, index)?.model;
  switch (model?.layout) {
    case 'grid':
      return inGrid(model, index, direction);
    case 'rows':
      return inRows(layout, index, direction);
    case 'columns':
      return inColumns(layout, index, direction, model);
    case 'carousel':
      return beside(direction, index, 0, itemCount(layout));
    case undefined:
      return undefined;
  }
}

/** The neighbour within a row of the items [start, end). */
function beside(direction: Direction, index: number, start: number, end: number): number | undefined {
  if (direction === 'left') return index > start ? index - 1 : undefined;
  return direction === 'right' && index + 1 < end ? index + 1 : undefined;
}

function inGrid({ columns, count }: GridModel, index: number, direction: Direction): number | undefined {
  const start = index - (index % columns);
  if (direction === 'up') return start > 0 ? index - columns : undefined;
  // A last row that ends before this column: its last tile is the nearest.
  if (direction === 'down') return start + columns < count ? Math.min(index + columns, count - 1) : undefined;
  return beside(direction, index, start, Math.min(start + columns, count));
}

function inRows(layout: PagedLayout, index: number, direction: Direction): number | undefined {
  const from = boxOf(layout, index);
  const step = direction === 'left' || direction === 'up' ? -1 : 1;
  let i = index + step;
  let box = boxOf(layout, i);
  if (direction === 'left' || direction === 'right') return from && box?.y === from.y ? i : undefined;
  while (from && box?.y === from.y) box = boxOf(layout, (i += step));
  if (!from || !box) return undefined;
  const { y } = box;
  const middle = from.x + from.width / 2;
  let found: number | undefined;
  let least = Infinity;
  for (; box?.y === y; box = boxOf(layout, (i += step))) {
    const away = distance(middle, box.x, box.width);
    if (away < least) [found, least] = [i, away];
  }
  return found;
}

function inColumns(
  layout: PagedLayout,
  index: number,
  direction: Direction,
  { columnWidth, gap, ends }: ColumnsModel,
): number | undefined {
  const from = boxOf(layout, index);
  const columnOf = (box: Box) => Math.round(box.x / (columnWidth + gap));
  const column = from ? columnOf(from) + SIDEWAYS[direction] : -1;
  if (!from || column < 0 || column >= ends.length) return undefined;
  const next = (i: number, step: number): number | undefined => {
    for (let box; (box = boxOf(layout, (i += step)));) if (columnOf(box) === column) return i;
    return undefined;
  };
  if (direction === 'up') return next(index, -1);
  if (direction === 'down') return next(index, 1);
  const middle = from.y + from.height / 2;
  const away = (i: number) => {
    const { y, height } = boxOf(layout, i) ?? from;
    return distance(middle, y, height);
  };
  // Boxes are sorted by y: their distance falls, then rises.
  let found = next(index, -1);
  for (let i = next(index, 1); i !== undefined; i = next(i, 1)) {
    if (found !== undefined && away(i) >= away(found)) break;
    found = i;
  }
  return found;
}

/** Offset in columns of a move. */
const SIDEWAYS = { up: 0, down: 0, left: -1, right: 1 } as const satisfies Record<Direction, number>;

/** Distance of a point from an interval. */
const distance = (point: number, start: number, length: number) =>
  Math.max(start - point, point - start - length, 0);
