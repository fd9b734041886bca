import { svgRootAttributes } from './svg-root.ts';

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Pixels per CSS unit of length. */
const units: Record<string, number> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  q: 2.4 / 2.54,
  em: 16,
  rem: 16,
  ex: 8,
};

/** Reads the size of an SVG from `width` and `height`, else from `viewBox`; percentages are ignored. */
// Gap: I3
export function svgSize(text: string): Size | undefined {
  const attributes = svgRootAttributes(text);
  if (!attributes) return undefined;
  const width = pixels(attributes.get('width'));
  const height = pixels(attributes.get('height'));
  if (width && height) return whole(width, height);
  const box = attributes
    .get('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = box ?? [];
  if (!(boxWidth > 0 && boxHeight > 0 && Number.isFinite(boxWidth * boxHeight))) return undefined;
  if (width) return whole(width, (width * boxHeight) / boxWidth);
  if (height) return whole((height * boxWidth) / boxHeight, height);
  return whole(boxWidth, boxHeight);
}

function pixels(length: string | undefined): number | undefined {
  const match = /^\s*\+?((?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(length ?? '');
  const perUnit = units[(match?.[2] ?? '').toLowerCase()];
  const value = Number(match?.[1]) * (perUnit ?? NaN);
  return value > 0 && Number.isFinite(value) ? value : undefined;
}

function whole(width: number, height: number): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}
