/** A framed landscape, as commands of an SVG path on a 24 × 24 grid. */
export const PICTURE_ICON =
  'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM4 17l5-5 4 4 3-3 4 4M15.5 9.5h.01';
