import { nearest, type Direction } from '../../layouts/nearest.ts';
import { boxInWall, countInWall, layoutWall, type Wall } from '../../layouts/wall.ts';

const ARROWS: Record<string, Direction> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const MIRRORED: Record<Direction, Direction> = { up: 'up', down: 'down', left: 'right', right: 'left' };

/** Where a key leads from a tile; `undefined` where there is nothing in that direction. */
export function move(
  wall: Wall,
  index: number,
  key: string,
  { rtl, screen }: { rtl: boolean; screen: number },
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return countInWall(wall) - 1;
  const arrow = ARROWS[key];
  if (arrow) return nearest(wall, index, rtl ? MIRRORED[arrow] : arrow);
  return page(wall, index, { down: key === 'PageDown', screen });
}

/** As far up or down as the window is high, but not less than a row; in a carousel as far as it is wide. */
function page(wall: Wall, index: number, { down, screen }: { down: boolean; screen: number }) {
  const across = wall.shape.layout === 'carousel';
  const direction = across ? (down ? 'right' : 'left') : down ? 'down' : 'up';
  const at = (i: number) => boxInWall(wall, i)?.[across ? 'x' : 'y'] ?? 0;
  let found = nearest(wall, index, direction);
  for (let next = found; next !== undefined; next = nearest(wall, next, direction)) {
    if (Math.abs(at(next) - at(index)) > screen) break;
    found = next;
  }
  return found;
}

/** The wall that a grid of the style sheet is. */
export function wallOfGrid(grid: Element): Wall | undefined {
  const count = grid.querySelectorAll('[data-index]').length;
  const style = getComputedStyle(grid);
  // Its own pixels, as those of the grid: it may be drawn smaller or larger.
  const tile = grid.firstElementChild && getComputedStyle(grid.firstElementChild);
  const width = parseFloat(tile?.inlineSize ?? '');
  return layoutWall([{ count }], {
    layout: 'grid',
    width: parseFloat(style.inlineSize),
    gap: parseFloat(style.columnGap) || 0,
    // Half a pixel less: what was stretched to fit must fit again.
    tileSize: width - 0.5,
    ratio: width / parseFloat(tile?.blockSize ?? ''),
  });
}
