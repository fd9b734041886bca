/** Number of lines of a caption below a picture. */
export const CAPTION_LINES = 'var(--pix-caption-lines,1)';

/** Height of a caption below a picture, with the space above its text; it depends on the text size of the page. */
export const CAPTION_LENGTH = `(${CAPTION_LINES}*1.35*max(13px,.875em) + 6px)`;

/** The same height in CSS pixels, for one line in text of 16 pixels. */
export const CAPTION_HEIGHT = 25;
