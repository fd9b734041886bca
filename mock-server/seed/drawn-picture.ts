import type { ImageFormat } from '../../src/contract/models.ts';
import { hashText } from '../internal/hash.ts';
import type { Bytes, PictureSeed } from '../store/records.ts';
import { blankPicture } from './blank/blank-picture.ts';
import { randomFrom } from '../internal/random-from.ts';

/** An SVG of a size that is drawn from a name: small, all ASCII, and the same for the same name and size. */
export function drawFromName(name: string, width: number, height: number): string {
  const random = randomFrom(name);
  const hue = random.whole(0, 359);
  const colour = (turn: number, light: number) => `hsl(${(hue + turn) % 360} 55% ${light}%)`;
  const place = () => `${Math.round(width * random.next())}" cy="${Math.round(height * random.next())}`;
  const radius = () => Math.max(1, Math.round((Math.min(width, height) * random.between(20, 60)) / 100));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="100%" height="100%" fill="${colour(0, 78)}"/>` +
    `<circle cx="${place()}" r="${radius()}" fill="${colour(40, 62)}"/>` +
    `<circle cx="${place()}" r="${radius()}" fill="${colour(200, 45)}" fill-opacity=".7"/></svg>`
  );
}

/** What a record says of a picture's file, and the file. */
export type PictureFile = Pick<PictureSeed, 'format' | 'width' | 'height' | 'fileSize' | 'content'>;

/** What a drawing is to be like. */
export interface Drawing {
  width: number;
  height: number;
  /** SVG if not given; the others are of one colour. */
  format?: ImageFormat | undefined;
  /** Bytes, if they are to be more than it takes. */
  fileSize?: number | undefined;
}

/** What a record needs of such a drawing. It is drawn anew whenever its bytes are asked for, so it takes no memory. */
export function drawnPicture(name: string, drawing: Drawing): PictureFile {
  const { width, height, format = 'SVG', fileSize = 0 } = drawing;
  const draw = () =>
    format === 'SVG' ? drawFromName(name, width, height) : drawBlank(name, format, drawing);
  const { length } = draw();
  return {
    format,
    width,
    height,
    fileSize: Math.max(fileSize, length),
    content: {
      version: hashText(`${name} ${format} ${width} ${height} ${fileSize}`),
      bytes: () => Promise.resolve(filledUp(draw(), fileSize)),
    },
  };
}

function drawBlank(name: string, format: Exclude<ImageFormat, 'SVG'>, { width, height }: Drawing): Bytes {
  const random = randomFrom(name);
  const channel = () => random.whole(90, 220);
  return blankPicture(format, { width, height, colour: [channel(), channel(), channel()] });
}

/** What follows the end of a picture means nothing, white space in an SVG as zeros in the others. */
function filledUp(file: string | Bytes, length: number): Bytes {
  if (typeof file === 'string') return new TextEncoder().encode(file.padEnd(length, '\n'));
  const bytes = new Uint8Array(Math.max(file.length, length));
  bytes.set(file);
  return bytes;
}
