import { type Brush, num } from './brush.ts';
import { mixColours } from './colour.ts';

/** Paints a composition of a few large, overlapping shapes. */
export function paintComposition(brush: Brush): void {
  const { width, height, random, unit, inks } = brush;
  brush.fill(
    brush.linear([
      [0, inks.paper],
      [1, mixColours(inks.paper, inks.inks[0], 0.12)],
    ]),
  );
  const [dark, second, third, fourth, pale] = inks.inks;
  const [cx, cy] = [width * random.between(0.36, 0.64), height * random.between(0.4, 0.6)];
  const big = unit * random.between(30, 40);
  brush.circle([cx, cy], big, random.pick([third, second, fourth]));
  const half = random.between(22, 36) * unit;
  const tilt = random.whole(0, 7) * 45;
  halfDisc(brush, cx + unit * random.between(-20, 20), cy + unit * random.between(-12, 12), half, tilt, dark);
  halfDisc(
    brush,
    cx + unit * random.between(-34, 34),
    cy + unit * random.between(-22, 22),
    half * 0.7,
    tilt + 90,
    mixColours(second, pale, 0.3),
  );
  const stripes = random.whole(4, 7);
  const [sx, sy] = [width * random.between(0.08, 0.7), height * random.between(0.1, 0.7)];
  for (let stripe = 0; stripe < stripes; stripe += 1) {
    brush.path(
      `M${num(sx)} ${num(sy + stripe * unit * 3)}h${num(unit * 26)}v${num(unit * 1.1)}h${num(-unit * 26)}z`,
      dark,
    );
  }
  const [bx, by] = [width * random.between(0.1, 0.8), height * random.between(0.2, 0.8)];
  brush.path(
    `M${num(bx)} ${num(by)}h${num(unit * 44)}v${num(unit * 4)}h${num(-unit * 44)}z`,
    third,
    `transform="rotate(${random.whole(-60, 60)} ${num(bx + unit * 22)} ${num(by)})"`,
  );
  for (const [reach, ink] of [
    [13, fourth],
    [5, dark],
    [3, third],
  ] as const) {
    brush.circle(
      [width * random.between(0.1, 0.9), height * random.between(0.12, 0.88)],
      unit * reach * random.between(0.7, 1.1),
      ink,
    );
  }
  const [rx, ry] = [width * random.between(0.15, 0.85), height * random.between(0.15, 0.85)];
  for (let ring = 1; ring <= 4; ring += 1) {
    brush.add(
      `<circle cx="${num(rx)}" cy="${num(ry)}" r="${num(ring * unit * 3.4)}" fill="none" stroke="${mixColours(dark, inks.paper, 0.25)}" stroke-width="${num(unit * 0.5)}"/>`,
    );
  }
}

function halfDisc(brush: Brush, x: number, y: number, radius: number, turn: number, paint: string): void {
  const d = `M${num(x - radius)} ${num(y)}a${num(radius)} ${num(radius)} 0 0 1 ${num(radius * 2)} 0z`;
  brush.path(d, paint, `transform="rotate(${turn} ${num(x)} ${num(y)})"`);
}
