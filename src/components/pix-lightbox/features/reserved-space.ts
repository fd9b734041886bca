import { textScale, toolSize } from '../viewport-padding.ts';

/** Sizes in px: height of the thumbnails, width of the panel beside the picture at the usual size of text. */
const STRIP_PX = 80;
const PANEL_PX = 320;

/** Largest width of that panel, as a fraction of the viewport. */
const PANEL_FRACTION = 0.6;

/** Fraction of a narrow viewport that the panel takes below the picture, as in its style sheet. */
const SHEET_FRACTION = 0.55;

/** Width in px of the widest narrow viewport. */
const NARROW_PX = 600;

/** Whether the viewport is narrow: the information panel is a sheet below the picture. */
export const isNarrow = (): boolean => innerWidth <= NARROW_PX;

/** Space in px that the information panel and the thumbnails take from the picture. */
export function reservedSpace(
  isInfoOpen: boolean,
  hasStrip: boolean,
): { bottom: number; start: number; end: number } {
  const isBelow = isInfoOpen && isNarrow();
  const isBeside = isInfoOpen && !isBelow;
  // On viewports with little space beside the panel, the arrows overlay the picture.
  const panel = Math.min(PANEL_PX * textScale(), PANEL_FRACTION * innerWidth);
  const arrow = isBeside && innerWidth >= 2.5 * panel ? toolSize() + 16 : 0;
  return {
    // The sheet covers the caption.
    bottom: isBelow ? SHEET_FRACTION * innerHeight - toolSize() - 12 : hasStrip ? STRIP_PX : 0,
    start: arrow,
    end: isBeside ? panel + arrow : 0,
  };
}
