/** A JPG of 3 × 2 pixels, and variants of it. */
const BASE64 =
  '/9j/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv' +
  '/////////////////////////////////////////////////////////////////////////wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAA' +
  'AAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQ' +
  'A/AKAMX//Z';

/** Bytes of the picture. */
export const picture = Uint8Array.from(atob(BASE64), (character) => character.charCodeAt(0));

/** The picture as a file of a form. */
export const pictureFile = new File([picture], 'first-frost.jpg', { type: 'image/jpeg' });

/** The picture, truncated. */
export const cutPicture = picture.slice(0, 120);

/** Encodes bytes in Base64, as in a JSON body. */
export function inBase64(bytes: Uint8Array | string): string {
  return Buffer.from(bytes).toString('base64');
}
