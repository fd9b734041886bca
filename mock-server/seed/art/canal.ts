import { type Brush, num } from './brush.ts';
import { mixColours } from './colour.ts';
import { paintCloud, paintSky, paintStars, paintSun } from './sky.ts';

/** Paints a row of narrow houses by the water, and their reflection. */
export function paintCanal(brush: Brush): void {
  const { width, height, random, unit, mood, inks } = brush;
  const quay = height * random.between(0.66, 0.74);
  paintSky(brush, quay);
  if (mood.dark) paintStars(brush, quay * 0.6, 90);
  else {
    paintSun(brush, [width * random.between(0.15, 0.85), quay * 0.3], unit * 7);
    paintCloud(brush, [width * random.between(0.2, 0.8), quay * random.between(0.12, 0.25)], unit * 13, 0.6);
  }
  brush.add('<g id="row">');
  const shade = mood.dark ? 0.55 : mood.tags.includes('sunset') ? 0.3 : 0.06;
  let last = '';
  for (let x = 0; x < width - unit * 2;) {
    const wide = Math.min(unit * random.between(11, 17), width - x + unit);
    const choices = inks.inks.filter((ink) => ink !== last);
    last = choices[random.whole(0, choices.length - 1)] ?? inks.inks[0];
    paintHouse(brush, x, wide, quay, unit * random.between(32, 52), mixColours(last, mood.near, shade));
    x += wide;
  }
  brush.add('</g>');
  const [top, middle, low] = mood.sky;
  brush.path(
    `M0 ${num(quay)}H${width}V${height}H0z`,
    brush.linear([
      [0, mixColours(middle, mood.near, 0.35)],
      [1, mixColours(top, mood.near, 0.6)],
    ]),
  );
  brush.add(`<use href="#row" transform="matrix(1 0 0 -1 0 ${num(quay * 2 + unit * 2)})" opacity=".32"/>`);
  const ripples = Array.from({ length: 60 }, () => {
    const depth = random.next();
    return `M${Math.round(random.between(-0.05, 1) * width)} ${Math.round(quay + unit * 3 + depth * (height - quay))}h${Math.round(unit * random.between(3, 14))}`;
  });
  brush.line(
    ripples.join(''),
    mixColours(low, mood.light, 0.5),
    unit * 0.3,
    'stroke-linecap="round" opacity=".35"',
  );
  brush.path(
    `M0 ${num(quay - unit * 0.4)}H${width}v${num(unit * 2.4)}H0z`,
    mixColours(mood.near, mood.far, 0.3),
  );
}

function paintHouse(brush: Brush, x: number, wide: number, quay: number, tall: number, colour: string): void {
  const { random, unit, mood } = brush;
  const eaves = quay - tall;
  const w = (share: number) => num(wide * share);
  const gable = [
    `l${w(0.5)} ${num(-unit * 7)}l${w(0.5)} ${num(unit * 7)}`,
    `h${w(0.12)}v${num(-unit * 2.4)}h${w(0.14)}v${num(-unit * 2.4)}h${w(0.14)}v${num(-unit * 2.4)}h${w(0.2)}v${num(unit * 2.4)}h${w(0.14)}v${num(unit * 2.4)}h${w(0.14)}v${num(unit * 2.4)}h${w(0.12)}`,
    `c${w(0.2)} 0 ${w(0.22)} ${num(-unit * 4)} ${w(0.3)} ${num(-unit * 5)}q${w(0.2)} ${num(-unit * 3.4)} ${w(0.4)} 0c${w(0.08)} ${num(unit)} ${w(0.1)} ${num(unit * 5)} ${w(0.3)} ${num(unit * 5)}`,
    `h${w(1)}`,
  ] as const;
  brush.path(
    `M${num(x)} ${num(quay)}V${num(eaves)}${random.pick([gable[0], gable[0], gable[1], gable[2], gable[3]])}V${num(quay)}z`,
    colour,
  );
  brush.path(
    `M${num(x + wide * 0.9)} ${num(quay)}V${num(eaves)}h${w(0.1)}V${num(quay)}z`,
    mixColours(colour, mood.near, 0.25),
  );
  const floors = Math.floor((tall - unit * 9) / (unit * 9));
  const columns = wide > unit * 14 ? 3 : 2;
  const pane = (wide * 0.8) / columns;
  const frames: string[] = [];
  const lit: string[] = [];
  const glass: string[] = [];
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const left = x + wide * 0.08 + column * pane + pane * 0.2;
      const top = eaves + unit * 3 + floor * unit * 9;
      frames.push(
        box(left - unit * 0.35, top - unit * 0.35, pane * 0.6 + unit * 0.7, unit * 6.2 + unit * 0.7),
      );
      const isLit = random.chance(mood.dark ? 0.6 : mood.tags.includes('sunset') ? 0.4 : 0.08);
      (isLit ? lit : glass).push(box(left, top, pane * 0.6, unit * 6.2));
    }
  }
  const door = x + wide * random.between(0.15, 0.6);
  brush.path(box(door, quay - unit * 7.4, unit * 3.8, unit * 7.4), mixColours(mood.near, mood.accent, 0.2));
  brush.path(frames.join(''), mixColours('#ffffff', colour, mood.dark ? 0.6 : 0.2));
  if (glass.length > 0) brush.path(glass.join(''), mixColours(mood.near, mood.sky[1], 0.4));
  if (lit.length > 0) brush.path(lit.join(''), mixColours(mood.light, mood.accent, 0.45));
}

function box(x: number, y: number, wide: number, tall: number): string {
  return `M${num(x)} ${num(y)}h${num(wide)}v${num(tall)}h${num(-wide)}z`;
}
