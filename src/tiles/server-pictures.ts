/** Class of the element around the pictures that a server has rendered; it is removed once the element shows its own. */
export const SERVER_PICTURES = 'pix-pictures';

/** The pictures of an element that a server has rendered. */
export const serverPictures = (host: Element): Element | null => host.querySelector(`.${SERVER_PICTURES}`);
