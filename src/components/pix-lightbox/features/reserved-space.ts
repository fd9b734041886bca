/** Sizes in px: height of the thumbnails, width of the panel beside the picture, width of an arrow beside the panel. */
const STRIP_PX = 80;
const PANEL_PX = 320;
const ARROW_PX = 60;

/** Fraction of a narrow viewport that the panel takes below the picture, as in its style sheet. */
const SHEET_FRACTION = 0.55;

/** Sizes in px: widest narrow viewport, height of the caption, which the panel covers there. */
const NARROW_PX = 600;
const CAPTION_PX = 56;

/** Space in px that the information panel and the thumbnails take from the picture. */
export function reservedSpace(
  isInfoOpen: boolean,
  hasStrip: boolean,
): { bottom: number; start: number; end: number } {
  const isBelow = isInfoOpen && innerWidth <= NARROW_PX;
  const isBeside = isInfoOpen && !isBelow;
  // On viewports with little space beside the panel, the arrows overlay the picture.
  const arrow = isBeside && innerWidth >= 2.5 * PANEL_PX ? ARROW_PX : 0;
  return {
    bottom: isBelow ? SHEET_FRACTION * innerHeight - CAPTION_PX : hasStrip ? STRIP_PX : 0,
    start: arrow,
    end: isBeside ? PANEL_PX + arrow : 0,
  };
}
