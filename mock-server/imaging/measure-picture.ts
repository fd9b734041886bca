import { imageSize } from 'image-size';
import type { ImageFormat } from '../../src/contract/models.ts';
import { readBmpHeader } from './bmp-header.ts';
import { decodeXml } from './decode-xml.ts';
import { pngOrientation } from './png-orientation.ts';
import { svgSize, type Size } from './svg-size.ts';

const UPRIGHT = 1;

/** Exif orientations from this value on swap width and height. */
const FIRST_SIDEWAYS = 5;

/** Reads the displayed size of a picture from its first bytes; `undefined` if they do not contain it. */
// Gap: I3
export function measurePicture(bytes: Uint8Array, format: ImageFormat): Size | undefined {
  if (format === 'SVG') return svgSize(decodeXml(bytes));
  if (format === 'BMP') {
    const header = readBmpHeader(bytes);
    return header && { width: header.width, height: header.height };
  }
  try {
    const { width, height, orientation: jpgOrientation = 1 } = imageSize(bytes);
    if (!(width > 0 && height > 0)) return undefined;
    const orientation =
      format === 'JPG' ? jpgOrientation : format === 'PNG' ? pngOrientation(bytes) : UPRIGHT;
    return orientation >= FIRST_SIDEWAYS ? { width: height, height: width } : { width, height };
  } catch {
    return undefined;
  }
}
