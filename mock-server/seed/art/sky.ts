import { type Brush, num, type Point } from './brush.ts';
import { mixColours } from './colour.ts';

/** Paints the sky down to a horizon; default: the whole picture. */
export function paintSky(brush: Brush, horizon = brush.height): void {
  const [top, middle, low] = brush.mood.sky;
  const reach = horizon / brush.height;
  brush.fill(
    brush.linear([
      [0, top],
      [reach * 0.55, middle],
      [reach, low],
      [1, low],
    ]),
  );
}

/** Paints the sun or moon with its glow. */
export function paintSun(brush: Brush, centre: Point, radius: number): void {
  const { light, sky } = brush.mood;
  const glow = brush.radial([
    [0, light, 0.75],
    [0.25, mixColours(light, sky[2], 0.3), 0.35],
    [1, sky[2], 0],
  ]);
  brush.circle(centre, radius * 5, glow);
  brush.circle(centre, radius, light);
}

/** Paints a waxing moon; `phase` is the lit share, from 0 (new) to 1 (full). */
export function paintCrescent(brush: Brush, [x, y]: Point, radius: number, phase: number): void {
  const bulge = radius * Math.abs(1 - 2 * phase);
  const sweep = phase < 0.5 ? 0 : 1;
  const lit = `M${num(x)} ${num(y - radius)}a${num(radius)} ${num(radius)} 0 0 1 0 ${num(radius * 2)}a${num(bulge)} ${num(radius)} 0 0 ${sweep} 0 ${num(-radius * 2)}z`;
  const { light, sky } = brush.mood;
  brush.circle(
    [x, y],
    radius * 4,
    brush.radial([
      [0, light, 0.35],
      [1, sky[1], 0],
    ]),
  );
  brush.circle([x, y], radius, mixColours(sky[1], light, 0.12));
  brush.path(lit, light, `transform="rotate(-24 ${num(x)} ${num(y)})"`);
}

/** Paints stars of three sizes above a line. */
export function paintStars(brush: Brush, horizon: number, count: number): void {
  const { random, width, unit, mood } = brush;
  for (const [share, size, opacity] of [
    [0.62, 0.22, 0.55],
    [0.28, 0.38, 0.75],
    [0.1, 0.62, 1],
  ] as const) {
    const dots = Array.from({ length: Math.round(count * share) }, () => {
      // More stars high up, where the sky is darkest.
      const y = random.next() ** 1.4 * horizon;
      return `M${Math.round(random.between(0, width))} ${Math.round(y)}h0`;
    });
    brush.line(dots.join(''), mood.light, unit * size, `stroke-linecap="round" opacity="${opacity}"`);
  }
}

/** Paints a cumulus cloud with a flat base; `size` is half its width. */
export function paintCloud(brush: Brush, [x, y]: Point, size: number, opacity: number): void {
  const { random, mood } = brush;
  const paint = brush.linear([
    [0, mixColours(mood.light, '#ffffff', 0.4)],
    [1, mixColours(mood.sky[1], mood.light, 0.6), 0.6],
  ]);
  const puffs = Array.from({ length: 5 }, (_, at) => {
    const middle = 1 - Math.abs(at - 2) / 2.6;
    const radius = size * 0.3 * middle * random.between(0.85, 1.25);
    const from = x + (at - 2) * size * 0.3 - radius;
    return `M${num(from)} ${num(y)}a${num(radius)} ${num(radius)} 0 0 1 ${num(radius * 2)} 0z`;
  });
  const base = size * 0.07;
  const bar = `M${num(x - size)} ${num(y)}a${num(base)} ${num(base)} 0 0 1 ${num(base)} ${num(-base)}H${num(x + size * 0.9)}a${num(base)} ${num(base)} 0 0 1 0 ${num(base)}z`;
  brush.path(puffs.join('') + bar, paint, `opacity="${opacity}"`);
}

/** Paints a few distant birds. */
export function paintBirds(brush: Brush, [x, y]: Point, count: number): void {
  const { random, unit, mood } = brush;
  const birds = Array.from({ length: count }, () => {
    const size = unit * random.between(0.8, 1.6);
    const from = `M${num(x + random.between(-14, 14) * unit)} ${num(y + random.between(-6, 6) * unit)}`;
    return `${from}q${num(size * 0.6)} ${num(-size * 0.7)} ${num(size)} 0q${num(size * 0.4)} ${num(-size * 0.7)} ${num(size)} 0`;
  });
  brush.line(birds.join(''), mixColours(mood.near, mood.far, 0.2), unit * 0.28, 'stroke-linecap="round"');
}
