import type { Brush } from './brush.ts';
import { mixColours } from './colour.ts';
import { coniferRow, createCrest, paintRange } from './land.ts';
import { paintBirds, paintCloud, paintSky, paintStars, paintSun } from './sky.ts';

/** Paints mountain ridges, paler with distance. */
export function paintRidges(brush: Brush): void {
  const { width, height, random, unit, mood } = brush;
  paintSky(brush, height * 0.75);
  if (mood.dark) paintStars(brush, height * 0.5, 140);
  paintSun(
    brush,
    [width * random.between(0.2, 0.8), height * random.between(0.2, 0.42)],
    unit * random.between(4, 8),
  );
  if (!mood.dark && random.chance(0.5)) {
    paintCloud(
      brush,
      [width * random.between(0.1, 0.9), height * random.between(0.12, 0.25)],
      unit * 14,
      0.5,
    );
  }
  const layers = random.whole(5, 7);
  const wide = Math.max(1, width / height / 1.5);
  for (let layer = 0; layer < layers; layer += 1) {
    const depth = layer / (layers - 1);
    const base = height * (0.56 + 0.36 * depth);
    const rise = height * random.between(0.26, 0.36) * (1 - depth * 0.45);
    const line = createCrest(brush, base, rise, random.between(0.7, 1.5) * wide, 0.44 + 0.1 * (1 - depth));
    const colour = mixColours(mood.far, mood.near, depth ** 1.15);
    paintRange(brush, line, colour, mixColours(mood.sky[2], colour, depth * 0.85));
    if (depth === 1 && random.chance(0.7)) {
      const trees = coniferRow(brush, line, unit * random.between(9, 14), Math.round(26 * wide));
      brush.path(trees, mixColours(mood.near, '#000000', 0.15));
    }
  }
  if (!mood.dark && random.chance(0.6))
    paintBirds(brush, [width * random.between(0.2, 0.8), height * 0.3], random.whole(3, 7));
}

/** Paints mountains and their reflection in still water. */
export function paintLake(brush: Brush): void {
  const { width, height, random, unit, mood } = brush;
  const shore = height * random.between(0.54, 0.62);
  const water = brush.define(
    (id) => `<clipPath id="${id}"><path d="M0 ${Math.round(shore)}H${width}V${height}H0z"/></clipPath>`,
  );
  paintSky(brush, shore);
  if (mood.dark) paintStars(brush, shore * 0.8, 120);
  brush.add('<g id="land">');
  paintSun(
    brush,
    [width * random.between(0.25, 0.75), shore * random.between(0.3, 0.6)],
    unit * random.between(4, 7),
  );
  const wide = Math.max(1, width / height / 1.5);
  for (const [depth, rise] of [
    [0, 0.4],
    [0.35, 0.3],
    [0.7, 0.14],
  ] as const) {
    const line = createCrest(
      brush,
      shore + 2,
      height * rise * random.between(0.85, 1.1),
      random.between(0.9, 1.6) * wide,
      0.5,
    );
    paintRange(brush, line, mixColours(mood.far, mood.near, depth), mood.sky[2], shore);
  }
  brush.path(
    coniferRow(brush, () => shore - unit * 0.6, unit * random.between(6, 10), Math.round(34 * wide)),
    mood.near,
  );
  brush.path(`M0 ${shore - unit * 0.6}H${width}v${unit * 0.8}H0z`, mood.near);
  brush.add('</g>');
  const [top, middle, low] = mood.sky;
  const depths = brush.linear([
    [0, low],
    [0.35, mixColours(middle, low, 0.4)],
    [1, mixColours(top, mood.near, 0.35)],
  ]);
  brush.path(`M0 ${Math.round(shore)}H${width}V${height}H0z`, depths);
  brush.add(
    `<g clip-path="url(#${water})"><use href="#land" transform="matrix(1 0 0 -1 0 ${Math.round(shore * 2)})" opacity=".5"/></g>`,
  );
  const ripples = Array.from({ length: 46 }, () => {
    const depth = random.next() ** 1.6;
    const length = unit * random.between(3, 16) * (0.4 + depth);
    return `M${Math.round(random.between(-0.1, 1) * width)} ${Math.round(shore + unit + depth * (height - shore))}h${Math.round(length)}`;
  });
  brush.line(ripples.join(''), mood.light, unit * 0.22, 'stroke-linecap="round" opacity=".35"');
}
