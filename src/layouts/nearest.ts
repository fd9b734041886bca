import type { Box, ColumnsModel, GridModel } from './layout-model.ts';
import { boxInWall, countInWall, segmentAt, type Wall } from './wall.ts';

/** Where an arrow key points; `left` is towards the inline start, so right to left mirrors the two before it asks. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * The item that the eye finds next in a direction, or `undefined` where there is none: nothing wraps, so the caller decides
 * what lies beyond an edge. From row to row it is the one nearest to the middle of where we come from; from column to
 * column, too.
 */
export function nearest(wall: Wall, index: number, direction: Direction): number | undefined {
  const model = segmentAt(wall, index)?.model;
  switch (model?.layout) {
    case 'grid':
      return inGrid(model, index, direction);
    case 'rows':
      return inRows(wall, index, direction);
    case 'columns':
      return inColumns(wall, index, direction, model);
    case 'carousel':
      return beside(direction, index, 0, countInWall(wall));
    case undefined:
      return undefined;
  }
}

/** The neighbour within a row of items from `start` to before `end`. */
function beside(direction: Direction, index: number, start: number, end: number): number | undefined {
  if (direction === 'left') return index > start ? index - 1 : undefined;
  return direction === 'right' && index + 1 < end ? index + 1 : undefined;
}

function inGrid({ columns, count }: GridModel, index: number, direction: Direction): number | undefined {
  const start = index - (index % columns);
  if (direction === 'up') return start > 0 ? index - columns : undefined;
  // The last row may end before this column: its last tile is nearest then.
  if (direction === 'down') return start + columns < count ? Math.min(index + columns, count - 1) : undefined;
  return beside(direction, index, start, Math.min(start + columns, count));
}

function inRows(wall: Wall, index: number, direction: Direction): number | undefined {
  const from = boxInWall(wall, index);
  const step = direction === 'left' || direction === 'up' ? -1 : 1;
  let i = index + step;
  let box = boxInWall(wall, i);
  if (direction === 'left' || direction === 'right') return from && box?.y === from.y ? i : undefined;
  while (from && box?.y === from.y) box = boxInWall(wall, (i += step));
  if (!from || !box) return undefined;
  const { y } = box;
  const middle = from.x + from.width / 2;
  let found: number | undefined;
  let least = Infinity;
  for (; box?.y === y; box = boxInWall(wall, (i += step))) {
    const away = distance(middle, box.x, box.width);
    if (away < least) [found, least] = [i, away];
  }
  return found;
}

function inColumns(
  wall: Wall,
  index: number,
  direction: Direction,
  { columnWidth, gap, ends }: ColumnsModel,
): number | undefined {
  const from = boxInWall(wall, index);
  const columnOf = (box: Box) => Math.round(box.x / (columnWidth + gap));
  const column = from ? columnOf(from) + SIDEWAYS[direction] : -1;
  if (!from || column < 0 || column >= ends.length) return undefined;
  const next = (i: number, step: number): number | undefined => {
    for (let box; (box = boxInWall(wall, (i += step)));) if (columnOf(box) === column) return i;
    return undefined;
  };
  if (direction === 'up') return next(index, -1);
  if (direction === 'down') return next(index, 1);
  const middle = from.y + from.height / 2;
  const away = (i: number) => {
    const { y, height } = boxInWall(wall, i) ?? from;
    return distance(middle, y, height);
  };
  // Boxes come in the order of their y: they come nearer, then they go away.
  let found = next(index, -1);
  for (let i = next(index, 1); i !== undefined; i = next(i, 1)) {
    if (found !== undefined && away(i) >= away(found)) break;
    found = i;
  }
  return found;
}

/** Columns that a move crosses. */
const SIDEWAYS = { up: 0, down: 0, left: -1, right: 1 } as const satisfies Record<Direction, number>;

/** How far a point is from a stretch. */
const distance = (point: number, start: number, length: number) =>
  Math.max(start - point, point - start - length, 0);
