import { type Brush, num, type Point } from './brush.ts';
import { mixColours } from './colour.ts';
import { smoothPath } from './curves.ts';
import { paintLeaf } from './leaves.ts';

/** Outlines of vessels: widths from lip to foot, relative to half the width of the vessel. */
const profiles: readonly [readonly number[], ...(readonly number[])[]] = [
  [0.34, 0.26, 0.24, 0.6, 1, 0.96, 0.62, 0.46],
  [0.3, 0.22, 0.2, 0.24, 0.72, 1, 0.94, 0.6],
  [0.9, 0.94, 1, 0.98, 0.9, 0.8, 0.66, 0.5],
  [0.22, 0.2, 0.2, 0.22, 0.5, 0.96, 1, 0.9],
  [0.6, 0.5, 0.66, 0.9, 1, 0.9, 0.62, 0.5],
];

/** Paints vessels and fruit on a table, lit from the left. */
export function paintStillLife(brush: Brush): void {
  const { width, height, random, unit, inks } = brush;
  const [dark, , , , pale] = inks.inks;
  const table = height * random.between(0.68, 0.76);
  brush.fill(
    brush.linear(
      [
        [0, mixColours(inks.paper, pale, 0.35)],
        [1, inks.paper],
      ],
      [1, 0, 0, 1],
    ),
  );
  if (random.chance(0.6)) paintWindowLight(brush);
  brush.path(
    `M0 ${num(table)}H${width}V${height}H0z`,
    brush.linear([
      [0, mixColours(pale, dark, 0.18)],
      [1, mixColours(pale, dark, 0.38)],
    ]),
  );
  const count = Math.max(2, Math.round((width / height) * random.between(2.2, 3.2)));
  const span = width * 0.74;
  const order = Array.from({ length: count }, (_, at) => at).sort(
    (a, b) => Math.abs(b - count / 2) - Math.abs(a - count / 2),
  );
  for (const at of order) {
    const x = width * 0.13 + ((at + random.between(0.3, 0.7)) / count) * span;
    const foot = table + unit * random.between(4, 10);
    const ink = inks.inks[(at + random.whole(0, 1)) % 4] ?? inks.inks[1];
    paintVessel(brush, [x, foot], unit * random.between(26, 48), unit * random.between(7, 12), ink);
  }
  for (let fruit = random.whole(2, 4); fruit > 0; fruit -= 1) {
    const ink = inks.inks[random.whole(1, 3)] ?? inks.inks[2];
    paintFruit(
      brush,
      [width * random.between(0.15, 0.85), table + unit * random.between(11, 15)],
      unit * random.between(4, 6),
      ink,
    );
  }
}

function paintWindowLight(brush: Brush): void {
  const { width, height, unit } = brush;
  const panes = [0, 1].map(
    (pane) =>
      `M${num(width * (0.14 + pane * 0.17))} ${num(height * 0.1)}h${num(width * 0.15)}l${num(unit * 12)} ${num(height * 0.46)}h${num(-width * 0.15)}z`,
  );
  brush.path(panes.join(''), '#ffffff', 'opacity=".22"');
}

function paintVessel(brush: Brush, [x, foot]: Point, tall: number, half: number, ink: string): void {
  const { random, inks, unit } = brush;
  const profile = random.pick(profiles);
  const side = (sign: number) =>
    profile.map((share, at): Point => [
      x + sign * half * share,
      foot - tall * (1 - at / (profile.length - 1)),
    ]);
  const lip = half * (profile[0] ?? 0.3);
  const top = foot - tall;
  paintShadow(brush, [x + half * 0.5, foot], half * 1.5);
  if (random.chance(0.5)) {
    for (const lean of [-24, 6, 30]) {
      const bend = random.between(0.7, 1.1) * tall * 0.7;
      const tipX = x + Math.sin((lean * Math.PI) / 180) * bend;
      brush.line(
        `M${num(x)} ${num(top + unit)}Q${num(x)} ${num(top - bend * 0.5)} ${num(tipX)} ${num(top - bend)}`,
        mixColours(inks.inks[0], ink, 0.2),
        unit * 0.4,
      );
      for (let leaf = 0; leaf < 5; leaf += 1) {
        const t = 0.4 + leaf * 0.15;
        const at: Point = [x + (tipX - x) * t * t, top - bend * t];
        paintLeaf(
          brush,
          at,
          unit * 6,
          unit * 2.6,
          lean + (leaf % 2 === 0 ? -52 : 52),
          mixColours(inks.inks[0], inks.inks[3], 0.25),
        );
      }
    }
  }
  const outline = `${smoothPath(side(-1))}${smoothPath(side(1).toReversed(), 'L')}z`;
  const paint = brush.linear(
    [
      [0, mixColours(ink, '#ffffff', 0.3)],
      [0.35, ink],
      [1, mixColours(ink, inks.inks[0], 0.55)],
    ],
    [0, 0, 1, 0],
  );
  brush.path(outline, paint);
  brush.add(
    `<ellipse cx="${num(x)}" cy="${num(top)}" rx="${num(lip)}" ry="${num(lip * 0.22)}" fill="${mixColours(ink, '#000000', 0.45)}"/>`,
  );
}

function paintFruit(brush: Brush, [x, foot]: Point, radius: number, ink: string): void {
  paintShadow(brush, [x + radius * 0.5, foot], radius * 1.3);
  const paint = brush.radial(
    [
      [0, mixColours(ink, '#ffffff', 0.35)],
      [0.5, ink],
      [1, mixColours(ink, brush.inks.inks[0], 0.5)],
    ],
    '.36',
    '.32',
  );
  brush.circle([x, foot - radius * 0.92], radius, paint);
  paintLeaf(
    brush,
    [x, foot - radius * 1.85],
    radius * 0.9,
    radius * 0.4,
    55,
    mixColours(brush.inks.inks[0], brush.inks.inks[3], 0.3),
  );
}

function paintShadow(brush: Brush, [x, y]: Point, reach: number): void {
  const shade = mixColours(brush.inks.inks[0], '#000000', 0.4);
  const paint = brush.radial([
    [0, shade, 0.5],
    [0.6, shade, 0.28],
    [1, shade, 0],
  ]);
  brush.add(
    `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(reach)}" ry="${num(reach * 0.2)}" fill="${paint}"/>`,
  );
}
