/** Width of an image in CSS pixels where no style sets it, as in a plain list, or where style attributes are not allowed. */
export const UNSTYLED_WIDTH = 200;
