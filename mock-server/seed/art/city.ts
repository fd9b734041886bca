import { type Brush, num } from './brush.ts';
import { mixColours } from './colour.ts';
import { paintBirds, paintCrescent, paintSky, paintStars, paintSun } from './sky.ts';

/** Paints a skyline in three depths, with lit windows at night. */
export function paintCity(brush: Brush): void {
  const { width, height, random, unit, mood } = brush;
  const ground = height * random.between(0.84, 0.94);
  paintSky(brush, ground);
  if (mood.dark) {
    paintStars(brush, height * 0.5, 120);
    paintCrescent(
      brush,
      [width * random.between(0.2, 0.8), height * 0.2],
      unit * 6,
      random.between(0.2, 0.8),
    );
  } else {
    paintSun(
      brush,
      [width * random.between(0.25, 0.75), height * random.between(0.25, 0.5)],
      unit * random.between(9, 15),
    );
    if (random.chance(0.5)) paintBirds(brush, [width * random.next(), height * 0.2], 5);
  }
  for (const [depth, tall] of [
    [0, 0.5],
    [0.45, 0.44],
    [1, 0.34],
  ] as const) {
    const colour = mixColours(mixColours(mood.far, mood.sky[2], 0.25), mood.near, depth);
    const windows: string[] = [];
    const houses = skyline(brush, ground, height * tall, depth, windows);
    brush.path(
      `M0 ${num(ground)}${houses}V${height}H0z`,
      brush.linear([
        [0, colour],
        [1, mixColours(colour, mood.sky[2], 0.3 - 0.25 * depth)],
      ]),
    );
    if (windows.length > 0)
      brush.path(
        windows.join(''),
        mixColours(mood.light, mood.accent, 0.4),
        `opacity="${0.35 + 0.5 * depth}"`,
      );
  }
  brush.path(`M0 ${num(ground)}H${width}V${height}H0z`, mixColours(mood.near, '#000000', 0.2));
}

function skyline(brush: Brush, ground: number, tall: number, depth: number, windows: string[]): string {
  const { width, random, unit, mood } = brush;
  let d = '';
  let previous = ground;
  for (let x = -unit; x < width;) {
    const wide = unit * random.between(5, 11) * (0.75 + 0.4 * depth);
    const middle = 1 - Math.abs(x / width - 0.5) * 0.7;
    const top = ground - tall * middle * random.between(0.35, 1);
    d += `L${num(x)} ${num(previous)}V${num(top)}${roof(brush, wide)}`;
    const isLit = mood.dark || mood.tags.includes('sunset') ? 0.38 : 0.16;
    if (depth > 0.3) windows.push(...lights(brush, x, top, wide, ground, isLit));
    previous = top;
    x += wide;
    if (random.chance(0.25)) {
      d += `V${num(ground - tall * 0.12)}h${num(unit)}`;
      previous = ground - tall * 0.12;
      x += unit;
    }
  }
  return d;
}

/** Outline of a roof from left to right, as relative path commands. */
function roof({ random, unit }: Brush, wide: number): string {
  const w = (share: number) => num(wide * share);
  switch (random.whole(0, 7)) {
    case 0:
      return `h${w(0.2)}v${num(-unit * 3)}h${w(0.6)}v${num(unit * 3)}h${w(0.2)}`;
    case 1:
      return `l${w(0.5)} ${num(-unit * 4)}l${w(0.5)} ${num(unit * 4)}`;
    case 2:
      return `h${w(0.46)}v${num(-unit * 9)}h${w(0.08)}v${num(unit * 9)}h${w(0.46)}`;
    case 3:
      return `a${w(0.5)} ${w(0.45)} 0 0 1 ${w(1)} 0`;
    case 4:
      return `h${w(0.15)}v${num(-unit * 2)}h${w(0.2)}v${num(-unit * 2.4)}h${w(0.3)}v${num(unit * 2.4)}h${w(0.2)}v${num(unit * 2)}h${w(0.15)}`;
    case 5:
      return `l${w(1)} ${num(-unit * 4)}v${num(unit * 4)}`;
    default:
      return `h${w(1)}`;
  }
}

function lights(
  { random, unit }: Brush,
  x: number,
  top: number,
  wide: number,
  ground: number,
  share: number,
): string[] {
  const cell = unit * 1.7;
  const columns = Math.floor((wide - unit * 1.4) / cell);
  const rows = Math.min(16, Math.floor((ground - top - unit * 3) / (cell * 1.35)));
  const found: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!random.chance(share)) continue;
      const left = x + (wide - columns * cell) / 2 + column * cell + cell * 0.25;
      found.push(
        `M${num(left)} ${num(top + unit * 2 + row * cell * 1.35)}h${num(cell * 0.5)}v${num(cell * 0.75)}h${num(-cell * 0.5)}z`,
      );
    }
  }
  return found;
}
