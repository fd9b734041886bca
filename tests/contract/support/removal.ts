/** Pictures with a plain background, and requests that remove it. */
import sharp from 'sharp';
import { sharpBackgroundRemover } from '../../../mock-server/imaging/node/sharp-background-remover.ts';
import { sharpThumbnailer } from '../../../mock-server/imaging/node/sharp-thumbnailer.ts';
import { sampleAccounts } from '../../../mock-server/seed/accounts.ts';
import type { PictureSeed } from '../../../mock-server/store/records.ts';
import { createCompanions } from './companions.ts';

/** Path of background removal. */
export const REMOVE = '/platform/api/v1/remove-bg';

/** A red square on a white background. */
export const drawing = (width = 60, height = 40) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><rect x="25%" y="25%" width="50%" height="50%" fill="#c00"/></svg>`;

/** The drawing as a raster picture, 60 × 40 by default. */
export const raster = async (format: 'png' | 'jpeg' | 'webp' | 'gif', width?: number, height?: number) =>
  new Uint8Array(
    await sharp(Buffer.from(drawing(width, height)))
      .toFormat(format)
      .toBuffer(),
  );

/** A small PNG of the drawing. */
export const square = await raster('png');

const picture: PictureSeed = {
  slug: 'square',
  title: 'Square',
  description: '',
  category: '',
  tags: [],
  format: 'PNG',
  width: 600,
  height: 400,
  fileSize: 1,
  views: 0,
  isPublic: false,
  owner: 'other',
  createdAt: 0,
  content: { version: 'a', bytes: async () => raster('png', 600, 400) },
};

/** Creates a mock that decodes pictures and has one of 600 × 400. */
export const createRemover = () =>
  createCompanions({
    seed: { ...sampleAccounts, pictures: [picture], albums: [] },
    thumbnails: sharpThumbnailer(),
    removeBackground: sharpBackgroundRemover,
  });

/** Encodes bytes in Base64. */
export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** A request with a form. */
export function form(fields: Record<string, Uint8Array | string>, user = 'owner'): RequestInit {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, new Blob([Uint8Array.from(value)]), 'picture.bin');
  }
  return { method: 'POST', headers: { 'X-API-Key': `pix_test_${user}` }, body };
}
