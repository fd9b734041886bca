import { type Brush, num } from './brush.ts';
import { mixColours } from './colour.ts';
import { sampleLine } from './curves.ts';
import { coniferRow, createCrest, paintRange } from './land.ts';
import { paintSky, paintStars, paintSun } from './sky.ts';

/** Paints rows of conifers that fade into mist. */
export function paintPines(brush: Brush): void {
  const { width, height, random, unit, mood } = brush;
  paintSky(brush, height * 0.8);
  if (mood.dark) paintStars(brush, height * 0.4, 110);
  paintSun(
    brush,
    [width * random.between(0.2, 0.8), height * random.between(0.15, 0.35)],
    unit * random.between(4, 7),
  );
  const rows = 6;
  const wide = Math.max(0.6, width / height / 1.5);
  for (let row = 0; row < rows; row += 1) {
    const depth = row / (rows - 1);
    const slope = createCrest(brush, height * (0.42 + 0.55 * depth), height * 0.16, 0.7 * wide, 0.3);
    const size = unit * (8 + 26 * depth);
    const colour = mixColours(mood.far, mood.near, depth);
    brush.path(coniferRow(brush, slope, size, Math.round((34 - 20 * depth) * wide), row < 3 ? 2 : 4), colour);
    paintRange(brush, slope, colour, mixColours(mood.sky[2], colour, depth * 0.75));
  }
}

/** Paints bare trunks with light falling in. */
export function paintTrunks(brush: Brush): void {
  const { width, height, random, unit, mood } = brush;
  const [top, middle, low] = mood.sky;
  brush.fill(
    brush.linear([
      [0, mixColours(top, middle, 0.5)],
      [0.6, low],
      [1, mixColours(low, mood.far, 0.4)],
    ]),
  );
  paintSun(brush, [width * random.between(0.3, 0.7), height * 0.36], unit * 7);
  for (let layer = 0; layer < 4; layer += 1) {
    const depth = layer / 3;
    const colour = mixColours(mixColours(low, mood.far, 0.6), mood.near, depth ** 1.2);
    const count = Math.round((24 - 17 * depth) * Math.max(0.7, width / height / 1.4));
    const ground = height * (0.72 + 0.16 * depth);
    for (let trunk = 0; trunk < count; trunk += 1) {
      const x = ((trunk + random.between(0.05, 0.95)) / count) * width;
      const thick = unit * (0.7 + 3 * depth ** 1.3) * random.between(0.7, 1.3);
      paintTrunk(brush, x, ground, thick, colour);
    }
    const floor = sampleLine(width, 24, (t) => ground + unit * 1.4 * Math.sin(t * 9 + layer * 2));
    brush.path(
      `M${floor.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}V${height}H0z`,
      brush.linear([
        [0, colour],
        [1, mixColours(colour, mood.near, 0.5)],
      ]),
    );
  }
  const shafts = Array.from({ length: 4 }, () => {
    const x = random.between(0, 0.9) * width;
    const wide = random.between(4, 12) * unit;
    return `M${Math.round(x)} 0h${Math.round(wide)}l${Math.round(width * 0.16)} ${height}h${Math.round(-wide * 2)}z`;
  });
  brush.path(
    shafts.join(''),
    brush.linear([
      [0, mood.light, 0.32],
      [0.8, mood.light, 0],
    ]),
  );
}

function paintTrunk(brush: Brush, x: number, ground: number, thick: number, colour: string): void {
  const { random, unit } = brush;
  const lean = unit * random.between(-2.5, 2.5);
  const foot = Math.round(ground + unit * 2);
  brush.path(
    `M${num(x - thick / 2)} ${foot}L${num(x - thick * 0.28 + lean)} 0h${num(thick * 0.56)}L${num(x + thick / 2)} ${foot}z`,
    colour,
  );
  const twigs = Array.from({ length: random.whole(1, 4) }, () => {
    const y = random.between(0.04, 0.55) * ground;
    const side = random.chance(0.5) ? 1 : -1;
    const reach = thick * random.between(1.5, 3.5) + unit * 2;
    return `M${num(x + lean * (1 - y / ground))} ${num(y)}q${num(side * reach * 0.5)} ${num(-reach * 0.15)} ${num(side * reach)} ${num(-reach * 0.9)}`;
  });
  brush.line(twigs.join(''), colour, thick * 0.24, 'stroke-linecap="round"');
}
