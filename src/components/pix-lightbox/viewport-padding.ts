import type { ViewportPadding } from './photoswipe-engine.ts';
import { textScale, toolSize } from './text-scale.ts';
import type { ViewerFeatures } from './viewer-features.ts';

/** Viewport height in px below which the controls overlay the picture, as in the style sheet. */
const SHORT_PX = 480;

/** Space around the picture for bar and caption, whose height is `foot`, if the viewport is tall enough, and for open panels. */
export function viewportPadding(
  reserved: ReturnType<ViewerFeatures['reservedSpace']> | undefined,
  rtl: boolean,
  foot: number,
): ViewportPadding {
  const { bottom = 0, start = 0, end = 0 } = reserved ?? {};
  const [left, right] = rtl ? [end, start] : [start, end];
  const bar = toolSize() + 12;
  if (innerHeight < SHORT_PX) return { top: 0, bottom, left, right };
  const below = innerWidth < 600 ? bar : 72 * textScale();
  return { top: bar, bottom: Math.max(below + bottom, foot), left, right };
}
