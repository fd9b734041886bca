import { type Brush, num, type Point } from './brush.ts';
import { mixColours } from './colour.ts';
import { createNoise, polyline, sampleLine } from './curves.ts';

/** Creates the crest line of a mountain range: pixels from the top, by position from 0 to 1. */
export function createCrest(
  brush: Brush,
  base: number,
  rise: number,
  waves: number,
  roughness = 0.5,
): (t: number) => number {
  const shape = createNoise(brush.random, waves, roughness);
  // Peaks are sharper than valleys.
  return (t) => base - rise * (0.5 + 0.5 * shape(t)) ** 1.35;
}

/** Paints land from a crest line to the bottom, paler towards the bottom, as in mist. */
export function paintRange(
  brush: Brush,
  line: (t: number) => number,
  colour: string,
  mist: string,
  bottom = brush.height,
): void {
  const { width, height } = brush;
  const points = sampleLine(width, 90, line);
  const top = Math.min(...points.map(([, y]) => y));
  const paint = brush.linear([
    [0, colour],
    [1, mixColours(colour, mist, Math.min(0.85, (bottom - top) / height + 0.25))],
  ]);
  brush.path(`${polyline(points)}V${num(bottom)}H0z`, paint);
}

/** Draws a conifer at a point, as symmetrical tiers of branches. */
export function conifer([x, y]: Point, size: number, tiers = 4): string {
  const right: Point[] = [];
  for (let tier = 1; tier <= tiers; tier += 1) {
    const reach = (size * 0.25 * tier) / tiers;
    const level = -size + (size * 0.88 * tier) / tiers;
    right.push([reach, level], [reach * 0.45, level - size * 0.03]);
  }
  right.push([size * 0.03, -size * 0.13], [size * 0.03, 0]);
  const left = right.toReversed().map(([dx, dy]): Point => [-dx, dy]);
  return `${polyline([[0, -size], ...right, ...left].map(([dx, dy]): Point => [x + dx, y + dy]))}z`;
}

/** Draws a row of conifers of different sizes along a line. */
export function coniferRow(
  brush: Brush,
  line: (t: number) => number,
  size: number,
  count: number,
  tiers = 3,
): string {
  const { random, width } = brush;
  return Array.from({ length: count }, (_, at) => {
    const t = (at + random.between(0.1, 0.9)) / count;
    return conifer([t * width, line(t) + size * 0.12], size * random.between(0.55, 1.1), tiers);
  }).join('');
}
