import { firstWhere } from './first-where.ts';
import {
  BOX,
  LAYOUT_UNIT,
  type ColumnsModel,
  type GridModel,
  type LayoutModel,
  type RowsModel,
} from './layout-model.ts';

/** Where an arrow key points; `left` is towards the inline start, so right to left mirrors the two before it asks. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * The item that the eye finds next in a direction, or `undefined` where there is none: nothing wraps, so the caller decides
 * what lies beyond an edge. Across rows it is the one nearest to the middle of where we come from; across columns, too.
 */
export function nearest(model: LayoutModel, index: number, direction: Direction): number | undefined {
  if (!Number.isInteger(index) || index < 0 || index >= model.count) return undefined;
  switch (model.layout) {
    case 'grid':
      return inGrid(model, index, direction);
    case 'rows':
      return inRows(model, index, direction);
    case 'columns':
      return inColumns(model, index, direction);
    case 'carousel':
      return beside(direction, index, 0, model.count);
  }
}

/**
 * The item of a row that is nearest to an x: where a move arrives that comes from another block. `undefined` when there is no
 * such row; the last is -1.
 */
export function nearestInRow({ boxes, starts }: RowsModel, row: number, x: number): number | undefined {
  const at = row < 0 ? starts.length - 1 + row : row;
  const end = starts[at + 1];
  if (end === undefined) return undefined;
  let found: number | undefined;
  let least = Infinity;
  for (let i = starts[at] ?? 0; i < end; i++) {
    const away = distance(x, boxes[i * BOX] ?? 0, boxes[i * BOX + 2] ?? 0);
    if (away < least) [found, least] = [i, away];
  }
  return found;
}

/** How far a point is from a stretch. */
const distance = (point: number, start: number, length: number) =>
  Math.max(start - point, point - start - length, 0);

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

function inRows(model: RowsModel, index: number, direction: Direction): number | undefined {
  const { boxes, starts } = model;
  const row = firstWhere(starts.length, (i) => (starts[i] ?? 0) > index) - 1;
  if (direction === 'left' || direction === 'right')
    return beside(direction, index, starts[row] ?? 0, starts[row + 1] ?? 0);
  if (direction === 'up' && row === 0) return undefined;
  const middle = (boxes[index * BOX] ?? 0) + (boxes[index * BOX + 2] ?? 0) / 2;
  return nearestInRow(model, direction === 'up' ? row - 1 : row + 1, middle);
}

function inColumns(model: ColumnsModel, index: number, direction: Direction): number | undefined {
  const { boxes, count, columnWidth, gap } = model;
  const columnOf = (i: number) => Math.round((boxes[i * BOX] ?? 0) / (columnWidth + gap));
  const column = columnOf(index);
  if (direction === 'up' || direction === 'down') {
    const step = direction === 'up' ? -1 : 1;
    for (let i = index + step; i >= 0 && i < count; i += step) if (columnOf(i) === column) return i;
    return undefined;
  }
  const wanted = column + (direction === 'left' ? -1 : 1);
  const y = (i: number) => boxes[i * BOX + 1] ?? 0;
  const height = (i: number) => boxes[i * BOX + 3] ?? 0;
  const middle = y(index) + height(index) / 2;
  // Boxes come in the order of their y: the last one before us is the nearest of all before.
  let found: number | undefined;
  for (let i = index - 1; i >= 0 && found === undefined; i--) if (columnOf(i) === wanted) found = i;
  let least = found === undefined ? Infinity : distance(middle, y(found), height(found));
  for (let i = index + 1; i < count && y(i) - LAYOUT_UNIT < middle + least; i++) {
    if (columnOf(i) !== wanted) continue;
    const away = distance(middle, y(i), height(i));
    if (away < least) [found, least] = [i, away];
  }
  return found;
}
