/** Class of the element around the pictures that a server has rendered. */
export const SERVER_PICTURES = 'pix-pictures';
