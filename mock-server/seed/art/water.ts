import { type Brush, num, type Point } from './brush.ts';
import { mixColours } from './colour.ts';
import { createNoise, sampleLine, smoothPath } from './curves.ts';

/** Paints water from a horizon to the bottom of the picture. */
export function paintWater(brush: Brush, horizon: number): void {
  const { width, height, mood } = brush;
  const [top, middle, low] = mood.sky;
  const paint = brush.linear([
    [0, mixColours(low, middle, 0.35)],
    [0.3, mixColours(middle, top, 0.4)],
    [1, mixColours(top, mood.near, 0.55)],
  ]);
  brush.path(`M0 ${num(horizon)}H${width}V${height}H0z`, paint);
}

/** Paints the reflection of the sun or moon on the water: short strokes, wider and sparser in the foreground. */
export function paintGlitter(brush: Brush, x: number, horizon: number): void {
  const { height, random, unit, mood } = brush;
  const strokes: string[] = [];
  for (let y = horizon + unit * 0.6, row = 0; y < height * 0.97; row += 1, y += unit * (0.7 + row * 0.1)) {
    const share = (y - horizon) / (height - horizon);
    for (let stroke = random.whole(1, 3); stroke > 0; stroke -= 1) {
      const length = unit * random.between(1, 5) * (0.6 + share * 1.4);
      const from = x + unit * random.between(-1, 1) * (3 + share * 15) - length / 2;
      strokes.push(`M${Math.round(from)} ${Math.round(y)}h${Math.round(length)}`);
    }
  }
  brush.line(strokes.join(''), mood.light, unit * 0.55, 'stroke-linecap="round" opacity=".7"');
}

/** Paints rows of waves, darker and higher in the foreground. */
export function paintSwell(brush: Brush, from: number): void {
  const { width, height, random, unit, mood } = brush;
  const rows = 5;
  for (let row = 0; row < rows; row += 1) {
    const depth = (row + 1) / rows;
    const level = from + (height - from) * (0.3 + 0.62 * depth ** 1.2);
    const shape = createNoise(random, (width / height) * (3.2 - 1.6 * depth), 0.35);
    const line = sampleLine(width, 16, (t) => level + unit * (0.7 + 2.2 * depth) * shape(t));
    const colour = mixColours(mixColours(mood.sky[0], mood.sky[1], 0.4), mood.near, 0.25 + 0.6 * depth);
    brush.path(
      `${smoothPath(line)}V${height}H0z`,
      brush.linear([
        [0, colour, 0.55],
        [1, colour, 0.85],
      ]),
    );
    brush.line(
      smoothPath(line),
      mixColours(colour, mood.light, 0.55),
      unit * (0.12 + 0.2 * depth),
      'opacity=".5"',
    );
  }
}

/** Paints a sailing boat with its keel at a point. */
export function paintBoat(brush: Brush, [x, y]: Point, size: number): void {
  const { mood } = brush;
  const [u, v] = [size / 10, brush.random.chance(0.5) ? size / 10 : -size / 10];
  const sail = mixColours(mood.light, '#ffffff', 0.4);
  brush.path(
    `M${num(x - 5 * v)} ${num(y - u * 1.4)}h${num(10 * v)}q${num(-v)} ${num(1.9 * u)} ${num(-2.4 * v)} ${num(2 * u)}h${num(-5 * v)}z`,
    mood.near,
  );
  brush.path(
    `M${num(x)} ${num(y - 1.9 * u)}V${num(y - 13 * u)}q${num(4.6 * v)} ${num(5 * u)} ${num(4.6 * v)} ${num(11.1 * u)}z`,
    sail,
  );
  brush.path(
    `M${num(x - 0.5 * v)} ${num(y - 1.9 * u)}V${num(y - 11 * u)}q${num(-3 * v)} ${num(5 * u)} ${num(-3.6 * v)} ${num(9.1 * u)}z`,
    mixColours(sail, mood.accent, 0.45),
  );
}

/** Paints a rocky headland that extends from one side (1 right, -1 left) into the water. */
export function paintHeadland(
  brush: Brush,
  side: 1 | -1,
  reach: number,
  foot: number,
  tall: number,
  colour: string,
): void {
  const { width, random, mood } = brush;
  const shape = createNoise(random, 2.4, 0.55);
  const points = Array.from({ length: 30 }, (_, at): Point => {
    const t = at / 29;
    const rise = Math.min(1, t * 3.2) ** 0.7 * (0.8 + 0.22 * shape(t * reach));
    const out = width * reach * (1 - t);
    return [side === 1 ? width - out : out, foot - tall * rise];
  });
  const edge = side === 1 ? width + 2 : -2;
  const line = points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L');
  brush.path(
    `M${line}H${edge}V${num(foot)}z`,
    brush.linear([
      [0, colour],
      [1, mixColours(colour, mood.sky[2], 0.3)],
    ]),
  );
  const tip = side === 1 ? width * (1 - reach) : width * reach;
  brush.path(
    `M${num(tip)} ${num(foot)}H${edge}v${num(brush.unit * 0.6)}H${num(tip + side * width * 0.03)}z`,
    mood.light,
    'opacity=".35"',
  );
}

/** Paints a striped lighthouse, lit at dusk and by night. */
export function paintLighthouse(brush: Brush, [x, y]: Point, tall: number, side: 1 | -1): void {
  const { mood } = brush;
  const u = tall / 20;
  if (mood.dark || mood.tags.includes('sunset')) {
    const far = -side * tall * 4.2;
    const beam = brush.linear(
      [
        [0, mood.light, 0.55],
        [1, mood.light, 0],
      ],
      side === 1 ? [1, 0, 0, 0] : [0, 0, 1, 0],
    );
    brush.path(`M${num(x)} ${num(y - 18.4 * u)}l${num(far)} ${num(-3.4 * u)}v${num(7.6 * u)}z`, beam);
  }
  brush.path(
    `M${num(x - 2.4 * u)} ${num(y + u)}L${num(x - 1.5 * u)} ${num(y - 16 * u)}h${num(3 * u)}L${num(x + 2.4 * u)} ${num(y + u)}z`,
    mixColours('#ffffff', mood.sky[2], 0.25),
  );
  for (const [low, high] of [
    [1, 4.5],
    [8, 11.5],
  ] as const) {
    const half = (level: number) => (2.4 - (0.9 * (level + 1)) / 17) * u;
    brush.path(
      `M${num(x - half(low))} ${num(y - low * u)}L${num(x - half(high))} ${num(y - high * u)}H${num(x + half(high))}L${num(x + half(low))} ${num(y - low * u)}z`,
      mixColours(mood.accent, '#c0392b', 0.6),
    );
  }
  brush.path(
    `M${num(x - 2.2 * u)} ${num(y - 16 * u)}h${num(4.4 * u)}v${num(0.7 * u)}h${num(-4.4 * u)}zM${num(x - 1.7 * u)} ${num(y - 19.6 * u)}h${num(3.4 * u)}l${num(-1.7 * u)} ${num(-2 * u)}z`,
    mood.near,
  );
  brush.path(
    `M${num(x - 1.1 * u)} ${num(y - 16.6 * u)}h${num(2.2 * u)}v${num(-3 * u)}h${num(-2.2 * u)}z`,
    mixColours(mood.light, mood.accent, 0.35),
  );
}
