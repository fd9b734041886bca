import { nearest, type Direction } from '../../layouts/nearest.ts';
import { boxOf, itemCount, type PagedLayout } from '../../layouts/paged-layout.ts';

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const OPPOSITE: Record<Direction, Direction> = { up: 'down', down: 'up', left: 'right', right: 'left' };

interface Viewport {
  rtl: boolean;
  /** Length of the visible range on the scroll axis, in pixels. */
  length: number;
}

/**
 * Returns the index that a key moves the focus to: the same index at an edge; `undefined` for a key without a meaning here,
 * and for an arrow key along an axis with a single item.
 */
export function nextIndexForKey(
  layout: PagedLayout,
  index: number,
  key: string,
  { rtl, length }: Viewport,
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return itemCount(layout) - 1;
  const page = pageDirection(layout, key);
  const arrow = ARROWS[key];
  const isMirrored = rtl && (arrow === 'left' || arrow === 'right');
  const direction = arrow && isMirrored ? OPPOSITE[arrow] : (arrow ?? page);
  if (!direction) return undefined;
  const next = nearest(layout, index, direction);
  if (next === undefined)
    return nearest(layout, index, OPPOSITE[direction]) === undefined ? undefined : index;
  return page ? pageFrom(layout, index, { direction, length }) : next;
}

/** Direction of a Page key, along the scroll axis. */
function pageDirection({ strategy }: PagedLayout, key: string): Direction | undefined {
  if (key !== 'PageUp' && key !== 'PageDown') return undefined;
  const isDown = key === 'PageDown';
  if (strategy.axis === 'x') return isDown ? 'right' : 'left';
  return isDown ? 'down' : 'up';
}

/** Moves by at most the visible length, but by at least one item. */
function pageFrom(
  layout: PagedLayout,
  index: number,
  { direction, length }: { direction: Direction; length: number },
) {
  const startOf = (i: number) => boxOf(layout, i)?.[layout.strategy.axis] ?? 0;
  let found = nearest(layout, index, direction);
  for (let next = found; next !== undefined; next = nearest(layout, next, direction)) {
    if (Math.abs(startOf(next) - startOf(index)) > length) break;
    found = next;
  }
  return found;
}
