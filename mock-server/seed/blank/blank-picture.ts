import type { ImageFormat } from '../../../src/contract/models.ts';
import type { Bytes } from '../../store/records.ts';
import { blankBmp } from './blank-bmp.ts';
import { blankGif } from './blank-gif.ts';
import { blankJpg } from './blank-jpg.ts';
import { blankPng } from './blank-png.ts';
import { blankWebp } from './blank-webp.ts';

/** A picture of one colour. */
export interface Blank {
  /** Pixels. */
  width: number;
  height: number;
  /** Red, green, blue; 0 to 255. */
  colour: readonly [number, number, number];
}

const blanks: Record<Exclude<ImageFormat, 'SVG'>, (blank: Blank) => Bytes> = {
  JPG: blankJpg,
  PNG: blankPng,
  GIF: blankGif,
  WEBP: blankWebp,
  BMP: blankBmp,
};

/** The file of a picture of one colour: a true one of its format and size, a few kilobytes for most. Runs everywhere. */
export function blankPicture(format: keyof typeof blanks, blank: Blank): Bytes {
  return blanks[format](blank);
}
