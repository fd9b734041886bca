import type { Brush, Point } from './brush.ts';
import { mixColours } from './colour.ts';
import { closedSmoothPath, createNoise, sampleLine, smoothPath } from './curves.ts';

/** Paints sheets of paper cut in waves, with soft shadows between them. */
export function paintWaves(brush: Brush): void {
  const { width, height, random, unit } = brush;
  const sheets = random.whole(7, 10);
  const tilt = random.between(-0.18, 0.18);
  brush.fill(tone(brush, 0));
  for (let sheet = 0; sheet < sheets; sheet += 1) {
    const depth = (sheet + 0.6) / sheets;
    const shape = createNoise(random, (width / height) * 0.75, 0.3);
    const line = sampleLine(
      width,
      14,
      (t) => height * (depth + tilt * (t - 0.5)) + unit * (5 + 5 * (1 - depth)) * shape(t),
    );
    paintSheet(brush, `${smoothPath(line)}V${height}H0z`, tone(brush, depth), [0, -unit]);
  }
}

/** Paints nested sheets with holes, like the contour lines of a map. */
export function paintContours(brush: Brush): void {
  const { width, height, random, unit } = brush;
  const rings = random.whole(7, 9);
  const [x, y] = [width * random.between(0.38, 0.62), height * random.between(0.4, 0.6)];
  const shape = Array.from({ length: 14 }, () => random.between(-1, 1));
  brush.fill(tone(brush, 0));
  const reach = Math.hypot(width, height) * 0.56;
  for (let ring = 0; ring < rings; ring += 1) {
    const depth = (ring + 1) / rings;
    const radius = reach * (1 - depth * 0.92) ** 0.9;
    const points = shape.map((bump, at): Point => {
      const angle = (at / shape.length) * Math.PI * 2;
      const far = radius * (1 + 0.2 * bump + 0.06 * Math.sin(angle * 3 + ring * 0.7));
      return [x + Math.cos(angle) * far * Math.min(1.25, width / height), y + Math.sin(angle) * far];
    });
    paintSheet(brush, closedSmoothPath(points), tone(brush, depth), [unit * 0.5, unit * 0.9]);
  }
}

/** Paints a sheet and its shadow: two faint, displaced copies. */
function paintSheet(brush: Brush, d: string, colour: string, [dx, dy]: Point): void {
  const shade = mixColours(brush.inks.inks[0], '#000000', 0.5);
  for (const share of [1, 0.5]) {
    brush.path(
      d,
      shade,
      `opacity=".13" transform="translate(${Math.round(dx * share)} ${Math.round(dy * share)})"`,
    );
  }
  brush.path(d, colour);
}

/** Selects an ink by depth, from pale to dark. */
function tone({ inks }: Brush, depth: number): string {
  const fromPale = inks.inks.toReversed();
  const scale = isDark(inks.paper) ? [...fromPale, inks.paper] : [inks.paper, ...fromPale];
  const place = Math.min(0.999, Math.max(0, depth)) * (scale.length - 1);
  const at = Math.floor(place);
  return mixColours(scale[at] ?? inks.paper, scale[at + 1] ?? inks.inks[0], place - at);
}

function isDark(colour: string): boolean {
  return Number.parseInt(colour.slice(1, 3), 16) < 128;
}
