/** The bytes of a JPG of 3 × 2 pixels, and other bytes of its kind. */
const BASE64 =
  '/9j/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////2wBDAVVaWnhpeOuCguv' +
  '/////////////////////////////////////////////////////////////////////////wAARCAACAAMDASIAAhEBAxEB/8QAFQABAQAAAAAAAAA' +
  'AAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAv/EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAMAwEAAhEDEQ' +
  'A/AKAMX//Z';

/** The picture. */
export const picture = Uint8Array.from(atob(BASE64), (character) => character.charCodeAt(0));

/** The picture as a form sends it. */
export const pictureFile = new File([picture], 'first-frost.jpg', { type: 'image/jpeg' });

/** The picture without its end. */
export const cutPicture = picture.slice(0, 120);

/** Bytes in Base64, as a JSON body has them. */
export function inBase64(bytes: Uint8Array | string): string {
  return Buffer.from(bytes).toString('base64');
}
