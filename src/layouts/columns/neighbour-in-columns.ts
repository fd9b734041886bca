import type { Box } from '../layout-model.ts';
import type { Direction, PlacedItem } from '../layout-strategy.ts';
import { distanceFrom } from '../neighbours.ts';
import type { ColumnsModel } from './layout-columns.ts';

/** The next item of the same column, or the item of the adjacent column that is nearest to the middle of the item. */
export function neighbourInColumns(
  { index, boxOf, model: { columnWidth, gap, ends } }: PlacedItem<ColumnsModel>,
  direction: Direction,
): number | undefined {
  const from = boxOf(index);
  const columnOf = (box: Box) => Math.round(box.x / (columnWidth + gap));
  const column = from ? columnOf(from) + SIDEWAYS[direction] : -1;
  if (!from || column < 0 || column >= ends.length) return undefined;
  const next = (i: number, step: number): number | undefined => {
    for (let box; (box = boxOf((i += step)));) if (columnOf(box) === column) return i;
    return undefined;
  };
  if (direction === 'up') return next(index, -1);
  if (direction === 'down') return next(index, 1);
  const middle = from.y + from.height / 2;
  const away = (i: number) => {
    const { y, height } = boxOf(i) ?? from;
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

/** Offset in columns of a move. */
const SIDEWAYS = { up: 0, down: 0, left: -1, right: 1 } as const satisfies Record<Direction, number>;
