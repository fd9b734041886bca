import type { ImageFormat } from '../../src/contract/models.ts';
import { hashBytes } from '../internal/hash.ts';
import type { Bytes, PictureSeed } from '../store/records.ts';
import { Brush } from './art/brush.ts';
import type { PlannedPicture } from './plan.ts';
import { createRandom } from '../internal/random.ts';

/** Converts an SVG to another format at its own size. */
export type Rasterizer = (svg: string, format: Exclude<ImageFormat, 'SVG'>) => Promise<Bytes>;

/** Draws a planned picture in its format. */
export async function renderPicture(plan: PlannedPicture, rasterize: Rasterizer): Promise<PictureSeed> {
  const drawn = drawPicture(plan);
  if (plan.format === 'SVG') return drawn;
  const svg = new TextDecoder().decode(await drawn.content.bytes());
  return { ...drawn, format: plan.format, ...fileOf(await rasterize(svg, plan.format)) };
}

/** Fields of a record that describe the file of a drawing. */
export interface DrawingFacts {
  fileSize: number;
  version: string;
}

/** Draws a planned picture as SVG, whatever its format. With `known`, it is drawn each time the file is read. */
export function drawPicture(plan: PlannedPicture, known?: DrawingFacts): PictureSeed {
  const { slug, title, description, tags, width, height, isPublic, views, createdAt, series } = plan;
  const draw = () => {
    const brush = new Brush(width, height, createRandom(plan.place * 7919 + 13), plan.palette);
    series.paint(brush);
    return new TextEncoder().encode(brush.toSvg());
  };
  return {
    slug,
    title,
    description,
    category: series.category,
    tags,
    format: 'SVG',
    width,
    height,
    views,
    isPublic,
    owner: series.owner,
    createdAt,
    ...(known ? fileOnDemand(known, draw) : fileOf(draw())),
  };
}

type File = Pick<PictureSeed, 'fileSize' | 'content'>;

function fileOnDemand({ fileSize, version }: DrawingFacts, draw: () => Bytes): File {
  return { fileSize, content: { version, bytes: () => Promise.resolve(draw()) } };
}

function fileOf(bytes: Bytes): File {
  return {
    fileSize: bytes.byteLength,
    content: { version: hashBytes(bytes), bytes: () => Promise.resolve(bytes) },
  };
}
