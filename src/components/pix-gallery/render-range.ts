import type { VisibleRange } from '../../controllers/viewport-controller.ts';
import type { ItemRange } from '../../layouts/layout-model.ts';

/** Range with overscan to render, in pixels from the start of the list. */
export interface RenderRange extends VisibleRange {
  /** During fast scrolling no image is requested: it would leave the viewport before it has loaded. */
  isFastScrolling: boolean;
}

/** Overscan before and after the visible range, in viewport lengths, by scroll direction. */
const OVERSCAN = { up: [1.5, 0.25], down: [0.25, 1.5], still: [0.5, 0.5] } as const;

/** Minimum overscan ahead of the movement, in viewport lengths, before a new range is rendered. */
const MIN_OVERSCAN = 0.75;

/** Viewport lengths per millisecond above which scrolling is fast. */
const FAST_SCROLLING_SPEED = 0.01;

/** Minimum viewport length that overscan is computed with, in pixels. */
const MIN_VIEWPORT = 200;

const viewportOf = ({ start, end }: VisibleRange) => Math.max(end - start, MIN_VIEWPORT);

const isFast = (visible: VisibleRange, velocity: number): boolean =>
  Math.abs(velocity) > FAST_SCROLLING_SPEED * viewportOf(visible);

/**
 * Extends the visible range by the overscan. The end of the list limits it: near the end every movement renders, because
 * more pages are requested there.
 *
 * @param velocity Scroll velocity in pixels per millisecond; 0 at rest.
 * @param length Length of the list, in pixels.
 */
export function overscan(visible: VisibleRange, velocity: number, length: number): RenderRange {
  const viewport = viewportOf(visible);
  const [before, after] = OVERSCAN[velocity < 0 ? 'up' : velocity > 0 ? 'down' : 'still'];
  return {
    start: visible.start - before * viewport,
    end: Math.min(visible.end + after * viewport, length),
    isFastScrolling: isFast(visible, velocity),
  };
}

/** Whether a rendered range still covers the visible one, with the minimum overscan ahead of the movement. */
export function covers(rendered: RenderRange, visible: VisibleRange, velocity: number): boolean {
  if (!velocity || rendered.isFastScrolling !== isFast(visible, velocity)) return false;
  const ahead = MIN_OVERSCAN * viewportOf(visible);
  return (
    visible.start - (velocity < 0 ? ahead : 0) >= rendered.start &&
    visible.end + (velocity > 0 ? ahead : 0) <= rendered.end
  );
}

/** The empty range, for a union with others. */
export const NO_ITEMS: ItemRange = { first: Infinity, last: -1 };

/** The smallest range that contains two others. */
export const union = (a: ItemRange, b: ItemRange): ItemRange => ({
  first: Math.min(a.first, b.first),
  last: Math.max(a.last, b.last),
});
