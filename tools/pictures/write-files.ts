import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Sharp } from 'sharp';
import { MAX_THUMBNAIL_SIDE } from '../../src/contract/limits.ts';

/** Maximum size of a picture and of a thumbnail in bytes. */
const MAX_BYTES = { raw: 110_000, thumb: 16_000 } as const;

/** Best and worst quality of WebP. */
const QUALITY = { best: 84, worst: 36, step: 4 } as const;

/** Writes a picture as `raw/<slug>.webp`, and its thumbnail as `thumb/<slug>.webp`. */
export async function writeFiles(picture: Sharp, folder: string, slug: string): Promise<void> {
  const thumbnail = picture.clone().resize(MAX_THUMBNAIL_SIDE, MAX_THUMBNAIL_SIDE, { fit: 'inside' });
  await writeFile(resolve(folder, 'raw', `${slug}.webp`), await encode(picture, MAX_BYTES.raw));
  await writeFile(resolve(folder, 'thumb', `${slug}.webp`), await encode(thumbnail, MAX_BYTES.thumb));
}

/** Encodes a picture as WebP, with the best quality that fits a size. */
async function encode(picture: Sharp, maxBytes: number): Promise<Buffer> {
  let quality: number = QUALITY.best;
  const encoded = () => picture.clone().webp({ quality, effort: 6 }).toBuffer();
  let bytes = await encoded();
  while (bytes.byteLength > maxBytes && quality > QUALITY.worst) {
    quality -= QUALITY.step;
    bytes = await encoded();
  }
  return bytes;
}
