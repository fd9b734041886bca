import type { Brush, Point } from './brush.ts';
import { mixColours } from './colour.ts';
import { paintBirds, paintCloud, paintCrescent, paintSky, paintStars, paintSun } from './sky.ts';
import { paintBoat, paintGlitter, paintHeadland, paintLighthouse, paintSwell, paintWater } from './water.ts';

/** Paints the open sea and the light on it. */
export function paintSea(brush: Brush): void {
  const { width, height, random, unit, mood } = brush;
  const horizon = height * random.between(0.42, 0.58);
  const sun: Point = [width * random.between(0.25, 0.75), horizon - unit * random.between(2, 18)];
  paintSky(brush, horizon);
  if (mood.dark) paintStars(brush, horizon * 0.9, 130);
  for (let cloud = random.whole(1, 3); cloud > 0 && !mood.dark; cloud -= 1) {
    paintCloud(
      brush,
      [width * random.next(), horizon * random.between(0.2, 0.7)],
      unit * random.between(8, 18),
      0.45,
    );
  }
  paintSun(brush, sun, unit * random.between(5, 9));
  paintWater(brush, horizon);
  paintGlitter(brush, sun[0], horizon);
  for (let boat = random.whole(1, 3); boat > 0; boat -= 1) {
    const near = random.between(0.02, 0.3);
    paintBoat(
      brush,
      [width * random.between(0.1, 0.9), horizon + near * (height - horizon)],
      unit * (3 + 22 * near),
    );
  }
  paintSwell(brush, horizon);
  if (!mood.dark && random.chance(0.6))
    paintBirds(brush, [width * random.between(0.2, 0.8), horizon * 0.55], random.whole(2, 6));
}

/** Paints hazy headlands, with a lighthouse on the last one. */
export function paintCoast(brush: Brush): void {
  const { width, height, random, unit, mood } = brush;
  const horizon = height * random.between(0.5, 0.6);
  const side = random.chance(0.5) ? 1 : -1;
  paintSky(brush, horizon);
  if (mood.dark) {
    paintStars(brush, horizon * 0.9, 120);
    paintCrescent(brush, [width * (0.5 - side * 0.25), horizon * 0.35], unit * 5, random.between(0.2, 0.4));
  } else {
    paintSun(
      brush,
      [width * (0.5 - side * random.between(0.1, 0.3)), horizon * random.between(0.45, 0.85)],
      unit * 6,
    );
  }
  paintWater(brush, horizon);
  paintGlitter(brush, width * (0.5 - side * 0.2), horizon);
  for (const [depth, reach] of [
    [0.1, 0.85],
    [0.45, 0.62],
    [0.95, 0.42],
  ] as const) {
    const foot = horizon + (height - horizon) * depth * 0.45;
    const tall = height * (0.09 + 0.13 * depth);
    paintHeadland(
      brush,
      side,
      reach * random.between(0.9, 1.1),
      foot,
      tall,
      mixColours(mood.far, mood.near, depth),
    );
    if (depth > 0.9)
      paintLighthouse(
        brush,
        [side === 1 ? width * (1 - reach * 0.62) : width * reach * 0.62, foot - tall * 0.78],
        height * 0.17,
        side,
      );
  }
  paintSwell(brush, horizon + (height - horizon) * 0.35);
  if (!mood.dark) paintBirds(brush, [width * (0.5 - side * 0.2), horizon * 0.6], random.whole(3, 6));
}
