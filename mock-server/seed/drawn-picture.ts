import type { ImageFormat } from '../../src/contract/models.ts';
import type { Bytes } from '../internal/bytes.ts';
import { hashText } from '../internal/hash.ts';
import { randomFrom } from '../internal/random.ts';
import type { PictureSeed } from '../store/records.ts';
import { blankPicture } from './blank/blank-picture.ts';

/** Draws an SVG from a name: small, ASCII only, and the same for the same name and size. */
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

/** The file of a picture, and the fields of the record that describe it. */
export type PictureFile = Pick<PictureSeed, 'format' | 'width' | 'height' | 'fileSize' | 'content'>;

/** Properties of a generated picture. */
export interface Drawing {
  width: number;
  height: number;
  /** Default: SVG. Other formats have a single colour. */
  format?: ImageFormat | undefined;
  /** Minimum length in bytes; shorter files are padded. */
  fileSize?: number | undefined;
}

/** Generates the file of a picture from a name. The bytes are generated on each use, so they take no memory. */
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
      bytes: () => Promise.resolve(padFile(draw(), fileSize)),
    },
  };
}

function drawBlank(name: string, format: Exclude<ImageFormat, 'SVG'>, { width, height }: Drawing): Bytes {
  const random = randomFrom(name);
  const channel = () => random.whole(90, 220);
  return blankPicture(format, { width, height, colour: [channel(), channel(), channel()] });
}

/** Pads a file. Bytes after the end of a picture have no effect: line breaks in an SVG, zeros in the others. */
function padFile(file: string | Bytes, length: number): Bytes {
  if (typeof file === 'string') return new TextEncoder().encode(file.padEnd(length, '\n'));
  const bytes = new Uint8Array(Math.max(file.length, length));
  bytes.set(file);
  return bytes;
}
