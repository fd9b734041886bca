import { type Brush, num, type Point } from './brush.ts';
import { mixColours } from './colour.ts';
import { smoothPath } from './curves.ts';

type Plot = readonly [Point, Point, Point, Point];

/** Paints ploughed fields from above, with a river through them. */
export function paintFields(brush: Brush): void {
  const { width, height, random, unit, inks } = brush;
  brush.fill(mixColours(inks.inks[0], inks.paper, 0.3));
  const out = unit * 12;
  const whole: Plot = [
    [-out, -out * 0.4],
    [width + out, -out],
    [width + out * 0.6, height + out],
    [-out, height + out * 0.7],
  ];
  const plots = divide(brush, whole, Math.max(width, height) / 3.4);
  for (const plot of plots) paintPlot(brush, plot);
  if (random.chance(0.75)) paintRiver(brush);
  const groves = Array.from({ length: random.whole(3, 6) }, () => grove(brush));
  brush.line(
    groves.join(''),
    mixColours(inks.inks[0], '#000000', 0.25),
    unit * 1.7,
    'stroke-linecap="round" opacity=".3" transform="translate(2 3)"',
  );
  brush.line(
    groves.join(''),
    mixColours(inks.inks[0], inks.inks[3], 0.18),
    unit * 1.7,
    'stroke-linecap="round"',
  );
}

/** Splits a plot across its longer side until the pieces are small enough. */
function divide(brush: Brush, plot: Plot, limit: number): Plot[] {
  const [a, b, c, d] = plot;
  const across = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const down = Math.hypot(d[0] - a[0], d[1] - a[1]);
  if (Math.max(across, down) < limit * brush.random.between(0.55, 1.15)) return [plot];
  const [s, t] = [brush.random.between(0.34, 0.66), brush.random.between(-0.06, 0.06)];
  if (across > down) {
    const [top, bottom] = [between(a, b, s + t), between(d, c, s - t)];
    return [...divide(brush, [a, top, bottom, d], limit), ...divide(brush, [top, b, c, bottom], limit)];
  }
  const [left, right] = [between(a, d, s + t), between(b, c, s - t)];
  return [...divide(brush, [a, b, right, left], limit), ...divide(brush, [left, right, c, d], limit)];
}

function paintPlot(brush: Brush, [a, b, c, d]: Plot): void {
  const { random, unit, inks } = brush;
  const ink = mixColours(inks.inks[random.whole(1, 4)] ?? inks.inks[3], inks.paper, random.between(0, 0.35));
  const outline = `M${[a, b, c, d].map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}z`;
  brush.path(
    outline,
    ink,
    `stroke="${mixColours(inks.inks[0], inks.paper, 0.55)}" stroke-width="${num(unit * 0.5)}"`,
  );
  if (random.chance(0.22)) return;
  const [from, to, other, end] = random.chance(0.5) ? [a, b, d, c] : [a, d, b, c];
  const furrows = random.whole(7, 13);
  const lines = Array.from({ length: furrows }, (_, at) => {
    const share = (at + 0.5) / furrows;
    const [x1, y1] = between(from, to, share);
    const [x2, y2] = between(other, end, share);
    return `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
  });
  brush.line(
    lines.join(''),
    mixColours(ink, random.chance(0.5) ? inks.inks[0] : inks.paper, 0.28),
    unit * 0.45,
  );
}

function paintRiver(brush: Brush): void {
  const { width, height, random, unit, inks } = brush;
  const points = Array.from({ length: 7 }, (_, at): Point => [
    (at / 6) * (width + unit * 20) - unit * 10,
    height * (0.5 + random.between(-0.24, 0.24)),
  ]);
  const water = mixColours('#4f93a8', inks.paper, 0.25);
  brush.line(smoothPath(points), mixColours(inks.inks[0], inks.inks[3], 0.4), unit * 6.4);
  brush.line(smoothPath(points), water, unit * 4.6);
  brush.line(
    smoothPath(points),
    mixColours(water, '#ffffff', 0.4),
    unit * 0.6,
    `opacity=".6" transform="translate(0 ${num(-unit * 0.8)})"`,
  );
}

function grove({ width, height, random, unit }: Brush): string {
  const [x, y] = [random.next() * width, random.next() * height];
  return Array.from(
    { length: random.whole(5, 14) },
    () => `M${num(x + unit * random.between(-6, 6))} ${num(y + unit * random.between(-4, 4))}h0`,
  ).join('');
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
