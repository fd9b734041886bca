import { type Brush, num, type Point } from './brush.ts';
import { mixColours } from './colour.ts';
import { createCrest, paintRange } from './land.ts';
import { paintCloud, paintSky, paintStars, paintSun } from './sky.ts';

/** Paints hot-air balloons over hills. */
export function paintBalloons(brush: Brush): void {
  const { width, height, random, unit, mood } = brush;
  paintSky(brush, height * 0.9);
  if (mood.dark) paintStars(brush, height * 0.6, 120);
  paintSun(
    brush,
    [width * random.between(0.15, 0.85), height * random.between(0.5, 0.68)],
    unit * random.between(5, 9),
  );
  for (let cloud = 0; cloud < 4; cloud += 1) {
    paintCloud(
      brush,
      [width * random.next(), height * (0.16 + 0.15 * cloud)],
      unit * random.between(9, 18),
      mood.dark ? 0.12 : 0.55,
    );
  }
  const wide = Math.max(1, width / height / 1.5);
  for (const depth of [0, 0.5, 1]) {
    const line = createCrest(brush, height * (0.82 + 0.14 * depth), height * 0.12, 0.9 * wide, 0.3);
    const colour = mixColours(mood.far, mood.near, depth);
    paintRange(brush, line, colour, mixColours(mood.sky[2], colour, depth * 0.8));
  }
  const count = Math.round(random.between(2, 5) * Math.min(2, Math.max(0.8, width / height / 1.3)));
  for (let balloon = 0; balloon < count; balloon += 1) {
    const near = (balloon + 1) / count;
    const x = width * ((balloon * 0.618 + random.between(0.05, 0.2)) % 0.86) + width * 0.07;
    paintBalloon(
      brush,
      [x, height * random.between(0.16, 0.5) + unit * 6 * near],
      unit * (3.5 + 9 * near ** 1.5),
    );
  }
}

function paintBalloon(brush: Brush, [x, y]: Point, radius: number): void {
  const { random, mood, inks } = brush;
  const r = (share: number) => num(radius * share);
  const colours = random.chance(0.5)
    ? [inks.inks[1], inks.inks[3], inks.inks[4]]
    : [mood.accent, mood.light, mood.near];
  const [first = '', second = '', third = ''] = colours;
  const envelope = (half: number) =>
    `M${num(x - radius * half)} ${num(y)}C${num(x - radius * half)} ${num(y - radius * 1.35)} ${num(x + radius * half)} ${num(y - radius * 1.35)} ${num(x + radius * half)} ${num(y)}C${num(x + radius * half)} ${num(y + radius * 0.75)} ${num(x + radius * 0.26 * half)} ${num(y + radius * 1.1)} ${num(x + radius * 0.24 * half)} ${num(y + radius * 1.38)}H${num(x - radius * 0.24 * half)}C${num(x - radius * 0.26 * half)} ${num(y + radius * 1.1)} ${num(x - radius * half)} ${num(y + radius * 0.75)} ${num(x - radius * half)} ${num(y)}z`;
  for (const [at, half] of [1, 0.74, 0.42, 0.14].entries()) {
    brush.path(envelope(half), at % 2 === 0 ? first : second);
  }
  const band = brush.define((id) => `<clipPath id="${id}"><path d="${envelope(1)}"/></clipPath>`);
  brush.path(
    `M${num(x - radius)} ${num(y + radius * 0.1)}h${r(2)}v${r(0.26)}h${r(-2)}z`,
    third,
    `clip-path="url(#${band})"`,
  );
  brush.path(
    envelope(1),
    brush.linear(
      [
        [0, '#ffffff', 0.22],
        [0.5, '#ffffff', 0],
        [1, mood.near, 0.4],
      ],
      [0, 0, 1, 0],
    ),
  );
  brush.line(
    `M${num(x - radius * 0.2)} ${num(y + radius * 1.38)}l${r(0.06)} ${r(0.3)}M${num(x + radius * 0.2)} ${num(y + radius * 1.38)}l${r(-0.06)} ${r(0.3)}`,
    mood.near,
    radius * 0.03,
  );
  brush.path(
    `M${num(x - radius * 0.16)} ${num(y + radius * 1.66)}h${r(0.32)}l${r(-0.04)} ${r(0.26)}h${r(-0.24)}z`,
    mixColours(mood.near, mood.accent, 0.3),
  );
}
