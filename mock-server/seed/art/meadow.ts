import { type Brush, num, type Point } from './brush.ts';
import { mixColours } from './colour.ts';

type FlowerPainter = (brush: Brush, at: Point, size: number, ink: string, heart: string) => void;

/** Paints a meadow from a low viewpoint: stalks and flowers, large in the foreground. */
export function paintMeadow(brush: Brush): void {
  const { width, height, random, unit, inks } = brush;
  const [dark, second, third, fourth, pale] = inks.inks;
  brush.fill(
    brush.linear([
      [0, inks.paper],
      [1, mixColours(inks.paper, pale, 0.75)],
    ]),
  );
  brush.circle(
    [width * random.between(0.2, 0.8), height * random.between(0.2, 0.36)],
    unit * random.between(10, 17),
    mixColours(fourth, inks.paper, 0.35),
  );
  const kinds: readonly [FlowerPainter, FlowerPainter] = random.pick([
    [daisy, umbel],
    [poppy, umbel],
    [tulip, daisy],
    [poppy, daisy],
    [umbel, tulip],
  ] as const);
  const wide = Math.max(0.5, width / height);
  for (const depth of [0, 0.5, 1]) {
    const green = mixColours(dark, '#4f8a5b', 0.4);
    const stalk = mixColours(mixColours(green, inks.paper, 0.62), green, depth);
    paintGrass(brush, mixColours(stalk, inks.paper, 0.25), depth, Math.round(30 * wide));
    const count = Math.round((7 - depth * 2) * wide);
    for (let flower = 0; flower < count; flower += 1) {
      const x = ((flower + random.between(0.1, 0.9)) / count) * width;
      const top = height * (0.34 + 0.16 * (1 - depth) + random.between(-0.06, 0.26));
      const sway = unit * random.between(-7, 7);
      brush.line(
        `M${num(x)} ${height}Q${num(x)} ${num((top + height) / 2)} ${num(x + sway)} ${num(top)}`,
        stalk,
        unit * (0.3 + 0.4 * depth),
      );
      const ink = mixColours(random.pick([third, fourth, second, third]), inks.paper, 0.5 * (1 - depth));
      random.pick(kinds)(
        brush,
        [x + sway, top],
        unit * (3 + 4.5 * depth) * random.between(0.85, 1.2),
        ink,
        stalk,
      );
    }
  }
}

function paintGrass(brush: Brush, colour: string, depth: number, count: number): void {
  const { width, height, random, unit } = brush;
  const blades = Array.from({ length: count }, () => {
    const x = random.between(-0.02, 1.02) * width;
    const tall = height * random.between(0.12, 0.3) * (0.8 + 0.4 * depth);
    const sway = unit * random.between(-8, 8);
    const half = unit * random.between(0.5, 1.1);
    return `M${num(x - half)} ${height}q${num(half)} ${num(-tall * 0.6)} ${num(half + sway)} ${num(-tall)}q${num(-sway + half)} ${num(tall * 0.5)} ${num(half - sway * 0.1)} ${num(tall)}z`;
  });
  brush.path(blades.join(''), colour);
}

const daisy: FlowerPainter = (brush, [x, y], size, ink, heart) => {
  const petals = Array.from({ length: 12 }, (_, at) => {
    const [dx, dy] = [Math.cos((at * Math.PI) / 6), Math.sin((at * Math.PI) / 6)];
    return `M${num(x + dx * size * 0.3)} ${num(y + dy * size * 0.3)}l${num(dx * size * 0.6)} ${num(dy * size * 0.6)}`;
  });
  brush.line(petals.join(''), mixColours(ink, '#ffffff', 0.35), size * 0.26, 'stroke-linecap="round"');
  brush.circle([x, y], size * 0.32, mixColours(heart, ink, 0.3));
};

const poppy: FlowerPainter = (brush, [x, y], size, ink, heart) => {
  const r = (share: number) => num(size * share);
  brush.path(
    `M${num(x)} ${num(y + size * 0.5)}c${r(-1.3)} ${r(0.1)} ${r(-1.4)} ${r(-1.2)} ${r(-0.7)} ${r(-1.35)}c${r(0.3)} ${r(-0.3)} ${r(1.1)} ${r(-0.3)} ${r(1.4)} 0c${r(0.7)} ${r(0.15)} ${r(0.6)} ${r(1.45)} ${r(-0.7)} ${r(1.35)}z`,
    ink,
  );
  brush.path(
    `M${num(x)} ${num(y + size * 0.5)}c${r(-0.9)} ${r(-0.2)} ${r(-0.7)} ${r(-0.8)} 0 ${r(-0.8)}s${r(0.9)} ${r(0.6)} 0 ${r(0.8)}z`,
    mixColours(ink, heart, 0.28),
  );
  brush.circle([x, y], size * 0.2, heart);
};

const tulip: FlowerPainter = (brush, [x, y], size, ink) => {
  const r = (share: number) => num(size * share);
  const cup = `M${num(x)} ${num(y + size * 0.7)}c${r(-0.9)} 0 ${r(-0.9)} ${r(-1)} ${r(-0.62)} ${r(-1.7)}l${r(0.34)} ${r(0.5)}l${r(0.28)} ${r(-0.75)}l${r(0.28)} ${r(0.75)}l${r(0.34)} ${r(-0.5)}c${r(0.28)} ${r(0.7)} ${r(0.28)} ${r(1.7)} ${r(-0.62)} ${r(1.7)}z`;
  brush.path(cup, ink);
  brush.path(
    `M${num(x)} ${num(y + size * 0.7)}c${r(-0.5)} ${r(-0.3)} ${r(-0.4)} ${r(-1.3)} 0 ${r(-1.9)}c${r(0.4)} ${r(0.6)} ${r(0.5)} ${r(1.6)} 0 ${r(1.9)}z`,
    mixColours(ink, '#ffffff', 0.25),
  );
};

const umbel: FlowerPainter = (brush, [x, y], size, ink, heart) => {
  let rays = '';
  let dots = '';
  for (let ray = 0; ray < 9; ray += 1) {
    const angle = (-78 + ray * 19.5) * (Math.PI / 180);
    const [tipX, tipY] = [x + Math.sin(angle) * size * 1.15, y - Math.cos(angle) * size * 0.9];
    rays += `M${num(x)} ${num(y)}L${num(tipX)} ${num(tipY)}`;
    dots += `M${num(tipX)} ${num(tipY)}h0M${num(tipX - size * 0.14)} ${num(tipY - size * 0.14)}h0M${num(tipX + size * 0.14)} ${num(tipY - size * 0.12)}h0`;
  }
  brush.line(rays, heart, size * 0.05);
  brush.line(dots, mixColours(ink, '#ffffff', 0.2), size * 0.26, 'stroke-linecap="round"');
};
