/** Number of images of a gallery that load at once; the others load lazily. */
export const INITIAL_IMAGES = 8;
