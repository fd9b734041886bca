import type { Band } from '../../controllers/band-controller.ts';
import { boxInWall, itemsInWall, type Wall } from '../../layouts/wall.ts';

/** Place to come back to: an item, and how many pixels behind the beginning of what is seen it begins. */
export interface Anchor {
  index: number;
  offset: number;
}

interface Seen {
  axis: 'x' | 'y';
  /** Whether an item's shape has been read, not guessed. */
  isKnown: (index: number) => boolean;
}

/** The place of a view: the first picture that begins in it, rather one that has been read than one that is guessed. */
export function placeIn(wall: Wall, band: Band, { axis, isKnown }: Seen): Anchor | undefined {
  const at = (index: number) => boxInWall(wall, index)?.[axis] ?? 0;
  const { first, last } = itemsInWall(wall, band.start, band.end);
  const begun = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(
    (index) => at(index) >= band.start && at(index) < band.end,
  );
  const index = begun.find(isKnown) ?? begun[0] ?? last;
  return index >= 0 ? { index, offset: at(index) - band.start } : undefined;
}
