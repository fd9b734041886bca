import type { ImageFormat } from '../../src/contract/models.ts';
import type { Bytes } from '../internal/bytes.ts';

/** File extension and content type of each format. */
// Gap: I12
export const pictureTypes: Record<ImageFormat, { extension: string; contentType: string }> = {
  JPG: { extension: 'jpg', contentType: 'image/jpeg' },
  PNG: { extension: 'png', contentType: 'image/png' },
  GIF: { extension: 'gif', contentType: 'image/gif' },
  WEBP: { extension: 'webp', contentType: 'image/webp' },
  BMP: { extension: 'bmp', contentType: 'image/bmp' },
  SVG: { extension: 'svg', contentType: 'image/svg+xml' },
};

/** Converts an SVG to another format at its own size. */
export type Rasterizer = (svg: string, format: Exclude<ImageFormat, 'SVG'>) => Promise<Bytes>;
