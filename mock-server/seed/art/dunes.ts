import { type Brush, num, type Point } from './brush.ts';
import { mixColours } from './colour.ts';
import { smoothPath } from './curves.ts';
import { paintSky, paintStars, paintSun } from './sky.ts';

/** Paints dunes, lit on one side, in shade on the other. */
export function paintDunes(brush: Brush): void {
  const { width, height, random, unit, mood } = brush;
  paintSky(brush, height * 0.6);
  if (mood.dark) paintStars(brush, height * 0.45, 150);
  const sunX = random.between(0.15, 0.85);
  paintSun(brush, [width * sunX, height * random.between(0.2, 0.42)], unit * random.between(4, 9));
  const lit = mood.dark
    ? mixColours(mood.sky[2], mood.light, 0.22)
    : mixColours(mood.accent, mood.light, 0.3);
  const layers = random.whole(4, 6);
  for (let layer = 0; layer < layers; layer += 1) {
    const depth = layer / (layers - 1);
    paintDune(
      brush,
      depth,
      mixColours(mixColours(mood.sky[2], mood.far, 0.6), lit, depth),
      sunX < 0.5 ? 1 : -1,
    );
  }
}

function paintDune(brush: Brush, depth: number, lit: string, side: 1 | -1): void {
  const { width, height, random, mood } = brush;
  const base = height * (0.5 + 0.36 * depth);
  const swell = height * (0.05 + 0.1 * depth);
  const top = random.between(0.28, 0.72);
  const crestAt = (t: number) =>
    base - swell * Math.exp(-(((t - top) / 0.26) ** 2)) + swell * 0.4 * Math.sin(t * 5 + depth * 9);
  const points = Array.from({ length: 9 }, (_, at): Point => [(at / 8) * width, crestAt(at / 8)]);
  const outline = `${smoothPath(points)}V${height}H0z`;
  const shade = mixColours(lit, mood.near, 0.5 + 0.2 * depth);
  brush.path(
    outline,
    brush.linear([
      [0, lit],
      [1, mixColours(lit, shade, 0.45)],
    ]),
  );
  // The shady side starts at the crest and ends in a long curve.
  const clip = brush.define((id) => `<clipPath id="${id}"><path d="${outline}"/></clipPath>`);
  const x = top * width;
  const y = crestAt(top);
  const fall = height * random.between(0.24, 0.4);
  const bow: Point[] = [
    [x, y - 2],
    [x + side * width * 0.05, y + fall * 0.3],
    [x - side * width * 0.03, y + fall * 0.62],
    [x + side * width * 0.12, y + fall],
  ];
  const edge = side === 1 ? width : 0;
  const paint = brush.linear([
    [0, shade],
    [1, mixColours(shade, lit, 0.75)],
  ]);
  brush.path(
    `${smoothPath(bow)}L${num(edge)} ${num(y + fall * 1.1)}V0H${num(x)}z`,
    paint,
    `clip-path="url(#${clip})"`,
  );
  if (depth < 0.7) return;
  const ripples = Array.from({ length: 12 }, (_, at) => {
    const level = y + height * (0.06 + at * 0.026);
    const from = x - side * width * random.between(0.06, 0.1);
    return `M${num(from)} ${num(level)}q${num(-side * width * 0.12)} ${num(-swell * 0.16)} ${num(-side * width * random.between(0.2, 0.42))} ${num(swell * 0.1)}`;
  });
  brush.line(
    ripples.join(''),
    mixColours(lit, mood.light, 0.4),
    brush.unit * 0.25,
    'opacity=".5" stroke-linecap="round"',
  );
}
