import type { ViewportPadding } from './photoswipe-engine.ts';
import { textScale, toolSize } from './text-scale.ts';
import type { ViewerFeatures } from './viewer-features.ts';

/** Viewport height in px below which the controls overlay the picture, as in the style sheet. */
const SHORT_PX = 480;

/** Space around the picture for bar and caption, if the viewport is tall enough, and for open panels. */
export function viewportPadding(
  reserved: ReturnType<ViewerFeatures['reservedSpace']> | undefined,
  rtl: boolean,
): ViewportPadding {
  const { bottom = 0, start = 0, end = 0 } = reserved ?? {};
  const [left, right] = rtl ? [end, start] : [start, end];
  const bar = toolSize() + 12;
  const [above, below] = innerHeight < SHORT_PX ? [0, 0] : [bar, innerWidth < 600 ? bar : 72 * textScale()];
  return { top: above, bottom: below + bottom, left, right };
}
