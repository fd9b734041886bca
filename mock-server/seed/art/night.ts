import { type Brush, num, type Point } from './brush.ts';
import { mixColours } from './colour.ts';
import { createNoise } from './curves.ts';
import { coniferRow, createCrest, paintRange } from './land.ts';
import { paintCrescent, paintSky, paintStars } from './sky.ts';

/** Paints a clear night: stars, a moon or northern lights over dark land. */
export function paintNight(brush: Brush): void {
  const { width, height, random, unit, mood } = brush;
  paintSky(brush, height * 0.95);
  paintMilkyWay(brush);
  paintStars(brush, height * 0.85, 260);
  const lights = random.chance(0.45);
  if (lights) paintAurora(brush);
  else
    paintCrescent(
      brush,
      [width * random.between(0.2, 0.8), height * random.between(0.18, 0.4)],
      unit * random.between(5, 9),
      random.between(0.15, 0.85),
    );
  if (random.chance(0.4))
    paintMeteor(brush, [width * random.between(0.2, 0.8), height * random.between(0.1, 0.3)]);
  const wide = Math.max(1, width / height / 1.5);
  const far = createCrest(brush, height * 0.84, height * 0.2, 0.9 * wide, 0.5);
  paintRange(brush, far, mixColours(mood.far, mood.near, 0.45), mood.sky[2]);
  const near = createCrest(brush, height * 0.95, height * 0.1, 0.6 * wide, 0.35);
  if (random.chance(0.7))
    brush.path(coniferRow(brush, near, unit * random.between(9, 15), Math.round(22 * wide), 4), mood.near);
  paintRange(brush, near, mood.near, mood.near);
  if (random.chance(0.45)) paintTent(brush, near, random.between(0.25, 0.75));
}

function paintMilkyWay(brush: Brush): void {
  const { width, height, random, mood } = brush;
  const [x, y] = [width * random.between(0.3, 0.7), height * 0.4];
  const glow = brush.radial([
    [0, mixColours(mood.sky[2], mood.light, 0.35), 0.42],
    [0.5, mood.sky[2], 0.2],
    [1, mood.sky[2], 0],
  ]);
  const turn = `transform="rotate(${random.whole(-60, -25)} ${num(x)} ${num(y)})"`;
  brush.add(
    `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(Math.max(width, height) * 0.75)}" ry="${num(height * 0.24)}" fill="${glow}" ${turn}/>`,
  );
}

/** Paints curtains of light: upright rays along a winding line, each fading upwards. */
function paintAurora(brush: Brush): void {
  const { width, height, random, mood } = brush;
  for (let curtain = 0; curtain < 2; curtain += 1) {
    const shape = createNoise(random, random.between(0.5, 0.8), 0.4);
    const flicker = createNoise(random, 6, 0.8);
    const hue = curtain === 1 ? mood.accent : mixColours(mood.sky[2], '#7dffc0', 0.65);
    const paint = brush.linear([
      [0, hue, 0],
      [0.7, hue, 0.22],
      [0.94, hue, 0.42],
      [1, hue, 0.05],
    ]);
    const rays = 52;
    for (let ray = 0; ray < rays; ray += 1) {
      const t = ray / rays;
      const foot = height * (0.5 + 0.16 * curtain + 0.14 * shape(t));
      const tall = height * (0.34 + 0.12 * flicker(t));
      brush.path(
        `M${Math.round(t * width)} ${Math.round(foot)}h${Math.ceil(width / rays) + 1}v${Math.round(-tall)}h${-Math.ceil(width / rays) - 1}z`,
        paint,
      );
    }
  }
}

function paintMeteor(brush: Brush, [x, y]: Point): void {
  const { unit, mood } = brush;
  const tail = brush.linear(
    [
      [0, mood.light, 0],
      [1, mood.light, 1],
    ],
    [0, 0, 1, 0],
  );
  brush.path(
    `M${num(x)} ${num(y)}l${num(unit * 24)} ${num(unit * 8)}l${num(-unit * 0.2)} ${num(unit * 0.35)}z`,
    tail,
  );
}

function paintTent(brush: Brush, ground: (t: number) => number, t: number): void {
  const { width, unit, mood } = brush;
  const [x, y, size] = [t * width, ground(t) + unit * 0.8, unit * 4];
  brush.circle(
    [x, y - size * 0.4],
    size * 3.4,
    brush.radial([
      [0, mood.accent, 0.55],
      [1, mood.accent, 0],
    ]),
  );
  brush.path(
    `M${num(x - size * 1.1)} ${num(y)}L${num(x)} ${num(y - size * 1.3)}L${num(x + size * 1.1)} ${num(y)}z`,
    brush.linear([
      [0, mood.accent],
      [1, mixColours(mood.accent, '#ffffff', 0.45)],
    ]),
  );
  brush.path(
    `M${num(x)} ${num(y - size * 1.3)}L${num(x + size * 0.3)} ${num(y)}h${num(-size * 0.6)}z`,
    mixColours(mood.accent, mood.near, 0.6),
  );
}
