/** Rasterizes the sample's drawings with sharp. Node only. */
import sharp from 'sharp';
import type { Bytes } from '../../store/records.ts';
import type { Rasterizer } from '../../seed/render.ts';
import { encodeBmp } from '../encode-bmp.ts';

/** Settings that favour speed over size: some sixty pictures are generated at every start. */
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
