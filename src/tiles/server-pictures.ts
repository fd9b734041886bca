/** Class of the element around the pictures that a server has rendered; it is removed once the element shows its own. */
export const SERVER_PICTURES = 'pix-pictures';
