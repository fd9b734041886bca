import { type Brush, num, type Point } from './brush.ts';
import { mixColours } from './colour.ts';

/** Paints stems with pairs of leaves before a disc or an arch. */
export function paintLeaves(brush: Brush): void {
  const { width, height, random, unit, inks } = brush;
  const [, , third, fourth, pale] = inks.inks;
  brush.fill(inks.paper);
  paintBackdrop(brush, random.pick([third, fourth, pale]));
  const stems = Math.max(1, Math.round((width / height) * random.between(1.6, 2.6)));
  for (let stem = 0; stem < stems; stem += 1) {
    const x = ((stem + 0.5 + random.between(-0.15, 0.15)) / stems) * width;
    const ink = inks.inks[(stem + random.whole(0, 1)) % 4] ?? inks.inks[0];
    paintStem(brush, [x, height * random.between(0.92, 1.04)], unit * random.between(64, 88), ink);
  }
}

function paintBackdrop(brush: Brush, colour: string): void {
  const { width, height, random, unit } = brush;
  const soft = mixColours(colour, brush.inks.paper, 0.45);
  if (random.chance(0.5)) {
    brush.circle(
      [width * random.between(0.35, 0.65), height * random.between(0.36, 0.5)],
      unit * random.between(28, 36),
      soft,
    );
    return;
  }
  const half = Math.min(width * 0.36, unit * random.between(30, 38));
  const [x, top] = [width / 2, height * 0.14 + half];
  brush.path(
    `M${num(x - half)} ${height}V${num(top)}a${num(half)} ${num(half)} 0 0 1 ${num(half * 2)} 0V${height}z`,
    soft,
  );
}

function paintStem(brush: Brush, [x, y]: Point, tall: number, ink: string): void {
  const { random, inks } = brush;
  const bend = tall * random.between(-0.22, 0.22);
  const at = (t: number): Point => [x + bend * t * t, y - tall * t];
  const [tipX, tipY] = at(1);
  const dark = mixColours(ink, inks.inks[0], 0.45);
  brush.line(
    `M${num(x)} ${num(y)}Q${num(x)} ${num(y - tall / 2)} ${num(tipX)} ${num(tipY)}`,
    dark,
    tall * 0.012,
    'stroke-linecap="round"',
  );
  const kind = random.pick(['lance', 'round', 'fern', 'olive'] as const);
  const pairs = { lance: 6, round: 4, fern: 13, olive: 8 }[kind];
  const shape = { lance: [0.3, 0.1], round: [0.21, 0.14], fern: [0.24, 0.045], olive: [0.17, 0.075] }[kind];
  for (let pair = 0; pair < pairs; pair += 1) {
    const t = 0.22 + (0.74 * pair) / pairs;
    const taper =
      kind === 'fern' ? Math.sin(Math.PI * (0.25 + 0.72 * (pair / pairs))) : 1 - 0.45 * (pair / pairs);
    for (const side of [-1, 1] as const) {
      const from = at(Math.min(1, t + (side === 1 ? 0.02 : 0)));
      const angle = side * random.between(56, 70) * (1 - 0.4 * t) + (bend / tall) * 60 * t;
      paintLeaf(brush, from, tall * (shape[0] ?? 0) * taper, tall * (shape[1] ?? 0) * taper, angle, ink);
    }
  }
  paintLeaf(
    brush,
    [tipX, tipY],
    tall * (shape[0] ?? 0) * 0.55,
    tall * (shape[1] ?? 0) * 0.55,
    (bend / tall) * 90,
    ink,
  );
}

/** Paints a leaf from its base, rotated by degrees from upright; its halves differ in brightness. */
export function paintLeaf(
  brush: Brush,
  [x, y]: Point,
  long: number,
  wide: number,
  angle: number,
  ink: string,
): void {
  const half = (side: number) =>
    `M${num(x)} ${num(y)}c${num(side * wide)} ${num(-long * 0.25)} ${num(side * wide)} ${num(-long * 0.7)} 0 ${num(-long)}z`;
  const turn = `transform="rotate(${Math.round(angle)} ${num(x)} ${num(y)})"`;
  brush.path(half(-1), ink, turn);
  brush.path(half(1), mixColours(ink, brush.inks.paper, 0.22), turn);
}
