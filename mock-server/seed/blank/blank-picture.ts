import type { ImageFormat } from '../../../src/contract/models.ts';
import type { Bytes } from '../../store/records.ts';
import type { Blank } from './blank.ts';
import { blankBmp } from './blank-bmp.ts';
import { blankGif } from './blank-gif.ts';
import { blankJpg } from './blank-jpg.ts';
import { blankPng } from './blank-png.ts';
import { blankWebp } from './blank-webp.ts';

const blanks: Record<Exclude<ImageFormat, 'SVG'>, (blank: Blank) => Bytes> = {
  JPG: blankJpg,
  PNG: blankPng,
  GIF: blankGif,
  WEBP: blankWebp,
  BMP: blankBmp,
};

/**
 * Encodes a single-coloured picture: a valid file of its format and size, usually a few kilobytes. Runs in every
 * environment.
 */
export function blankPicture(format: keyof typeof blanks, blank: Blank): Bytes {
  return blanks[format](blank);
}
