/** Valid and invalid pictures for uploads. */
import { cutPicture, inBase64, picture, pictureFile } from './picture-file.ts';

const noPicture = 'This is no picture. '.repeat(20);

/** Values in place of a file of a form. */
export const filesAround: readonly (string | File)[] = [
  pictureFile,
  new File([picture], '', { type: 'application/pdf' }),
  new File([picture], '../../first.php', { type: 'image/svg+xml' }),
  new File([], 'empty.jpg', { type: 'image/jpeg' }),
  new File([cutPicture], 'cut.jpg', { type: 'image/jpeg' }),
  new File([noPicture], 'text.jpg', { type: 'image/jpeg' }),
  ...['', 'a text in the place of a file', inBase64(picture)],
];

/** Values in place of a picture in JSON. Only decoding tells whether such texts are pictures. */
export const base64Around: readonly string[] = [
  inBase64(picture),
  `data:image/jpeg;base64,${inBase64(picture)}`,
  `data:;base64,${inBase64(picture)}`,
  inBase64(picture).replaceAll(/(.{76})/g, '$1\r\n'),
  ` ${inBase64(picture)}\n`,
  'data:image/jpeg;base64,',
  `data:image/jpeg,${inBase64(picture)}`,
  `${inBase64(picture)}*`,
  inBase64(cutPicture),
  inBase64(noPicture),
];
