/** All uses of sharp by the server, in one module, since the package is optional. Node only. */
import sharp from 'sharp';
import type { Bytes } from '../../internal/bytes.ts';
import { encodeBmp } from '../bmp.ts';
import type { BackgroundRemover } from '../cut-out.ts';
import type { PictureCheck } from '../examine-picture.ts';
import type { Rasterizer } from '../picture-types.ts';
import { cachedThumbnailer, type Thumbnailer, withOriginalFallback } from '../thumbnails.ts';
import { sharpBackgroundRemover } from './sharp-background-remover.ts';
import { sharpCheck } from './sharp-check.ts';
import { sharpThumbnailer } from './sharp-thumbnailer.ts';

/** Features that require decoding. */
export interface Imaging {
  thumbnails: Thumbnailer;
  checkPicture: PictureCheck;
  removeBackground: BackgroundRemover;
  rasterize: Rasterizer;
}

/** Creates the features. Thumbnails are cached in memory; `warn` receives a line for each broken picture. */
export function sharpImaging(warn: (line: string) => void): Imaging {
  const thumbnailer = sharpThumbnailer(({ content, slug }, fault) =>
    warn(`Broken: ${content.file ?? slug}: ${fault}.`),
  );
  return {
    thumbnails: withOriginalFallback(cachedThumbnailer(thumbnailer)),
    checkPicture: sharpCheck(),
    removeBackground: sharpBackgroundRemover,
    rasterize: sharpRasterizer,
  };
}

/** Settings that favour speed over size: pictures are generated at every start. */
export const sharpRasterizer: Rasterizer = async (svg, format) => {
  const drawing = sharp(Buffer.from(svg)).removeAlpha();
  switch (format) {
    case 'JPG':
      return bytesOf(drawing.jpeg({ quality: 84 }).toBuffer());
    case 'PNG':
      return bytesOf(drawing.png({ compressionLevel: 5 }).toBuffer());
    case 'WEBP':
      return bytesOf(drawing.webp({ quality: 82, effort: 0 }).toBuffer());
    case 'GIF':
      return bytesOf(drawing.gif({ effort: 1, dither: 0.6 }).toBuffer());
    case 'BMP': {
      const { data, info } = await drawing.raw().toBuffer({ resolveWithObject: true });
      return encodeBmp(data, info.width, info.height);
    }
  }
};

async function bytesOf(buffer: Promise<Buffer>): Promise<Bytes> {
  return new Uint8Array(await buffer);
}
