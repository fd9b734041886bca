import { aspectRatio } from './aspect-ratio.ts';

/** Parses an aspect ratio: `3:2`, `3/2` or `1.5`; `undefined` if it is invalid or out of range. */
export function parseRatio(value = ''): number | undefined {
  const [, width, height = '1'] = /^\s*([\d.]+)\s*(?:[:/]\s*([\d.]+)\s*)?$/.exec(value) ?? [];
  const ratio = Number(width) / Number(height);
  // `aspectRatio()` clamps: another result means that the ratio is out of range.
  return ratio === aspectRatio(Number(width), Number(height)) ? ratio : undefined;
}
