import type { ImageFormat } from '../../src/contract/models.ts';
import { hashBytes } from '../http/hash.ts';
import type { Bytes, PictureSeed } from '../store/records.ts';
import { Brush } from './art/brush.ts';
import type { PlannedPicture } from './plan.ts';
import { createRandom } from './random.ts';

/** Turns an SVG into another format, pixel for pixel. */
export type Rasterizer = (svg: string, format: Exclude<ImageFormat, 'SVG'>) => Promise<Bytes>;

/** Draws a planned picture; without a rasteriser it stays an SVG. */
export async function renderPicture(plan: PlannedPicture, rasterize?: Rasterizer): Promise<PictureSeed> {
  const { slug, title, description, tags, width, height, isPublic, views, createdAt, series } = plan;
  const brush = new Brush(width, height, createRandom(plan.place * 7919 + 13), plan.palette);
  series.paint(brush);
  const svg = brush.toSvg();
  const format = rasterize ? plan.format : 'SVG';
  const bytes = rasterize && format !== 'SVG' ? await rasterize(svg, format) : new TextEncoder().encode(svg);
  return {
    slug,
    title,
    description,
    category: series.category,
    tags,
    format,
    width,
    height,
    fileSize: bytes.byteLength,
    views,
    isPublic,
    owner: series.owner,
    createdAt,
    content: { version: hashBytes(bytes), bytes: () => Promise.resolve(bytes) },
  };
}
