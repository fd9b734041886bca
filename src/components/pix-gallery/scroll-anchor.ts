import type { VisibleRange } from '../../controllers/viewport-controller.ts';
import { range } from '../../internal/altered-globals.ts';
import { boxOf, itemsInRange, type PagedLayout } from '../../layouts/paged-layout.ts';

/** Scroll position, independent of sizes: an item, and its distance from the start of the visible range in pixels. */
export interface ScrollAnchor {
  index: number;
  offset: number;
  /** Whether the distance is that of the lower edge of the item. */
  isEnd?: boolean;
}

interface AnchorOptions {
  axis: 'x' | 'y';
  /** Whether the aspect ratio of an item is known, not estimated. */
  isKnown: (index: number) => boolean;
}

/** Finds the scroll anchor: the first known item that begins in the visible range, otherwise the first estimated one. */
export function findScrollAnchor(
  layout: PagedLayout,
  visible: VisibleRange,
  { axis, isKnown }: AnchorOptions,
): ScrollAnchor | undefined {
  const startOf = (index: number) => boxOf(layout, index)?.[axis] ?? 0;
  const { first, last } = itemsInRange(layout, visible.start, visible.end);
  const candidates = range(first, last).filter(
    (index) => startOf(index) >= visible.start && startOf(index) < visible.end,
  );
  const index = candidates.filter(isKnown)[0] ?? candidates[0] ?? last;
  if (index < 0) return undefined;
  const { height = 0 } = boxOf(layout, index) ?? {};
  const offset = startOf(index) - visible.start;
  // Only the end of the list is in view: what is below it stays there.
  if (!candidates.length && axis === 'y' && offset + height < visible.end - visible.start)
    return { index, offset: offset + height, isEnd: true };
  return { index, offset };
}
